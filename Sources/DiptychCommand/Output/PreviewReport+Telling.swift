internal import PreviewPipeline
internal import SceneLanguage

extension PreviewReport {
  /// The mistakes as the Swift compiler would print them, with the lines that cause them.
  ///
  /// A line is told once for each mistake in it, so of a very long line only the beginning is told.
  func text(ofFirst count: Int = .max, usesColors: Bool) -> String {
    texts(ofFirst: count, usesColors: usesColors).joined()
  }

  /// The text of each of the diagnostics.
  func texts(ofFirst count: Int = .max, usesColors: Bool) -> [String] {
    DiagnosticPrinter.texts(
      of: Array(diagnostics.prefix(count)),
      sources: sources.map(\.withShortLines),
      color: usesColors
    )
  }
}

extension SceneSource {
  /// The most bytes of a line that are told.
  private static let longestLine = 1_000

  /// The source with its lines cut where they are too long to be read.
  fileprivate var withShortLines: SceneSource {
    var length = 0
    var isLong = false
    for byte in text.utf8 where !isLong {
      length = byte == UInt8(ascii: "\n") ? 0 : length + 1
      isLong = length > Self.longestLine
    }
    guard isLong else { return self }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let cut = lines.map { String(decoding: $0.utf8.prefix(Self.longestLine), as: UTF8.self) }
    return SceneSource(path: path, text: cut.joined(separator: "\n"))
  }
}
