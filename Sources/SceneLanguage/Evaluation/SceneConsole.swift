/// The lines that a scene has printed, fit for a terminal.
struct SceneConsole {
  enum Outcome {
    case written
    /// This line is the first that does not fit.
    case justFull
    case full
  }

  /// What is written; the last line may still be open.
  private var text = ""
  private var bytes = 0
  private var isFull = false

  /// The lines, without their ends.
  var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Adds a text, which may have several lines.
  mutating func write(_ text: String, limit: Int) -> Outcome {
    if isFull { return .full }
    bytes += text.utf8.count
    if bytes > limit {
      isFull = true
      return .justFull
    }
    self.text += text.withoutControlCharacters
    return .written
  }
}
