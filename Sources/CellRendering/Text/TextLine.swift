/// A line of a text as ranges of its graphemes.
struct TextLine: Hashable, Sendable {
  /// The graphemes at the start of the line.
  var prefix: Range<Int>
  /// Whether text is left out after the prefix; an ellipsis stands for it.
  var isTruncated = false
  /// The graphemes after the ellipsis; empty unless the head or the middle is cut.
  var suffix: Range<Int>
  /// The width of what is drawn, in columns.
  var columns: Int

  init(_ range: Range<Int>, columns: Int) {
    prefix = range
    suffix = range.upperBound..<range.upperBound
    self.columns = columns
  }
}
