struct P { var x = 1; var name = "n"; let list = [1, 2] }
let m = Mirror(reflecting: P())
print(m.displayStyle as Any, m.subjectType, m.children.count, m.superclassMirror as Any)
for c in m.children { print(c.label ?? "-", c.value) }
for (l, v) in m.children { print(l as Any, v, type(of: v)) }
class A { var a = 1 }; class B: A { var b = "z" }
let mb = Mirror(reflecting: B())
print(mb.displayStyle!, mb.children.map { $0.label! }, mb.superclassMirror!.children.map { $0.label! }, mb.superclassMirror!.subjectType)
enum E { case a, b(Int), c(x: Int, y: String) }
for e in [E.a, .b(3), .c(x: 1, y: "q")] { let m = Mirror(reflecting: e); print(m.displayStyle!, m.children.count, m.children.first?.label as Any, m.children.first?.value as Any) }
print(Mirror(reflecting: (1, b: "x")).children.map { "\($0.label ?? "?")=\($0.value)" })
print(Mirror(reflecting: [1, 2]).displayStyle!, Mirror(reflecting: ["a": 1]).displayStyle!, Mirror(reflecting: Set([1])).displayStyle!, Mirror(reflecting: Optional(3)).displayStyle!, Mirror(reflecting: 3).displayStyle as Any)
print(Mirror(reflecting: Optional(3)).children.first!, Mirror(reflecting: Int?.none).children.count)
extension P { var dict: [String: Any] { Dictionary(uniqueKeysWithValues: Mirror(reflecting: self).children.compactMap { c in c.label.map { ($0, c.value) } }) } }
print(P().dict.keys.sorted(), P().dict["x"] as! Int)
func isOptional(_ v: Any) -> Bool { Mirror(reflecting: v).displayStyle == .optional }
print(isOptional(Int?.some(1)), isOptional(1))
print(m.descendant("x") as Any, m.descendant("list", 1) as Any)
print(m)
for (i, c) in Mirror(reflecting: ["x": 1]).children.enumerated() { print(i, c.value) }
switch Mirror(reflecting: P()).displayStyle { case .struct?: print("struct"); case .class: print("class"); default: print("other") }
