// Observable stores, middleware, undo, dependency injection, factories
protocol Reducer<State, Action> { associatedtype State; associatedtype Action; func reduce(_ s: inout State, _ a: Action) -> Effect<Action> }
enum Effect<A> { case none, send(A), merge([Effect]), run(() -> A?)
  func map<B>(_ f: @escaping (A) -> B) -> Effect<B> { switch self { case .none: .none; case .send(let a): .send(f(a)); case .merge(let l): .merge(l.map { $0.map(f) }); case .run(let w): .run { w().map(f) } } } }
final class Store<R: Reducer> { private(set) var state: R.State { didSet { observers.values.forEach { $0(state) } } }; private let reducer: R; private var observers: [Int: (R.State) -> Void] = [:]; private lazy var ids = (0...).makeIterator()
  init(_ s: R.State, _ r: R) { state = s; reducer = r }
  func send(_ a: R.Action) { run(reducer.reduce(&state, a)) }
  private func run(_ e: Effect<R.Action>) { switch e { case .none: break; case .send(let a): send(a); case .merge(let l): l.forEach(run); case .run(let w): if let a = w() { send(a) } } }
  @discardableResult func observe(_ f: @escaping (R.State) -> Void) -> () -> Void { let id = ids.next()!; observers[id] = f; f(state); return { [weak self] in self?.observers[id] = nil } }
  func binding<V>(_ get: @escaping (R.State) -> V, _ set: @escaping (V) -> R.Action) -> Bind<V> { Bind(get: { get(self.state) }, set: { self.send(set($0)) }) } }
@propertyWrapper struct Bind<V> { let get: () -> V, set: (V) -> Void; var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }; var projectedValue: Bind<V> { self }
  func map<T>(_ p: WritableKeyPath<V, T>) -> Bind<T> { Bind<T>(get: { wrappedValue[keyPath: p] }, set: { var v = wrappedValue; v[keyPath: p] = $0; wrappedValue = v }) } }
struct Counter: Reducer { struct State: Equatable { var n = 0; var log: [String] = [] }
  enum Action { case inc, dec, set(Int), logged(String) }
  func reduce(_ s: inout State, _ a: Action) -> Effect<Action> { switch a { case .inc: s.n += 1; return s.n == 3 ? .merge([.send(.logged("three")), .run { .logged("ran") }]) : .none
    case .dec where s.n == 0: return .send(.logged("floor")); case .dec: s.n -= 1; return .none; case .set(let v): s.n = v; return .none; case .logged(let t): s.log.append(t); return .none } } }
let store = Store(Counter.State(), Counter()); var seen: [Int] = []; let stop = store.observe { seen.append($0.n) }
for a: Counter.Action in [.dec, .inc, .inc, .inc] { store.send(a) }; stop(); store.send(.inc); print(store.state, seen)
let b = store.binding(\.n) { .set($0) }; b.wrappedValue = 9; b.wrappedValue += 1; print(b.wrappedValue, store.state.n)
struct Form { var name = "x"; var size = (w: 1, h: 2) }; var form = Form(); let fb = Bind(get: { form }, set: { form = $0 }); fb.map(\.size.h).wrappedValue = 7; fb.map(\.name).wrappedValue += "!"; print(form)
struct Flip { @Bind var on: Bool; func flip() { on.toggle() } }; var flag = false; Flip(on: Bind(get: { flag }, set: { flag = $0 })).flip(); 
print(flag)
final class UndoStack<T> { private var past: [T] = [], future: [T] = []; var current: T { didSet { past.append(oldValue); future = [] } }; init(_ t: T) { current = t }
  func undo() { guard let p = past.popLast() else { return }; let c = current; current = p; past.removeLast(); future = [c] + future_; future_ = future }
  private var future_: [T] = []; func redo() { guard !future_.isEmpty else { return }; current = future_.removeFirst() } }
let u = UndoStack("a"); u.current = "b"; u.current = "c"; u.undo(); print(u.current); u.undo(); print(u.current); u.redo(); print(u.current)
protocol Service { init(); var name: String { get } }; struct API: Service { let name = "api" }; struct Mock: Service { var name: String { "mock \(Self.self)" } }
final class Container { static let shared = Container(); private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ t: T.Type = T.self, _ make: @escaping () -> T) { makers[ObjectIdentifier(t)] = make }; func resolve<T>() -> T? { makers[ObjectIdentifier(T.self)]?() as? T } }
Container.shared.register { API() }
let api: API? = Container.shared.resolve(); print(api?.name ?? "-", (Container.shared.resolve() as Int?) as Any)
let types: [any Service.Type] = [API.self, Mock.self]; print(types.map { $0.init().name }, types.map { String(describing: $0) })
