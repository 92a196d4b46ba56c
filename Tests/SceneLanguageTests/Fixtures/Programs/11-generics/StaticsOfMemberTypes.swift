// Static members of what a generic parameter calls a type.
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
func sum2<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(S.Element.zero, +) }
func sum3<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { var t = S.Element.zero; for x in s { t += x }; return t }
func sum4<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero) { $0 + $1 } }
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
func avg<C: Collection>(_ c: C) -> C.Element where C.Element: BinaryFloatingPoint { c.isEmpty ? 0 : c.reduce(0, +) / C.Element(c.count) }
print(sum([1, 2]), sum2([0.5]), sum3([1]), sum4([2]), [1, 2].sum(), sum([0.5, 1]), sum([UInt8(1), 2]), sum(1...4), sum(1..<3), avg([1.0, 2]), avg([Float(1), 2]))
