// A store that tells observers, filters, and finds its values by subscript.
import Foundation

protocol Cancellable { func cancel() }
final class AnyToken: Cancellable, Hashable {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func cancel() {
    action?()
    action = nil
  }
  deinit { cancel() }
  static func == (l: AnyToken, r: AnyToken) -> Bool { l === r }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func store(in set: inout Set<AnyToken>) { set.insert(self) }
}
class Subject<Value> {
  typealias Handler = (Value) -> Void
  private var handlers: [Int: Handler] = [:]
  private var nextID = 0
  private(set) var value: Value
  init(_ value: Value) { self.value = value }
  func send(_ v: Value) {
    value = v
    for (_, h) in handlers.sorted(by: { $0.key < $1.key }) { h(v) }
  }
  func sink(_ h: @escaping Handler) -> AnyToken {
    let id = nextID
    nextID += 1
    handlers[id] = h
    h(value)
    return AnyToken { [weak self] in self?.handlers[id] = nil }
  }
  func map<T>(_ f: @escaping (Value) -> T) -> Subject<T> {
    let s = Subject<T>(f(value))
    tokens.insert(sink { s.send(f($0)) })
    return s
  }
  func filter(_ p: @escaping (Value) -> Bool) -> Subject<Value?> {
    let s = Subject<Value?>(nil)
    sink { if p($0) { s.send($0) } }.store(in: &tokens)
    return s
  }
  private var tokens: Set<AnyToken> = []
}
extension Subject where Value: Equatable {
  func removeDuplicates() -> Subject {
    let s = Subject(value)
    var last = value
    sink {
      if $0 != last {
        last = $0
        s.send($0)
      }
    }.store(in: &kept)
    return s
  }
}
var kept: Set<AnyToken> = []
struct Todo: Identifiable, Equatable {
  let id: UUID
  var title: String
  var isDone = false
  var priority: Priority = .normal
  enum Priority: Int, Comparable, CaseIterable {
    case low = 1
    case normal, high
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var label: String {
      switch self {
      case .low: "↓"
      case .normal: "–"
      case .high: "↑"
      }
    }
  }
}
final class Store {
  enum Filter: String, CaseIterable, Identifiable {
    case all, active, done
    var id: Self { self }
    func accepts(_ t: Todo) -> Bool {
      switch self {
      case .all: true
      case .active: !t.isDone
      case .done: t.isDone
      }
    }
  }
  private(set) var todos: [Todo] = [] {
    didSet {
      changes.send(todos.count)
      if oldValue.count != todos.count { log.append("\(oldValue.count)→\(todos.count)") }
    }
  }
  var filter = Filter.all
  let changes = Subject(0)
  var log: [String] = []
  var visible: [Todo] {
    todos.filter(filter.accepts).sorted { ($0.priority, $1.title) > ($1.priority, $0.title) }
  }
  var remaining: Int { todos.lazy.filter { !$0.isDone }.count }
  @discardableResult func add(_ title: String, _ p: Todo.Priority = .normal) -> Todo.ID {
    let t = Todo(id: UUID(), title: title, priority: p)
    todos.append(t)
    return t.id
  }
  func update(_ id: Todo.ID, _ change: (inout Todo) -> Void) {
    guard let i = todos.firstIndex(where: { $0.id == id }) else { return }
    change(&todos[i])
  }
  func remove(atOffsets offsets: IndexSet) {
    for i in offsets.sorted(by: >) { todos.remove(at: i) }
  }
  func move(fromOffsets s: IndexSet, toOffset d: Int) {
    let m = s.map { todos[$0] }
    todos = todos.enumerated().filter { !s.contains($0.offset) }.map(\.element)
    todos.insert(contentsOf: m, at: min(d, todos.count))
  }
  subscript(id: Todo.ID) -> Todo? {
    get { todos.first { $0.id == id } }
    set {
      if let newValue { update(id) { $0 = newValue } } else { todos.removeAll { $0.id == id } }
    }
  }
}
let s = Store()
var seen: [String] = []
var bag = Set<AnyToken>()
s.changes.map { "n=\($0)" }.sink { seen.append($0) }.store(in: &bag)
s.changes.removeDuplicates().sink { seen.append("u\($0)") }.store(in: &bag)
let a = s.add("milk")
let b = s.add("bread", .high)
s.add("eggs", .low)
s.update(a) {
  $0.isDone.toggle()
  $0.title += "!"
}
s[b]?.title = "rye"
print(s.visible.map { "\($0.priority.label)\($0.title)" }, s.remaining)
for f in Store.Filter.allCases {
  s.filter = f
  print(f.rawValue.capitalized, s.visible.map(\.title))
}
s[a] = nil
s.remove(atOffsets: IndexSet(integer: 0))
s.move(fromOffsets: [0], toOffset: 5)
print(s.todos.map(\.title), s.log, seen)
bag.removeAll()
s.add("x")
print(seen.count, Todo.Priority.allCases.max()!.label, s[UUID()] == nil)
let grouped = Dictionary(grouping: s.todos, by: \.priority).sorted { $0.key > $1.key }
for (p, ts) in grouped { print(p, ts.map(\.title).joined(separator: ","), separator: ": ") }
