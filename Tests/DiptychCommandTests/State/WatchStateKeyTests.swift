import CellRendering
import LayoutEngine
import TerminalIO
import Testing

@testable import DiptychCommand

@Suite struct `Keys on the state of watching` {
  @Test(
    arguments: [
      (KeyPress(.character("q")), .quit),
      (KeyPress(.character("?"), .shift), .help),
      (KeyPress(.character("l")), .chooser),
      (KeyPress(.character("l"), .control), .repaint),
      (KeyPress(.character("+"), .shift), .zoom(1)),
      (KeyPress(.character("-")), .zoom(-1)),
      (KeyPress(.tab), .nextView),
      (KeyPress(.tab, .shift), .previousView),
      (KeyPress(.escape), .dismiss),
      (KeyPress(.pageDown), .page(1)),
      (KeyPress(.character("q"), .alternate), nil),
      (KeyPress(.character("x")), nil),
      (KeyPress(.insert), nil),
    ] as [(KeyPress, WatchKey?)]
  )
  func `are read from what was pressed`(press: KeyPress, expected: WatchKey?) {
    #expect(WatchKey(press) == expected)
  }

  @Test func `go round the directions, and lay out again`() {
    var state = Sample.state()
    var seen: [[LayoutDirection]] = []
    for _ in 1...3 {
      #expect(state.press(.directions) == .layOut)
      seen.append(state.directions)
    }
    #expect(seen == [[.leftToRight], [.rightToLeft], [.leftToRight, .rightToLeft]])
  }

  @Test func `go round the previews, all of them after the last`() throws {
    var state = Sample.state()
    #expect(state.press(.nextPreview) == .paint)
    #expect(state.preview == nil)
    state.take(try Sample.report("#Preview { Text(\"a\") }\n#Preview { Text(\"b\") }"))
    let forwards = (1...4).map { _ in
      _ = state.press(.nextPreview)
      return state.preview
    }
    #expect(forwards == [0, 1, nil, 0])
    _ = state.press(.previousPreview)
    _ = state.press(.previousPreview)
    #expect(state.preview == 1)
    state.take(try Sample.report(Sample.good))
    #expect(state.preview == nil)
  }

  @Test func `go round the views, and keep one selected over saves`() throws {
    var state = Sample.state()
    _ = state.press(.nextView)
    #expect(state.selection == nil)
    state.take(try Sample.report("#Preview { HStack { Text(\"a\"); Text(\"b\") } }"))
    let paths = (1...4).map { _ in
      _ = state.press(.nextView)
      return state.selection?.path
    }
    #expect(paths == ["0", "0.0", "0.1", "0"])
    _ = state.press(.previousView)
    #expect(state.selection?.path == "0.1")
    state.take(try Sample.report("#Preview { HStack { Text(\"a\"); Text(\"longer\") } }"))
    #expect(ViewPanel(state)?.lines.first?.hasPrefix("Text  0.1") == true)
    state.take(try Sample.report("#Preview { Text(\"a\") }"))
    #expect(ViewPanel(state) == nil)
    #expect(state.press(.dismiss) == .paint)
    #expect(state.selection == nil)
  }

  @Test func `draw the guides of the selected view, or of all`() throws {
    var state = Sample.state()
    state.take(
      try Sample.report(
        """
        #Preview(traits: .fixedLayout(width: 160, height: 64)) {
          VStack { Text("a"); Color.red.safeAreaPadding(.leading, 16) }.safeAreaPadding(.top, 16)
        }
        """
      )
    )
    func drawn() -> Set<Character> {
      let picture = WatchPicture(state, columns: 100)?.canvas.description ?? ""
      // The last line is the legend.
      let lines = picture.split(separator: "\n").dropLast(state.options.showsGuides ? 1 : 0)
      return Set(lines.joined()).intersection(["\u{2550}", "\u{2551}"])
    }
    #expect(drawn().isEmpty)
    #expect(state.press(.guides) == .paint)
    #expect(drawn() == ["\u{2550}", "\u{2551}"])
    // The text's nearest safe area is that of the stack.
    state.selection = state.selection(step: 1)
    state.selection = state.selection(step: 1)
    #expect(state.selection?.path == "0.0")
    #expect(drawn() == ["\u{2550}"])
    state.selection = state.selection(step: 1)
    #expect(drawn() == ["\u{2551}"])
    _ = state.press(.guides)
    #expect(drawn().isEmpty)
  }

  @Test func `scroll no further than back to the start`() {
    var state = Sample.state()
    for key in [WatchKey.scroll(columns: -4, rows: -1), .page(-1)] { _ = state.press(key) }
    #expect(state.scroll == CellOffset())
    _ = state.press(.end)
    _ = state.press(.scroll(columns: 4, rows: 1))
    #expect(state.scroll.columns == 4)
    _ = state.press(.start)
    #expect(state.scroll == CellOffset())
  }

  @Test func `scroll the messages by pages where there are any`() throws {
    var state = Sample.state()
    _ = state.press(.page(1))
    #expect(state.scroll.rows > 0 && state.messageScroll == 0)
    state.take(try Sample.report(Sample.wrong))
    _ = state.press(.page(1))
    #expect(state.messageScroll > 0)
  }

  @Test func `change the points per cell between limits`() {
    var zoom = WatchZoom()
    #expect(zoom.cellSize(of: .standard) == .standard)
    zoom.change(by: 1)
    #expect(zoom.cellSize(of: .standard) == CellSize(width: 12, height: 24))
    zoom.change(by: 100)
    #expect(zoom.cellSize(of: .standard) == CellSize(width: 32, height: 64))
    zoom.change(by: -100)
    #expect(zoom.cellSize(of: .standard) == CellSize(width: 2, height: 4))
  }

  @Test func `close the help, whatever is pressed, but q quits`() {
    var state = Sample.state()
    #expect(state.press(KeyPress(.character("?"))) == .paint)
    #expect(state.overlay == .help)
    #expect(state.press(KeyPress(.character("d"))) == .paint)
    #expect(state.overlay == .none)
    #expect(state.directions.count == 2)
    _ = state.press(KeyPress(.character("?")))
    #expect(state.press(KeyPress(.character("q"))) == .quit)
  }
}
