// Members that extensions of the protocols of plain values add to the library's types.
extension Hashable {
  func sameHash(_ other: Self) -> Bool { hashValue == other.hashValue && self.hashValue == hashValue }
}
struct Pair: Hashable { var a = 1 }
print(3.sameHash(3), "a".sameHash("a"), Pair().sameHash(Pair()))
extension CustomStringConvertible { var quoted: String { "«\(description)»" } }
print(5.quoted, "s".quoted, [1, 2].quoted, ["a": 1].quoted, Character("c").quoted, (1...3).quoted)
extension LosslessStringConvertible {
  static func parse(_ text: String) -> Self? { Self(text) }
  var comesBack: Bool { Self(description)?.description == description }
}
print(Int.parse("12") as Any, Double.parse("x") as Any, Bool.parse("true")!, 5.comesBack)
extension SetAlgebra { var hasSome: Bool { !isEmpty } }
print(Set<Int>().hasSome, Set([1]).hasSome)
extension RangeReplaceableCollection {
  mutating func add(_ element: Element) { append(element) }
  mutating func put(_ element: Element) { insert(element, at: startIndex) }
  func repeated(_ count: Int) -> Self {
    var result = Self()
    for _ in 0..<count { result.append(contentsOf: self) }
    return result
  }
}
var (text, list) = ("ab", [1])
text.add("c")
text.put(">")
list.add(2)
list.put(0)
print(text, list, text.repeated(2), list.repeated(2))
func close(_ whole: inout some RangeReplaceableCollection<Character>) { whole.append("!") }
close(&text)
print(text)
extension RawRepresentable where RawValue == String {
  var tag: String { "<\(rawValue)>" }
  static func named(_ text: String) -> Self? { Self(rawValue: text) }
}
extension RawRepresentable { var raw: RawValue { rawValue } }
enum Size: String { case small, large = "big" }
struct Name: RawRepresentable { var rawValue: String }
print(Size.large.tag, Size.named("small") as Any, Size.named("?") as Any, Size.large.raw)
print(Name(rawValue: "x").tag, Name(rawValue: "y").raw)
