import CellRendering
import TerminalIO
import Testing

@testable import DiptychCommand

@Suite struct `The frame of watching` {
  private static let size = TerminalSize(columns: 60, rows: 12)

  @Test func `ends in a status line in reverse`() throws {
    var state = Sample.state()
    state.take(try Sample.report(Sample.good))
    state.latency = .microseconds(1_250)
    let canvas = WatchFrame(state, size: Self.size).canvas
    #expect(canvas.line(11) == " Scene.swift · 1.2 ms · ? keys")
    #expect(canvas.row(11).allSatisfy { $0.style.attributes == .reverse })
  }

  @Test func `shows the mistakes below the picture, and tells how many rows are missing`() throws {
    var state = Sample.state()
    state.take(try Sample.report(Sample.good))
    #expect(!WatchFrame(state, size: Self.size).canvas[1, 2].style.attributes.contains(.dim))
    state.take(try Sample.report("#Preview { A(); B(); C(); D(); E() }"))
    let frame = WatchFrame(state, size: Self.size)
    #expect(frame.canvas.line(1).hasPrefix("· ·"))
    #expect(frame.canvas[1, 2].style.attributes.contains(.dim))
    #expect(frame.canvas.line(4) == "Scene.swift:1:12: error: cannot find 'A' in scope")
    #expect(frame.canvas.line(10) == "(9 more lines, PageDown)")
    #expect(frame.messageScrollLimit == 8)
    state.messageScroll = 1_000
    let scrolled = WatchFrame(state, size: Self.size).canvas
    #expect(!scrolled.description.contains("more lines"))
    #expect(scrolled.description.contains("cannot find 'E' in scope"))
  }

  @Test func `tells why there is no picture`() {
    var state = Sample.state([])
    #expect(WatchFrame(state, size: Self.size).canvas.line(0).contains("no scene yet"))
    state.folderProblems = ["'x' is missing"]
    #expect(WatchFrame(state, size: Self.size).canvas.line(0) == "'x' is missing")
    let waiting = WatchFrame(Sample.state(), size: Self.size).canvas
    #expect(waiting.line(0) == "Waiting for 'Scene.swift'.")
  }

  @Test(arguments: 0...4, 0...4)
  func `fits into any size`(columns: Int, rows: Int) throws {
    var state = Sample.state()
    state.take(try Sample.report(Sample.good))
    state.take(try Sample.report(Sample.wrong))
    state.selection = state.selection(step: 1)
    for overlay in [.none, .help, .chooser(SceneChooser(state.scenes, chosen: 0))]
      as [WatchOverlay]
    {
      state.overlay = overlay
      let size = TerminalSize(columns: columns, rows: rows)
      let frame = WatchFrame(state, size: size)
      #expect(frame.canvas.columns == columns && frame.canvas.rows == rows)
      #expect(frame.view(atColumn: 0, row: 0) == nil || rows > 1)
    }
  }

  @Test(
    arguments: [
      ("one two three", 20, ["one two three"]),
      ("one two three", 8, ["one two", "three"]),
      ("one two three", 5, ["one", "two", "three"]),
      ("seventeen", 4, ["seve", "ntee", "n"]),
      ("", 4, [""]),
    ]
  )
  func `wraps sentences at spaces`(text: String, columns: Int, expected: [String]) {
    let list = MessageList([MessageLine(text: text, kind: .console)], columns: columns)
    #expect(list.lines.map(\.text) == expected)
  }
}
