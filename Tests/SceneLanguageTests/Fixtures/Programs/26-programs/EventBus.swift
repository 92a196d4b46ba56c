protocol Event { static var name: String { get } }
struct Login: Event { static let name = "login"; let user: String }
struct Logout: Event { static let name = "logout"; let user: String; let after: Int }
final class Bus {
  private var handlers: [ObjectIdentifier: [(any Event) -> Void]] = [:]
  func on<E: Event>(_ type: E.Type, _ h: @escaping (E) -> Void) {
    handlers[ObjectIdentifier(type), default: []].append { e in if let e = e as? E { h(e) } }
  }
  func emit<E: Event>(_ e: E) { print("emit \(E.name)"); handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } }
}
let bus = Bus()
var online: Set<String> = []
bus.on(Login.self) { online.insert($0.user) }
bus.on(Logout.self) { e in online.remove(e.user); print("\(e.user) after \(e.after)") }
bus.emit(Login(user: "a")); bus.emit(Login(user: "b")); bus.emit(Logout(user: "a", after: 3))
print(online)
