func cut<T: BinaryFloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
extension FloatingPoint { func up() -> Self { self.rounded(.up) + rounded(.down) } }
func even<T: FloatingPoint>(_ x: T) -> T { var y = x; y.round(.toNearestOrEven); return y }
print(cut(2.75), cut(Float(-2.5)), (1.25).up(), even(2.5))
