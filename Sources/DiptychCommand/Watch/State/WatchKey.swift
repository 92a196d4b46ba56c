internal import TerminalIO

/// What a key asks for.
enum WatchKey: Hashable {
  case quit
  case help
  case chooser
  case nextScene
  case previousScene
  case nextPreview
  case previousPreview
  case nextView
  case previousView
  case directions
  case outlines
  case guides
  case ruler
  case charset
  case moves
  case values
  case edit
  case repaint
  case dismiss
  case zoom(Int)
  case scroll(columns: Int, rows: Int)
  case page(Int)
  case start
  case end

  /// The number of rows that a page key scrolls.
  static let page = 16

  init?(_ press: KeyPress) {
    switch press.key {
    case .character("l") where press.modifiers == .control: self = .repaint
    case .character(let character) where press.modifiers.subtracting(.shift).isEmpty:
      guard let key = Self.letters[character] else { return nil }
      self = key
    case .tab: self = press.modifiers.contains(.shift) ? .previousView : .nextView
    case .escape: self = .dismiss
    case .left: self = .scroll(columns: -4, rows: 0)
    case .right: self = .scroll(columns: 4, rows: 0)
    case .up: self = .scroll(columns: 0, rows: -1)
    case .down: self = .scroll(columns: 0, rows: 1)
    case .pageUp: self = .page(-1)
    case .pageDown: self = .page(1)
    case .home: self = .start
    case .end: self = .end
    default: return nil
    }
  }

  private static let letters: [Character: WatchKey] = [
    "q": .quit, "?": .help, "l": .chooser, "n": .nextScene, "p": .previousScene,
    "]": .nextPreview, "[": .previousPreview, "d": .directions, "o": .outlines, "g": .guides,
    "r": .ruler, "c": .charset, "m": .moves, "s": .values, "e": .edit, "+": .zoom(1),
    "=": .zoom(1), "-": .zoom(-1),
  ]

  /// The keys as they are explained.
  static let explanations: [(key: String, meaning: String)] = [
    ("l", "list of scenes to choose from"),
    ("n p", "next, previous scene"),
    ("] [", "next, previous preview of the scene; after the last, all"),
    ("Tab, Shift-Tab", "select the next, previous view; so does a click"),
    ("Esc", "select nothing"),
    ("e", "open $EDITOR at the selected view, or at the first mistake"),
    ("s", "list the values of @State and stored properties, for arrow keys to change"),
    ("m", "mark what moved with the last save"),
    ("d", "both directions, left-to-right, right-to-left"),
    ("o", "frames of all views"),
    ("g", "safe area and margins: of the selected view, or of all"),
    ("r", "rulers in points"),
    ("c", "Unicode or ASCII"),
    ("+ -", "more, fewer points per cell"),
    ("arrows, Home, End", "scroll the picture"),
    ("PageUp, PageDown", "scroll the messages, or the picture where there are none"),
    ("Ctrl-L", "repaint"),
    ("?", "this list"),
    ("q", "quit"),
  ]
}
