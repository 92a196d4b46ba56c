import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `Watching where nothing can be redrawn` {
  private static func watch(
    _ text: String?,
    paths: [String] = ["Scene.swift"]
  ) throws
    -> WatchedScene
  {
    try WatchedScene(
      text,
      paths: paths,
      environment: WatchedScene.environment.merging(["TERM": "dumb"]) { $1 },
      rows: 60
    )
  }

  @Test func `prints every new picture after the last one`() throws {
    let scene = try Self.watch(WatchedScene.text("Before"))
    #expect(scene.shows("Before"))
    try scene.folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
    #expect(scene.shows("Before"))
    #expect(!scene.terminal.screen.showsAlternateScreen)
    scene.terminal.send("\u{3}")
    #expect(scene.terminal.waitForEnding() == .signaled(SIGINT))
  }

  @Test func `begins with the reason`() throws {
    let scene = try Self.watch(WatchedScene.text("Before"))
    #expect(scene.shows("Before"))
    #expect(scene.terminal.screen.text.hasPrefix("diptych: this terminal cannot move its cursor"))
  }

  @Test func `tells mistakes, and a file that is missing`() throws {
    let scene = try Self.watch(nil)
    #expect(scene.terminal.waitForOutput("is missing;"))
    try scene.folder.write("VStak {}\n", to: "Scene.swift")
    #expect(scene.terminal.waitForOutput("error: cannot find 'VStak'"))
  }

  @Test func `follows all scenes of a folder, under their names`() throws {
    let scene = try Self.watch(WatchedScene.text("Before"), paths: [""])
    #expect(scene.shows("Before"))
    try scene.folder.write(WatchedScene.text("Other"), to: "Card.swift")
    #expect(scene.shows("Other"))
    #expect(scene.terminal.waitForOutput("/Card.swift"))
    try scene.folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
    #expect(scene.terminal.waitForOutput("/Scene.swift"))
  }

  @Test func `takes a folder as one module`() throws {
    let scene = try Self.watch("#Preview { Text(word) }\n", paths: [""])
    #expect(scene.terminal.waitForOutput("cannot find 'word'"))
    try scene.folder.write("let word = \"Before\"\n", to: "Words.swift")
    #expect(scene.shows("Before"))
    try scene.folder.write("let word = \"After\"\n", to: "Words.swift")
    #expect(scene.shows("After"))
  }
}
