internal import CellRendering
internal import LayoutEngine
internal import PreviewPipeline
internal import TerminalIO

/// What remains to be done after the state has changed.
enum Consequence: Hashable {
  case paint
  /// Lay the chosen scene out again.
  case layOut
  /// Another scene is chosen.
  case watch
  case edit
  case repaint
  case quit
}

extension WatchState {
  /// Changes what is shown as a key asks.
  mutating func press(_ press: KeyPress) -> Consequence {
    if case .chooser(let chooser) = overlay { return choose(press, in: chooser) }
    if overlay == .none, let consequence = pressInValues(press) { return consequence }
    guard let key = WatchKey(press) else { return .paint }
    if overlay == .help, key != .quit {
      overlay = .none
      return .paint
    }
    return self.press(key)
  }

  /// Changes what is shown as a key asks while nothing lies over the picture.
  mutating func press(_ key: WatchKey) -> Consequence {
    switch key {
    case .quit: return .quit
    case .repaint: return .repaint
    case .edit: return scene == nil ? .paint : .edit
    case .help: overlay = .help
    case .chooser: overlay = .chooser(SceneChooser(scenes, chosen: chosen))
    case .nextScene: return chooseNeighbour(1)
    case .previousScene: return chooseNeighbour(-1)
    case .nextPreview: choosePreview(step: 1)
    case .previousPreview: choosePreview(step: -1)
    case .nextView, .previousView:
      selection = selection(step: key == .nextView ? 1 : -1)
      return lacksSteps ? .layOut : .paint
    case .dismiss: selection = nil
    case .values: return openValues()
    case .directions:
      directions = Self.following(directions)
      return .layOut
    case .outlines: options.showsOutlines.toggle()
    case .guides: options.showsGuides.toggle()
    case .ruler: options.showsRuler.toggle()
    case .charset: options.charset = options.charset == .ascii ? .unicode : .ascii
    case .moves:
      marksMoves.toggle()
      findMoves()
    case .zoom(let steps): zoom.change(by: steps)
    case .scroll, .page, .start, .end: scroll(key)
    }
    return .paint
  }

  private mutating func scroll(_ key: WatchKey) {
    switch key {
    case .scroll(let columns, let rows):
      scroll.columns = max(scroll.columns + columns, 0)
      scroll.rows = max(scroll.rows + rows, 0)
    case .page(let pages) where messages.isEmpty:
      scroll.rows = max(scroll.rows + pages * WatchKey.page, 0)
    case .page(let pages):
      messageScroll = max(messageScroll + pages * WatchKey.page / 2, 0)
    case .start: scroll = CellOffset()
    case .end: scroll.rows = .max / 2
    default: break
    }
  }

  private mutating func chooseNeighbour(_ step: Int) -> Consequence {
    let before = scene
    choose(step: step)
    return scene == before ? .paint : .watch
  }

  private mutating func choose(_ press: KeyPress, in chooser: SceneChooser) -> Consequence {
    var chooser = chooser
    let before = scene
    switch chooser.press(press) {
    case .open: overlay = .chooser(chooser)
    case .closed: overlay = .none
    case .chosen(let place):
      overlay = .none
      choose(place)
    }
    return scene == before ? .paint : .watch
  }

  private mutating func choosePreview(step: Int) {
    // All of them take one more place, before the first and after the last.
    let places = (shown?.previews.count ?? 0) + 1
    guard places > 2 else { return }
    let place = ((preview.map { $0 + 1 } ?? 0) + step + places) % places
    preview = place == 0 ? nil : place - 1
    scroll = CellOffset()
    if let preview, selection?.preview != preview { selection = nil }
  }

  private static func following(_ directions: [LayoutDirection]) -> [LayoutDirection] {
    switch directions {
    case [.leftToRight]: [.rightToLeft]
    case [.rightToLeft]: [.leftToRight, .rightToLeft]
    default: [.leftToRight]
    }
  }
}
