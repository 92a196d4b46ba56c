/// A stretch of one file of a program, in UTF-8 bytes from the file's beginning.
struct SourceSpan: Sendable, Hashable {
  /// The file's number in its program.
  var file: Int
  /// The offset of the first byte.
  var start: Int
  /// The offset after the last byte.
  var end: Int

  /// The stretch from the beginning of this one to the end of `other`.
  func joined(to other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: start, end: other.end)
  }
}
