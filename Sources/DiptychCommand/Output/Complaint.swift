internal import CellRendering
internal import Glibc
internal import PreviewPipeline
internal import TerminalIO

/// What goes to standard error.
struct Complaint {
  /// The characters that may be written.
  let charset: Charset
  /// Whether escape sequences may colour it.
  let usesColors: Bool

  /// Writes a line that begins with the program's name.
  func write(_ message: String) {
    write(text: "diptych: \(message.withoutControls)\n")
  }

  /// Writes what is wrong with the words of a command line, of which it may repeat some.
  func write(usage text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    write(text: lines.map { String($0).withoutControls + "\n" }.joined())
  }

  /// Writes the mistakes of a scene as the Swift compiler would, with the lines that cause them.
  func write(_ report: PreviewReport) {
    guard !report.diagnostics.isEmpty else { return }
    write(text: report.text(usesColors: usesColors))
  }

  /// Writes mistakes that are worded already.
  func write(diagnostics text: String) {
    if !text.isEmpty { write(text: text) }
  }

  private func write(text: String) {
    // Who closed standard error does not want to be told.
    try? DescriptorWriter(STDERR_FILENO).write(Array(text.limited(to: charset).utf8))
  }
}
