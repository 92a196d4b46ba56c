internal import TerminalIO

/// What a key asks for.
enum WatchKey: Equatable {
  case quit
  case help
  case nextScene
  case previousScene
  case directions
  case outlines
  case ruler
  case charset
  case repaint
  case scroll(columns: Int, rows: Int)

  /// The number of rows that a page key scrolls.
  private static let page = 16

  init?(_ press: KeyPress) {
    switch press.key {
    case .character("l") where press.modifiers.contains(.control): self = .repaint
    case .character(let character) where press.modifiers.isEmpty:
      guard let key = Self.letters[character] else { return nil }
      self = key
    case .left: self = .scroll(columns: -4, rows: 0)
    case .right: self = .scroll(columns: 4, rows: 0)
    case .up: self = .scroll(columns: 0, rows: -1)
    case .down: self = .scroll(columns: 0, rows: 1)
    case .pageUp: self = .scroll(columns: 0, rows: -Self.page)
    case .pageDown: self = .scroll(columns: 0, rows: Self.page)
    default: return nil
    }
  }

  private static let letters: [Character: WatchKey] = [
    "q": .quit, "?": .help, "n": .nextScene, "p": .previousScene, "d": .directions,
    "o": .outlines, "r": .ruler, "c": .charset,
  ]

  /// The keys as they are explained.
  static let explanations: [(key: String, meaning: String)] = [
    ("n p", "next, previous scene"),
    ("d", "both directions, left-to-right, right-to-left"),
    ("o", "frames of all views"),
    ("r", "rulers in points"),
    ("c", "Unicode or ASCII"),
    ("arrows", "scroll"),
    ("Ctrl-L", "repaint"),
    ("?", "this list"),
    ("q", "quit"),
  ]
}
