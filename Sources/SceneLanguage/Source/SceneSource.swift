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
  package init(path: String, bytes: some Collection<UInt8>) throws(SceneDiagnostic) {
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
    if let text = String(validating: bytes, as: UTF8.self) {
      self.init(path: path, text: text)
      return
    }
    let (line, column) = SceneSource.firstInvalidPosition(in: bytes)
    throw SceneDiagnostic(
      mistake: .notUTF8,
      file: path,
      start: LinePosition(line: line, column: column),
      end: LinePosition(line: line, column: column + 1)
    )
  }

  private static func firstInvalidPosition(in bytes: some Collection<UInt8>) -> (Int, Int) {
    var line = 1
    var column = 1
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if scalar == "\n" {
          line += 1
          column = 1
        } else {
          column += UTF8.width(scalar)
        }
      case .emptyInput, .error:
        return (line, column)
      }
    }
  }
}
