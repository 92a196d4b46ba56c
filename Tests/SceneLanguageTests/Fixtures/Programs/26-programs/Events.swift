final class Emitter<Event> { typealias Handler = (Event) -> Void; private var handlers: [Int: Handler] = [:]; private var next = 0
  @discardableResult func on(_ h: @escaping Handler) -> () -> Void { let id = next; next += 1; handlers[id] = h; return { [weak self] in self?.handlers[id] = nil } }
  func emit(_ e: Event) { for key in handlers.keys.sorted() { handlers[key]?(e) } } }
enum UI: Equatable { case tap(x: Int, y: Int), key(Character), close }
let bus = Emitter<UI>(); var log: [String] = []
let off = bus.on { log.append("1:\($0)") }
bus.on { e in if case .tap(let x, _) = e, x > 5 { log.append("right") } }
bus.on { if $0 == .close { log.append("bye") } }
bus.emit(.tap(x: 9, y: 1)); off(); bus.emit(.key("q")); bus.emit(.close)
print(log)
struct Machine<State: Hashable, Input> { private(set) var state: State; var table: [State: (Input) -> State?]; mutating func send(_ i: Input) -> Bool { guard let s = table[state]?(i) else { return false }; state = s; return true } }
enum Door { case open, closed, locked }
var door = Machine<Door, String>(state: .closed, table: [.closed: { $0 == "open" ? .open : $0 == "lock" ? .locked : nil }, .open: { $0 == "close" ? .closed : nil }, .locked: { $0 == "unlock" ? .closed : nil }])
print(["open", "lock", "close", "lock", "open", "unlock"].map { "\($0) \(door.send($0)) \(door.state)" })
func debounce<T>(_ values: [T], equal: (T, T) -> Bool) -> [T] { values.reduce(into: []) { r, v in if let l = r.last, equal(l, v) { return }; r.append(v) } }
print(debounce([1, 1, 2, 2, 1], equal: ==), debounce(["a", "A"], equal: { $0.lowercased() == $1.lowercased() }))
