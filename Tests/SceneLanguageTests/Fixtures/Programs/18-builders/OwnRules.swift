protocol Rule {
  associatedtype Body: Rule
  @RuleBuilder var body: Body { get }
  func texts() -> [String]
}
extension Rule { func texts() -> [String] { body.texts() } }
extension Never: Rule {
  var body: Never { fatalError() }
  func texts() -> [String] { [] }
}
struct Leaf: Rule {
  var text: String
  var body: Never { fatalError() }
  func texts() -> [String] { [text] }
}
struct Pair<First: Rule, Second: Rule>: Rule {
  var first: First, second: Second
  var body: Never { fatalError() }
  func texts() -> [String] { first.texts() + second.texts() }
}
extension Optional: Rule where Wrapped: Rule {
  var body: Never { fatalError() }
  func texts() -> [String] { map { $0.texts() } ?? ["none"] }
}
@resultBuilder enum RuleBuilder {
  static func buildBlock<A: Rule>(_ a: A) -> A { a }
  static func buildBlock<A: Rule, B: Rule>(_ a: A, _ b: B) -> Pair<A, B> { Pair(first: a, second: b) }
  static func buildOptional<A: Rule>(_ a: A?) -> A? { a }
}
struct Inner: Rule {
  var isOn: Bool
  var body: some Rule {
    Leaf(text: "inner")
    if isOn { Leaf(text: "on") }
  }
}
struct Outer: Rule {
  var body: some Rule {
    Inner(isOn: true)
    Inner(isOn: false)
  }
}
print(Outer().texts())
