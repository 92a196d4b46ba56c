struct Temp { static var created = 0; let id: Int; init() { Self.created += 1; id = Self.created }; static func make(_ n: Int) -> [Temp] { (0..<n).map { _ in Temp() } } }
print(Temp.make(3).map(\.id), Temp.created)
class A { class var kind: String { "A" }; class func describe() -> String { "I am \(kind)" }; static let version = 1 }
class B: A { override class var kind: String { "B" } }
print(A.describe(), B.describe(), B.version)
let t: A.Type = B.self
print(t.kind, t.describe(), type(of: B()).kind)
enum Config { static let maxCount = 10; static var verbose = false; static func log(_ s: String) { if verbose { print(s) } } }
Config.log("no"); Config.verbose = true; Config.log("yes \(Config.maxCount)")
struct Color: Equatable { var r, g, b: Int; static let red = Color(r: 255, g: 0, b: 0); static func gray(_ v: Int) -> Color { .init(r: v, g: v, b: v) } }
func show(_ c: Color) { print(c) }
show(.red); show(.gray(3)); print(Color.red == .red, Color.red == .gray(0))
let cs: [Color] = [.red, .gray(1), .init(r: 1, g: 2, b: 3)]
print(cs.count, cs.firstIndex(of: .gray(1))!)
extension Color { static let black: Color = .gray(0); var isGray: Bool { r == g && g == b } }
print(Color.black.isGray, Color.red.isGray)
