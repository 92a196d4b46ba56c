extension Array {
  static var elementName: String { "\(Element.self)" }
}
print([String].elementName, [[Int]].elementName)

protocol Tagged { static var tag: String { get } }
extension Int: Tagged { static var tag: String { "i" } }
extension Array: Tagged where Element: Tagged {
  static var tag: String { "[\(Element.tag)]" }
}
extension Optional: Tagged where Wrapped: Tagged {
  static var tag: String { "\(Wrapped.tag)?" }
}
func tag<T: Tagged>(_ value: T) -> String { T.tag }
print(tag([1]), tag([[1]]), tag(Optional(3)), tag([Optional(3)]))
