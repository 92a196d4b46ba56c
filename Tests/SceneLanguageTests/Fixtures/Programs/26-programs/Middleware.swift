// Redux-style store, middleware, reducers, reactive observable
struct AppState: Equatable { var counter = CounterState(); var user: User?; var log: [String] = []
  struct CounterState: Equatable { var value = 0; var step = 1 } ; struct User: Equatable { let name: String } }
enum Action { case counter(CounterAction), login(String), logout, batch([Action])
  enum CounterAction { case increment, decrement, setStep(Int) } }
typealias Reducer<S, A> = (inout S, A) -> Void
typealias Middleware<S, A> = (_ get: @escaping () -> S, _ next: @escaping (A) -> Void) -> (A) -> Void
func combine<S, A>(_ rs: Reducer<S, A>...) -> Reducer<S, A> { { s, a in for r in rs { r(&s, a) } } }
func pullback<G, L, GA, LA>(_ r: @escaping Reducer<L, LA>, state: WritableKeyPath<G, L>, action: @escaping (GA) -> LA?) -> Reducer<G, GA> {
  { g, a in guard let la = action(a) else { return }; r(&g[keyPath: state], la) }
}
let counterReducer: Reducer<AppState.CounterState, Action.CounterAction> = { state, action in
  switch action {
  case .increment: state.value += state.step
  case .decrement: state.value -= state.step
  case .setStep(let n): state.step = n
  }
}
func userReducer(_ s: inout AppState.User?, _ a: Action) { switch a { case .login(let n): s = .init(name: n); case .logout: s = nil; default: break } }
let appReducer = combine(
  pullback(counterReducer, state: \AppState.counter) { (a: Action) in if case .counter(let c) = a { return c }; return nil },
  pullback(userReducer, state: \.user, action: { $0 }),
  { s, a in if case .batch(let all) = a { s.log.append("batch of \(all.count)") } }
)
final class Store<S: Equatable, A> {
  private(set) var state: S { didSet { if state != oldValue { for s in subscribers.values { s(state) } } } }
  private var subscribers: [Int: (S) -> Void] = [:]; private var nextID = 0
  private lazy var dispatcher: (A) -> Void = middlewares.reversed().reduce({ [unowned self] a in self.reducer(&self.state, a) }) { next, m in m({ [unowned self] in self.state }, next) }
  private let reducer: Reducer<S, A>, middlewares: [Middleware<S, A>]
  init(_ s: S, reducer: @escaping Reducer<S, A>, middlewares: [Middleware<S, A>] = []) { state = s; self.reducer = reducer; self.middlewares = middlewares }
  func dispatch(_ a: A) { dispatcher(a) }
  func subscribe<V: Equatable>(_ kp: KeyPath<S, V>, _ f: @escaping (V) -> Void) -> () -> Void {
    nextID += 1; let id = nextID; var last = state[keyPath: kp]; f(last)
    subscribers[id] = { s in let v = s[keyPath: kp]; if v != last { last = v; f(v) } }
    return { [weak self] in self?.subscribers.removeValue(forKey: id) }
  }
}
let logger: Middleware<AppState, Action> = { get, next in { a in let before = get().counter.value; next(a); let after = get().counter.value; if before != after { print("log: \(before) -> \(after)") } } }
let flatten: Middleware<AppState, Action> = { _, next in { a in if case .batch(let list) = a { list.forEach(next) }; next(a) } }
let store = Store(AppState(), reducer: appReducer, middlewares: [flatten, logger])
let cancel = store.subscribe(\.counter.value) { print("value", $0) }
_ = store.subscribe(\.user) { print("user", $0?.name ?? "none") }
store.dispatch(.counter(.increment))
store.dispatch(.batch([.counter(.setStep(5)), .counter(.increment), .login("Ann")]))
cancel()
store.dispatch(.counter(.decrement)); store.dispatch(.logout)
print(store.state)
// observable
@propertyWrapper final class Observed<T> { var wrappedValue: T { didSet { observers.forEach { $0(oldValue, wrappedValue) } } }
  private var observers: [(T, T) -> Void] = []; var projectedValue: Observed { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  @discardableResult func observe(_ f: @escaping (T, T) -> Void) -> Self { observers.append(f); return self }
  func map<U>(_ f: @escaping (T) -> U) -> Observed<U> { let o = Observed<U>(wrappedValue: f(wrappedValue)); observe { _, n in o.wrappedValue = f(n) }; return o } }
class ViewModel { @Observed var name = "x"; @Observed var items = [1]; lazy var count = $items.map(\.count) }
let vm = ViewModel()
vm.$name.observe { print("name \($0) → \($1)") }.observe { old, new in print(old.count, new.count) }
vm.count.observe { print("count", $0, $1) }
vm.name = "long"; vm.items.append(2); vm.items = []
print(vm.count.wrappedValue)
