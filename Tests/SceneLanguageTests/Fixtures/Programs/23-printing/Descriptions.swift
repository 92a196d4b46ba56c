struct P { var x = 1; var name = "n"; var opt: Int? = nil; var list = [1.5]; var nested = Q() }
struct Q { let flag = true; var c: Character = "c" }
struct Empty {}
enum E { case plain, one(Int), two(a: String, b: Double), wrapped(P?) }
class C { var v = 1 }
final class D: CustomStringConvertible { var description: String { "D!" } }
print(P(), Q(), Empty(), E.plain, E.one(1), E.two(a: "s", b: 2), [E.plain, .one(2)], D(), [D()])
print([P()], ["k": E.one(3)], Optional(P()) as Any, (P(), 1), (a: 1, b: "x"), Optional("s") as Any, [Optional(1), nil])
print("s", ["s"], ["a": "b"], ("s", 1), [["s"]], Optional(["s"]) as Any, Character("c"), ["c" as Character], [1: [2: 3]])
debugPrint("s", 1.0, ["s"], E.plain, Q(), Optional("x") as Any, Character("c"), (1, "t"))
print(String(describing: E.two(a: "q", b: 1)), String(reflecting: E.plain), String(describing: Optional(1)), "\(E.one(5))", "\(Optional("z") as Any)", "\(["z"])")
print(1, "a", true, 2.5, nil as Int? as Any, separator: "-", terminator: "!\n")
print(); print("", terminator: ""); print("a", "b", separator: ""); print("x\ty", "multi\nline")
print(Int.self, [Int].self, (Int, String).self, E.self, type(of: P()), P.self, type(of: { 1 }), Optional<Int>.self, ((Int) -> String).self)
print(1...3, 1..<3, "a"..."c", 1..., ...3, (0.5...1), stride(from: 0, to: 4, by: 2).map { $0 }, [1, 2][...], Set([1]), [:] as [String: Int], [] as [Int], zip([1], [2]).map { $0 })
var s = ""; print("to", "string", to: &s); print("appended", terminator: "", to: &s); print(s)
struct Debug: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
print(Debug(), [Debug()]); debugPrint(Debug())
print(C() is AnyObject, "\(Double.pi)", 100000000000000000000.0, 1/3.0, 0.1 + 0.2, Float(1)/3, 1e-7, 5e20, -0.0, 12345678901234567.0)
print("unicode: é ü 日本 😀", "quote \"q\" \\ back", ["quote \"q\" \\ \n\t é \u{7f}"], "\("nested \("deep")")")
print((1, nil as Int?), ["a": nil as Int?], (x: 1, (y: 2, 3)), [(1, "a")], () , (()), [()])
