enum State: String { case idle, running, paused, done }
enum Action { case start, pause, resume, finish, fail(reason: String) }
struct Machine {
  private(set) var state = State.idle { didSet { if oldValue != state { log.append("\(oldValue)->\(state)") } } }
  private(set) var log: [String] = []
  enum Failure: Error, CustomStringConvertible { case illegal(State, Action), failed(String); var description: String { switch self { case let .illegal(s, a): return "illegal \(a) in \(s.rawValue)"; case .failed(let r): return "failed: \(r)" } } }
  mutating func send(_ a: Action) throws -> State {
    switch (state, a) {
    case (.idle, .start), (.paused, .resume): state = .running
    case (.running, .pause): state = .paused
    case (.running, .finish), (.paused, .finish): state = .done
    case (_, .fail(let r)) where state != .done: state = .idle; throw Failure.failed(r)
    default: throw Failure.illegal(state, a)
    }
    return state
  }
}
var m = Machine()
for a in [Action.start, .pause, .start, .resume, .fail(reason: "oops"), .start, .finish, .fail(reason: "late")] {
  do { print(try m.send(a)) } catch let e as Machine.Failure { print(e) } catch { print("?") }
}
print(m.log.joined(separator: ", "), State(rawValue: "paused").map { "\($0)" } ?? "none")
