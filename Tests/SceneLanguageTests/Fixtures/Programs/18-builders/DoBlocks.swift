// A block after `do` is a component of its own.
@resultBuilder
enum Words {
  static func buildExpression(_ word: String) -> [String] { [word] }
  static func buildExpression(_ number: Int) -> [String] { ["\(number)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { ["("] + parts.flatMap { $0 } + [")"] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["nothing"] }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func joined(@Words _ words: () -> [String]) -> String { words().joined(separator: " ") }
let isShown = false
print(joined { "a"; do { let next = 1 + 1; next; do { "deep" } }; "b" })
print(joined { do { if isShown { "shown" } }; for index in 0..<2 { do { index } } })
