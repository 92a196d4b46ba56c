extension RangeReplaceableCollection {
  func adding(_ element: Element) -> Self { self + [element] }
}
print([3].adding(4), "ab".adding("c"), [1, 2, 3].dropFirst().adding(9))
extension Array {
  func prepending(_ element: Element) -> [Element] { [element] + self }
  mutating func push(_ element: Element) { self += [element] }
}
var names = ["x"].prepending("y")
names.push("z")
print(names)
func closed<C: RangeReplaceableCollection>(_ list: C, by last: C.Element) -> C { list + [last] }
print(closed([0.5], by: 1), closed("ha", by: "!"))
