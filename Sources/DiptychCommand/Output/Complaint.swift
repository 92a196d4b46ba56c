internal import Glibc
internal import PreviewPipeline
internal import SceneLanguage

/// What goes to standard error.
enum Complaint {
  /// Writes a line that begins with the program's name.
  static func write(_ message: String) {
    writeText("diptych: \(message)\n")
  }

  /// Writes the mistakes of a scene as the Swift compiler would, with the lines that cause them.
  static func write(_ report: PreviewReport, usesColors: Bool) {
    guard !report.diagnostics.isEmpty else { return }
    writeText(
      DiagnosticPrinter.text(
        of: report.diagnostics,
        sources: report.sources,
        color: usesColors
      )
    )
  }

  private static func writeText(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(
          STDERR_FILENO,
          bytes.baseAddress?.advanced(by: written),
          bytes.count - written
        )
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return }
        written += count
      }
    }
  }
}
