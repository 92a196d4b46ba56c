struct P: Equatable, Hashable, Comparable { var x: Int, y: String
  static func < (a: P, b: P) -> Bool { (a.x, a.y) < (b.x, b.y) } }
let ps = [P(x: 2, y: "a"), P(x: 1, y: "b"), P(x: 1, y: "a")]
print(ps.sorted().map { "\($0.x)\($0.y)" }, ps.min()!, ps.max()!, ps[0] == P(x: 2, y: "a"), ps[0] != ps[1], ps[0] > ps[1], ps[1] >= ps[2], ps[1] <= ps[2])
print(Set(ps + ps).count, ps.contains(P(x: 1, y: "b")), ps.firstIndex(of: P(x: 1, y: "a"))!, (P(x: 1, y: "a")...P(x: 2, y: "z")).contains(ps[1]))
enum E: Hashable { case a, b(Int, P?), c(x: [Int]) }
print(E.a == .a, E.b(1, nil) == .b(1, nil), E.b(1, ps[0]) == .b(1, ps[1]), E.c(x: [1]) != .c(x: [2]), Set<E>([.a, .a, .b(1, nil)]).count)
struct Box<T> { var v: T }
extension Box: Equatable where T: Equatable {}
extension Box: CustomStringConvertible where T: CustomStringConvertible { var description: String { "[\(v.description)]" } }
print(Box(v: 1) == Box(v: 1), Box(v: "a") == Box(v: "b"), Box(v: 3), [Box(v: 4)], Box(v: Box(v: 5)))
struct CI: Hashable { let s: String; static func == (a: CI, b: CI) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into hasher: inout Hasher) { hasher.combine(s.lowercased()) } }
print(CI(s: "A") == CI(s: "a"), Set([CI(s: "X"), CI(s: "x")]).count, [CI(s: "k"): 1][CI(s: "K")]!, [CI(s: "q")].contains(CI(s: "Q")), [CI(s: "q")] == [CI(s: "Q")], Optional(CI(s: "a")) == CI(s: "A"))
struct Item: Identifiable, Equatable { let id: Int; var name = "n"; static func == (a: Item, b: Item) -> Bool { a.id == b.id } }
print(Item(id: 1, name: "x") == Item(id: 1), [Item(id: 1, name: "x")] == [Item(id: 1)], [Item(id: 2)].firstIndex(of: Item(id: 2, name: "z"))!, Item(id: 3).id)
print((1, "a") == (1, "a"), (1, 2) < (1, 3), ("b", 1) > ("a", 9), (1, 2, 3) != (1, 2, 4))
