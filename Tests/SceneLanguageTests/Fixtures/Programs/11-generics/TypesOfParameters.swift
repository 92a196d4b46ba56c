protocol Reducer { associatedtype Action; associatedtype State; func reduce(_ s: inout State, _ a: Action) }
struct Counter: Reducer { enum Action { case inc, dec, add(Int) }
  func reduce(_ s: inout Int, _ a: Action) { switch a { case .inc: s += 1; case .dec: s -= 1; case .add(let n): s += n } } }
final class Store<R: Reducer> { var state: R.State; let r: R
  init(_ state: R.State, _ r: R) { self.state = state; self.r = r }
  func send(_ a: R.Action) { r.reduce(&state, a) } }
let store = Store(0, Counter())
store.send(.inc); store.send(.add(4)); store.send(.dec)
print(store.state)
func run<R: Reducer>(_ r: R, _ s: R.State, _ actions: [R.Action]) -> R.State { var s = s; for a in actions { r.reduce(&s, a) }; return s }
print(run(Counter(), 3, [.inc, .inc, .add(10)]))
func drive<R: Reducer>(_ r: R, s: R.State, _ actions: R.Action...) -> R.State where R.State == Int { var s = s; for a in actions { r.reduce(&s, a) }; return s }
print(drive(Counter(), s: 3, .inc, .add(10)))
