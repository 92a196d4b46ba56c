internal import Glibc

/// A line that counts what is checked, where standard error is a terminal.
struct CheckProgress {
  private let total: Int
  private let isShown: Bool

  /// How many scenes pass between two counts.
  private static let step = 10

  init(total: Int) {
    self.total = total
    isShown = total > Self.step && isatty(STDERR_FILENO) == 1
  }

  func show(_ count: Int) {
    if isShown, count % Self.step == 0 { write("checked \(count) of \(total)") }
  }

  /// Takes the line away, so that something else can stand there.
  func clear() {
    // Back to the first column, and erase to the end of the line.
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
