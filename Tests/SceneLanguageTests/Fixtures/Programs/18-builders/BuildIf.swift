// The older name of `buildOptional`.
@resultBuilder enum Sentence {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
  static func buildIf(_ part: String?) -> String { part ?? "-" }
}
@Sentence func sentence(_ isBig: Bool) -> String {
  "the"
  if isBig { "big" }
  "cat"
}
print(sentence(true), "|", sentence(false))
