import Foundation
import TerminalTesting

/// `diptych watch` on a scene in a terminal of its own.
final class WatchedScene {
  let folder: ScratchFolder
  let terminal: Pseudoterminal

  /// The scene's path.
  var path: String { folder.path("Scene.swift") }

  static let environment = [
    "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
  ]

  /// Starts watching by a line of the shell, run in the folder, in which `$DIPTYCH` is the program.
  init(
    in folder: ScratchFolder,
    shell line: String,
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    self.folder = folder
    terminal = try Pseudoterminal(
      "/bin/bash",
      ["-c", "cd '\(folder.url.path)'; \(line)"],
      environment: WatchedScene.environment.merging(["DIPTYCH": ProgramRun.program]) { $1 },
      columns: columns,
      rows: rows
    )
  }

  /// Starts watching a scene that shows a word; `nil` starts without a scene.
  init(
    _ text: String? = WatchedScene.text("Before"),
    in folder: ScratchFolder? = nil,
    options: [String] = [],
    paths: [String] = ["Scene.swift"],
    environment: [String: String] = WatchedScene.environment,
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    self.folder = try folder ?? ScratchFolder()
    let folder = self.folder
    if let text { try folder.write(text, to: "Scene.swift") }
    terminal = try Pseudoterminal(
      BuiltProduct.path(of: "diptych"),
      ["watch"] + options + paths.map { folder.path($0) },
      environment: environment,
      columns: columns,
      rows: rows
    )
  }

  static func text(_ word: String) -> String {
    """
    #Preview("Word", traits: .fixedLayout(width: 160, height: 32)) {
      Text("\(word)").frame(maxWidth: .infinity, alignment: .leading)
    }

    """
  }

  /// Waits until both panes show a word.
  func shows(_ word: String, within limit: Duration = .seconds(10)) -> Bool {
    terminal.wait(within: limit) { $0.screen.text.components(separatedBy: word).count == 3 }
  }

  /// Waits until nothing has been written for a while, so that what follows can be counted.
  func settle() {
    var count = -1
    while terminal.output.count != count {
      count = terminal.output.count
      terminal.wait(within: .milliseconds(700)) { $0.output.count != count }
    }
    terminal.forgetOutput()
  }

  /// How many frames were written since what was written was last forgotten.
  var frameCount: Int {
    String(decoding: terminal.output, as: UTF8.self)
      .components(separatedBy: "\u{1B}[?2026h").count - 1
  }

  var statusLine: String { terminal.screen.line(terminal.screen.rows - 1) }
}
