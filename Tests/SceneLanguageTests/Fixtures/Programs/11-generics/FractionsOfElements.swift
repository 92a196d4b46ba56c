func norm<C: Collection>(_ values: C) -> C.Element where C.Element: FloatingPoint {
  values.map { $0 * $0 }.reduce(0, +).squareRoot()
}
print(norm([3.0, 4.0]), norm([] as [Double]))
func total<C: Collection>(_ values: C) -> C.Element where C.Element: FloatingPoint {
  let sum = values.reduce(0) { $0 + $1 }
  return sum.rounded()
}
print(total([0.75, 1]), total([Float(2)]))
extension Collection where Element: FloatingPoint {
  var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
}
print([1.0, 2].mean, [Double]().mean)
func count<C: Collection>(_ lists: C) -> Int where C.Element: Collection {
  lists.reduce(0) { $0 + $1.count } / 2
}
print(count([[1, 2], [3]]))
