class Ticket { private static var next = 100; let number: Int; init() { number = Ticket.next; Ticket.next += 1 }; static func reset() { next = 1 } }
print(Ticket().number, Ticket().number)
Ticket.reset(); print(Ticket().number)
class Singleton { static let shared = Singleton(); private(set) var hits = 0; private init() { print("made") }; func hit() -> Int { hits += 1; return hits } }
print(Singleton.shared.hit(), Singleton.shared.hit())
