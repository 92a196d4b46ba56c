/// The text of one scene file, and the path that messages name it by.
package struct SceneSource: Sendable, Hashable {
  /// The path as it appears in messages; no file is read through it.
  package var path: String
  /// The file's text.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Decodes a file's bytes.
  ///
  /// - Throws: a diagnostic when there are too many bytes, or when they are not UTF-8, at the first
  ///   byte that is not.
  package init(path: String, bytes: [UInt8]) throws(SceneDiagnostic) {
    let limit = EvaluationLimits().sourceBytes
    if bytes.count > limit {
      let start = LinePosition(line: 1, column: 1)
      throw SceneDiagnostic(
        mistake: .sourceTooLong(bytes: bytes.count, limit: limit),
        file: path,
        start: start,
        end: start
      )
    }
    do {
      self.init(path: path, text: String(copying: try UTF8Span(validating: bytes.span)))
    } catch {
      let lines = bytes.prefix(error.byteOffsets.lowerBound)
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let column = (lines.last?.count ?? 0) + 1
      throw SceneDiagnostic(
        mistake: .notUTF8,
        file: path,
        start: LinePosition(line: lines.count, column: column),
        end: LinePosition(line: lines.count, column: column + 1)
      )
    }
  }
}
