import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `Keys while watching` {
  @Test func `select a view and tell its frames in both directions`() throws {
    let scene = try WatchedScene(
      """
      #Preview(traits: .fixedLayout(width: 160, height: 64)) {
        Color.clear.frame(width: 16, height: 16).accessibilityIdentifier("dot")
          .frame(maxWidth: .infinity, alignment: .leading)
      }

      """
    )
    #expect(scene.terminal.waitForScreen("right-to-left"))
    scene.terminal.send("\t")
    #expect(scene.terminal.waitForScreen("\"dot\""))
    #expect(scene.terminal.waitForScreen("left-to-right  x 0  y 24  16 × 16"))
    #expect(scene.terminal.waitForScreen("right-to-left  x 144  y 24  16 × 16"))
    #expect(scene.terminal.waitForScreen("proposed 160 × 16, answered 16 × 16"))
    scene.terminal.send("\u{1B}")
    #expect(scene.terminal.wait { !$0.screen.text.contains("\"dot\"") })
    // A click on the dot of the left pane, which begins below the caption and the frame.
    scene.terminal.send("\u{1B}[<0;2;5M\u{1B}[<0;2;5m")
    #expect(scene.terminal.waitForScreen("\"dot\""))
  }

  @Test func `change the directions, the characters, and the previews`() throws {
    let scene = try WatchedScene(
      "#Preview(\"One\") { Text(\"Uno\") }\n#Preview(\"Two\") { Text(\"Due\") }\n"
    )
    #expect(scene.shows("Uno"))
    scene.terminal.send("d")
    #expect(scene.terminal.wait { !$0.screen.text.contains("Uno · right-to-left") })
    scene.terminal.send("dd]]")
    #expect(scene.terminal.wait { !$0.screen.text.contains("Uno") })
    #expect(scene.shows("Due"))
    scene.terminal.send("c")
    #expect(scene.terminal.waitForScreen("Two - left-to-right"))
    scene.terminal.send("?")
    #expect(scene.terminal.waitForScreen("next, previous scene"))
    scene.terminal.send("?")
    #expect(scene.shows("Due"))
  }

  @Test func `mark what moved with the last save`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.terminal.send("m")
    #expect(scene.terminal.waitForScreen("nothing moved"))
    try scene.folder.write(WatchedScene.text("Longer than before"), to: "Scene.swift")
    #expect(scene.terminal.waitForScreen("1 view moved"))
    #expect(scene.terminal.screen[1, 3].isUnderlined)
  }

  @Test func `move a slider in both panes, and keep it there over saves`() throws {
    let scene = try WatchedScene(
      """
      struct Volume: View {
        @State private var volume = 0.0
        var body: some View { Text("at \\(volume)."); Slider(value: $volume, in: 0...8, step: 2) }
      }
      #Preview { VStack { Volume() } }

      """
    )
    #expect(scene.shows("at 0.000000."))
    scene.terminal.send("s")
    #expect(scene.terminal.waitForScreen("> volume  Double  0.0   (0...8)"))
    let before = [3, 4].map { scene.terminal.screen.line($0) }
    scene.terminal.send("\u{1B}[C\u{1B}[C")
    #expect(scene.shows("at 4.000000."))
    let middle = [3, 4].map { scene.terminal.screen.line($0) }
    #expect(middle != before)
    try ProgramRun.shell("sed -i 's/at \\\\/by \\\\/' '\(scene.path)'")
    #expect(scene.shows("by 4.000000."))
    scene.terminal.send("\u{7F}")
    #expect(scene.shows("by 0.000000."))
  }

  @Test func `scroll a picture that is larger than the screen`() throws {
    let rows = (1...40).map { "Text(\"Row\($0).\")" }.joined(separator: "\n")
    let scene = try WatchedScene("#Preview { VStack {\n\(rows)\n} }\n", rows: 12)
    #expect(scene.shows("Row1."))
    scene.terminal.send("\u{1B}[F")
    #expect(scene.shows("Row40."))
    scene.terminal.send("\u{1B}[H")
    #expect(scene.shows("Row1."))
  }

  @Test func `open the editor at the first mistake, and take the screen again`() throws {
    let folder = try ScratchFolder()
    let log = folder.path("log")
    let editor = try folder.write("#!/bin/sh\necho \"$1\" > '\(log)'\n", to: "editor")
    try ProgramRun.shell("chmod +x '\(editor)'")
    let scene = try WatchedScene(
      "#Preview {\n  Text(\"a\")\n}\nVStak {}\n",
      environment: WatchedScene.environment.merging(["EDITOR": editor]) { $1 }
    )
    #expect(scene.terminal.waitForScreen("cannot find 'VStak'"))
    scene.terminal.send("e")
    #expect(scene.terminal.wait { _ in FileManager.default.fileExists(atPath: log) })
    #expect(
      scene.terminal.wait { _ in
        (try? String(contentsOfFile: log, encoding: .utf8)) == "+4\n"
      }
    )
    #expect(scene.terminal.waitForScreen("cannot find 'VStak'"))
    #expect(scene.terminal.wait { $0.screen.showsAlternateScreen })
  }

  @Test(arguments: [(20, 5), (1, 1), (200, 60), (3, 2)])
  func `may come in a terminal of any size`(columns: Int, rows: Int) throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.terminal.resize(columns: columns, rows: rows)
    for keys in ["\t", "l", "\u{1B}", "?", "?", "m", "o", "r", "+", "-"] {
      scene.terminal.send(keys)
    }
    scene.terminal.wait(within: .milliseconds(200)) { _ in false }
    scene.terminal.resize(columns: 80, rows: 24)
    scene.terminal.send("\u{1B}")
    #expect(scene.terminal.waitForScreen("Before"))
    scene.terminal.send("q")
    #expect(scene.terminal.waitForEnding() == .exited(0))
  }
}
