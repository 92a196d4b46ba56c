internal import CellRendering
internal import LayoutEngine

extension WatchState {
  /// What remains to be done after a key has changed the state.
  enum Consequence {
    case nothing
    case paint
    case layOut
    case watch
  }

  /// Changes what is shown as a key asks.
  mutating func press(_ key: WatchKey) -> Consequence {
    switch key {
    case .quit, .repaint:
      return .nothing
    case .help:
      showsHelp.toggle()
    case .nextScene:
      choose(step: 1)
      return .watch
    case .previousScene:
      choose(step: -1)
      return .watch
    case .directions:
      directions = Self.following(directions)
      return .layOut
    case .outlines:
      options.showsOutlines.toggle()
    case .ruler:
      options.showsRuler.toggle()
    case .charset:
      options.charset = options.charset == .ascii ? .unicode : .ascii
    case .scroll(let columns, let rows):
      scroll.columns = max(scroll.columns + columns, 0)
      scroll.rows = max(scroll.rows + rows, 0)
    }
    return .paint
  }

  private static func following(_ directions: [LayoutDirection]) -> [LayoutDirection] {
    switch directions {
    case [.leftToRight]: [.rightToLeft]
    case [.rightToLeft]: [.leftToRight, .rightToLeft]
    default: [.leftToRight]
    }
  }
}
