internal import Glibc

/// The terminal mode in which every key arrives at once and nothing is echoed.
struct RawMode {
  let descriptor: Int32

  /// The mode that was found, to be given back.
  let saved: termios

  /// Reads the present mode.
  ///
  /// - Throws: `.readMode` if the descriptor is no terminal.
  init(of descriptor: Int32) throws(TerminalError) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else {
      throw TerminalError(deed: .readMode, code: errno)
    }
    self.descriptor = descriptor
    saved = mode
  }

  /// Sets raw mode, except that Control-C, Control-Z, and Control-\ still send their signals.
  func apply() throws(TerminalError) {
    var mode = saved
    cfmakeraw(&mode)
    mode.c_lflag |= tcflag_t(ISIG)
    try set(mode)
  }

  func restore() throws(TerminalError) {
    try set(saved)
  }

  private func set(_ mode: termios) throws(TerminalError) {
    var mode = mode
    while tcsetattr(descriptor, TCSANOW, &mode) != 0 {
      guard errno == EINTR else { throw TerminalError(deed: .changeMode, code: errno) }
    }
  }
}
