struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable { var cents: Int; init(integerLiteral v: Int) { cents = v * 100 }; init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }; static func + (a: Money, b: Money) -> Money { var m: Money = 0; m.cents = a.cents + b.cents; return m } }
let a: Money = 5, b: Money = 2.5
print(a.cents, b.cents, (a + 1).cents, (a + 0.25).cents, a == 5, [a, 1, 2.5].map(\.cents))
struct Name: ExpressibleByStringLiteral, CustomStringConvertible { let s: String; init(stringLiteral v: String) { s = v }; var description: String { "N(\(s))" } }
func greet(_ n: Name) -> String { "hi \(n)" }
print(greet("Bob"), ["a", "b"] as [Name], "x" as Name)
struct Bag: ExpressibleByArrayLiteral { var items: [String: Int] = [:]; init(arrayLiteral e: String...) { for x in e { items[x, default: 0] += 1 } } }
let bag: Bag = ["x", "y", "x"]; print(bag.items["x"]!, bag.items.count, ([] as Bag).items.isEmpty)
struct Headers: ExpressibleByDictionaryLiteral { var list: [(String, Int)] = []; init(dictionaryLiteral e: (String, Int)...) { list = e.map { ($0.0.uppercased(), $0.1) } } }
let h: Headers = ["b": 1, "a": 2]; print(h.list.map { "\($0.0)\($0.1)" })
struct Flag: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { var t: String; init(booleanLiteral v: Bool) { t = v ? "on" : "off" }; init(nilLiteral: ()) { t = "unset" } }
let f1: Flag = true, f2: Flag = nil; print(f1.t, f2.t)
struct Path2: ExpressibleByStringInterpolation { let v: String; init(stringLiteral v: String) { self.v = v } }
let n = 3; let p: Path2 = "a/\(n)/b"; print(p.v)
let hex = 0xFF_FF, bin = 0b11, oct = 0o77, exp = 1.5e3, hexf = 0x1.8p1
print(hex, bin, oct, exp, hexf, 1_000.5, "\u{1F44D}", "a\\b", #"\d+"#, """
  x
    y
  """)
let i8: Int8 = -128, u: UInt = 7, fl: Float = 0.1, c: Character = "c", opt: Double? = 3, arr: [Double] = [1, 2], set: Set<Double> = [1], dict: [String: Double] = ["a": 1]
print(i8, u, fl, c, opt!, arr, set, dict, [1, 2.0], ["a": 1, "b": 2.5]["b"]!, [Int?]([1, nil]))
print([1, 2, 3] as Set<Int> == [3, 2, 1], type(of: 1), type(of: 1.0), type(of: "a"), type(of: true), type(of: [1: "a"]), type(of: (1, 2.0)))
