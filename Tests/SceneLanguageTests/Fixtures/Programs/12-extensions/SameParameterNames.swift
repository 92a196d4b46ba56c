extension Sequence where Element: AdditiveArithmetic { func sum2() -> Element { print(Element.self); return reduce(.zero, +) } }
extension Array where Element: AdditiveArithmetic { var c: Element { print(Element.self); return sum2() }; func d() -> Element { print(Element.self); return self.sum2() }
 func e() -> Element { Element.zero } }
print([1.0].d())
print([1.0].e())
print([1.0, 2].c)
