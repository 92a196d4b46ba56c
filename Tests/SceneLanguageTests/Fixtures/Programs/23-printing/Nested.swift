struct Inner { var a = [1, 2]; var b: String? = "x" }
struct Outer { let inner = Inner(); let map = ["k": Inner(a: [], b: nil)]; let pair = (1, "t"); let kind = Kind.two(3) }
enum Kind { case one, two(Int) }
print(Outer())
print([Inner()], [Kind.one, .two(1)])
print("\(Inner()) \(Kind.two(5)) \(Outer().pair)")
class Node { var v = 1 }
struct Desc: CustomStringConvertible { var description: String { "D" } }
print(Desc(), [Desc()], ["d": Desc()], (Desc(), 1), Optional(Desc()) as Any)
