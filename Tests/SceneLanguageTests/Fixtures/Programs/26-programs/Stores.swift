// state machines / stores / reducers as apps write them
import Foundation

protocol Action {}
enum CounterAction: Action, Equatable {
  case increment(by: Int = 1)
  case decrement, reset
  case setName(String)
}
struct AppState: Equatable {
  var count = 0
  var name = "?"
  var history: [String] = []
  var nested = Nested()
  struct Nested: Equatable {
    var flag = false
    var items: Set<Int> = []
  }
}
typealias Reducer<S, A> = (inout S, A) -> [() -> A?]
let reducer: Reducer<AppState, CounterAction> = { state, action in
  switch action {
  case .increment(let n):
    state.count += n
    state.history.append("+\(n)")
  case .decrement:
    state.count -= 1
    state.history.append("-")
  case .reset:
    state = AppState(name: state.name)
    return [{ .setName("fresh") }]
  case .setName(let name) where name.isEmpty: break
  case .setName(let name): state.name = name
  }
  return []
}
final class Store<S: Equatable, A: Action> {
  private(set) var state: S {
    didSet { if state != oldValue { observers.forEach { $0.value(state) } } }
  }
  private let reduce: Reducer<S, A>
  private var observers: [Int: (S) -> Void] = [:]
  private var nextID = 0
  init(_ initial: S, reduce: @escaping Reducer<S, A>) {
    state = initial
    self.reduce = reduce
  }
  func send(_ action: A) {
    for effect in reduce(&state, action) { if let next = effect() { send(next) } }
  }
  @discardableResult func subscribe(_ f: @escaping (S) -> Void) -> () -> Void {
    let id = nextID
    nextID += 1
    observers[id] = f
    f(state)
    return { [weak self] in self?.observers[id] = nil }
  }
  func scope<T>(_ path: KeyPath<S, T>) -> () -> T { { self.state[keyPath: path] } }
}
let store = Store(AppState(), reduce: reducer)
var seen: [String] = []
let cancel = store.subscribe { seen.append("\($0.count)\($0.name)") }
store.send(.increment())
store.send(.increment(by: 5))
store.send(.setName(""))
store.send(.setName("Bob"))
store.send(.decrement)
let count = store.scope(\.count)
let names = store.scope(\.name.count)
print(seen, count(), names(), store.state.history)
cancel()
store.send(.reset)
print(seen.count, store.state)
protocol Repository {
  associatedtype Entity: Identifiable & Hashable
  var all: [Entity] { get }
  mutating func save(_ e: Entity)
  func find(_ id: Entity.ID) -> Entity?
}
extension Repository {
  func find(_ id: Entity.ID) -> Entity? { all.first { $0.id == id } }
  func grouped<K: Hashable>(by key: (Entity) -> K) -> [K: [Entity]] {
    Dictionary(grouping: all, by: key)
  }
}
struct Todo: Identifiable, Hashable {
  let id: Int
  var title: String
  var done = false
  var due: Due = .someday
  enum Due: Hashable, Comparable {
    case today
    case days(Int)
    case someday
  }
}
struct MemoryRepo<E: Identifiable & Hashable>: Repository {
  private var store: [E.ID: E] = [:]
  private var order: [E.ID] = []
  var all: [E] { order.compactMap { store[$0] } }
  mutating func save(_ e: E) { if store.updateValue(e, forKey: e.id) == nil { order.append(e.id) } }
}
var repo = MemoryRepo<Todo>()
repo.save(Todo(id: 1, title: "Buy"))
repo.save(Todo(id: 2, title: "Sell", due: .days(3)))
repo.save(Todo(id: 3, title: "Run", due: .today))
repo.save(Todo(id: 1, title: "Buy!", done: true))
print(
  repo.all.map(\.title),
  repo.find(2)?.due as Any,
  repo.find(9) as Any,
  repo.grouped(by: \.done).mapValues(\.count)[true]!
)
print(
  repo.all.sorted { $0.due < $1.due }.map(\.id),
  Todo.Due.days(2) < .days(3),
  [Todo.Due.someday, .today, .days(9), .days(1)].sorted()
)
struct AnyRepo<E: Identifiable & Hashable> {
  private let _all: () -> [E]
  init<R: Repository>(_ r: R) where R.Entity == E { _all = { r.all } }
  var all: [E] { _all() }
}
print(AnyRepo(repo).all.count)
final class ViewModel {
  enum Phase<V> {
    case idle
    case loading(progress: Double)
    case loaded(V)
    case failed(any Error)
    var value: V? {
      guard case .loaded(let v) = self else { return nil }
      return v
    }
    func map<U>(_ f: (V) throws -> U) rethrows -> Phase<U> {
      switch self {
      case .idle: .idle
      case .loading(let p): .loading(progress: p)
      case .loaded(let v): .loaded(try f(v))
      case .failed(let e): .failed(e)
      }
    }
  }
  var phase: Phase<[Todo]> = .idle { didSet { log.append(describe(phase)) } }
  private(set) lazy var log: [String] = []
  private func describe<V>(_ p: Phase<V>) -> String {
    switch p {
    case .idle: return "idle"
    case .loading(progress: let x) where x > 0.5: return "almost"
    case .loading: return "loading"
    case .loaded(let v): return "loaded \((v as? [Todo])?.count ?? -1)"
    case .failed(let e as LocalizedError): return e.errorDescription ?? "?"
    case .failed(let e): return "failed \(e)"
    }
  }
  func load(_ r: some Repository) {
    phase = .loading(progress: 0.1)
    phase = .loading(progress: 0.9)
    phase = .loaded(r.all.compactMap { $0 as? Todo })
  }
  struct Failure: LocalizedError { var errorDescription: String? { "sorry" } }
  func fail() { phase = .failed(Failure()) }
}
let vm = ViewModel()
vm.load(repo)
print(vm.phase.value?.count ?? 0, vm.phase.map { $0.map(\.title).joined(separator: "+") }.value!)
vm.fail()
print(vm.log)
