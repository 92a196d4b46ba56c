extension Prelude {
  /// Ranges of texts in the units in which Objective-C counts.
  static let unitRanges = Part(
    names: ["NSRange"],
    source: """
      extension NSRange {
        init(_ range: PartialRangeFrom<String.Index>, in text: String) {
          self.init(range.lowerBound..<text.endIndex, in: text)
        }
        init(_ range: PartialRangeUpTo<String.Index>, in text: String) {
          self.init(text.startIndex..<range.upperBound, in: text)
        }
      }
      """
  )
}
