internal import TerminalIO

/// Where pictures go while scenes are watched.
enum WatchOutput: Sendable {
  case none
  case screen(TerminalSession)
  case plain(PlainEncoder)

  func leave() {
    if case .screen(let terminal) = self { terminal.leave() }
  }

  func repaint() {
    if case .screen(let terminal) = self { terminal.repaint() }
  }
}
