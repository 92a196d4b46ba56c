// Unicode's own properties, and searches that give ranges.
for scalar in "aZ é5\u{1F600}\u{5D0}".unicodeScalars {
  let traits = scalar.properties
  print(scalar.value, traits.isAlphabetic, traits.isUppercase, traits.isEmojiPresentation, traits.name ?? "-")
}
let text = "one-two-one"
if let range = text.firstRange(of: "two") { print(text[range], text[..<range.lowerBound], text[range.upperBound...]) }
print(text.ranges(of: "one").count, text.ranges(of: "x").isEmpty, text.ranges(of: "one").map { text[$0] })
print(text.trimmingPrefix("one"), text.trimmingPrefix("x"), "  in".trimmingPrefix { $0 == " " })
