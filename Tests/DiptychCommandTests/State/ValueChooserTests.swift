import CellRendering
import FileWatching
import PreviewPipeline
import SceneLanguage
import TerminalIO
import Testing

@testable import DiptychCommand

@Suite struct `Values under the arrow keys` {
  @Test(
    arguments: [
      (.boolean, "true", nil, 1, "false"),
      (.boolean, "false", nil, -1, "true"),
      (.integer, "2", nil, 1, "3"),
      (.integer, "2", ControlledRange(bounds: 0...3, step: 2), 1, "3"),
      (.integer, "nil", nil, 1, "0"),
      (.integer, "\(Int.max)", nil, 1, "\(Int.max)"),
      (.number, "8.0", nil, 1, "9"),
      (.number, "0.2", nil, 1, "0.3"),
      (.number, "0.3", ControlledRange(bounds: 0...1), 1, "0.4"),
      (.number, "0.95", ControlledRange(bounds: 0...1), 1, "1"),
      (.number, "10", ControlledRange(bounds: 0...50, step: 5), -1, "5"),
      (.number, "a + b", nil, 1, nil),
      (.choice([".a", ".b"]), ".b", nil, 1, ".a"),
      (.choice([".a", ".b"]), "nil", nil, 1, ".a"),
      (.text, "word", nil, 1, nil),
      (.expression, "[1]", nil, 1, nil),
    ] as [(SettableValue.Kind, String, ControlledRange?, Int, String?)]
  )
  func `go on in the steps of their control or kind`(
    kind: SettableValue.Kind,
    value: String,
    control: ControlledRange?,
    steps: Int,
    expected: String?
  ) {
    let settable = SettableValue(
      path: "x",
      type: "T",
      kind: kind,
      value: value,
      control: control
    )
    #expect(settable.stepped(by: steps) == expected)
  }

  private static let values = [
    SettableValue(path: "Card.isOn", type: "Bool", kind: .boolean, value: "true"),
    SettableValue(path: "Card.title", type: "String", kind: .text, value: "ab"),
  ]

  private static func state(_ scenes: [FilePath] = [Sample.scene]) -> WatchState {
    var state = Sample.state(scenes)
    var report = PreviewReport(file: "a.swift")
    report.settableValues = values
    state.newest = report
    state.good = report
    _ = state.press(KeyPress(.character("s")))
    return state
  }

  private static func press(_ keys: [Key], on state: inout WatchState) -> [Consequence] {
    keys.map { state.press(KeyPress($0)) }
  }

  @Test func `are changed, reset, and reset altogether`() {
    var state = Self.state()
    #expect(Self.press([.right], on: &state) == [.layOut])
    #expect(state.values.map(\.value) == ["false", "ab"])
    #expect(Self.press([.right, .backspace], on: &state) == [.layOut, .layOut])
    #expect(state.currentAdjustments.isEmpty)
    _ = Self.press([.right, .character("0")], on: &state)
    #expect(state.currentAdjustments.isEmpty)
    #expect(Self.press([.escape], on: &state) == [.paint])
    #expect(state.valueChooser == nil)
  }

  @Test func `are typed, and kept while typing is given up`() {
    var state = Self.state()
    _ = Self.press([.down, .enter, .backspace, .character("q"), .enter], on: &state)
    #expect(state.values.map(\.value) == ["true", "aq"])
    _ = Self.press([.enter, .character("x"), .escape], on: &state)
    #expect(state.values.map(\.value) == ["true", "aq"])
    #expect(state.valueChooser != nil)
  }

  @Test func `let other keys mean what they mean`() {
    var state = Self.state()
    _ = Self.press([.character("o")], on: &state)
    #expect(state.options.showsOutlines)
    #expect(Self.press([.character("q")], on: &state) == [.quit])
  }

  @Test func `stay adjusted over saves for as long as the scene has them`() {
    var state = Self.state()
    _ = Self.press([.right], on: &state)
    var report = PreviewReport(file: "a.swift")
    report.settableValues = Self.values
    state.take(report)
    #expect(state.currentAdjustments.count == 1)
    report.settableValues[0].type = "Int"
    state.take(report)
    #expect(state.currentAdjustments.isEmpty)
  }

  @Test func `stay adjusted while another scene is shown, and when theirs is renamed`() {
    var state = Self.state(["a.swift", "b.swift"])
    _ = Self.press([.right], on: &state)
    state.choose(step: 1)
    #expect(state.currentAdjustments.isEmpty)
    state.choose(step: 1)
    #expect(state.currentAdjustments.count == 1)
    state.list(["b.swift", "c.swift"], renamed: ["a.swift": "c.swift"])
    #expect(state.scene == "c.swift")
    #expect(state.currentAdjustments.count == 1)
  }
}
