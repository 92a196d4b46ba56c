import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `Watched files and folders` {
  @Test func `wait for a scene that does not exist yet`() throws {
    let scene = try WatchedScene(nil)
    #expect(scene.terminal.waitForScreen("missing;"))
    try scene.folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
  }

  @Test func `keep the picture of a scene that is deleted, and say so`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    try scene.folder.remove("Scene.swift")
    #expect(scene.terminal.waitForScreen("missing;"))
    #expect(scene.shows("Before"))
    try scene.folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
    #expect(!scene.terminal.screen.text.contains("missing;"))
  }

  @Test func `tell of a folder without scenes, and show the first that appears`() throws {
    let scene = try WatchedScene(nil, paths: [""])
    #expect(scene.terminal.waitForScreen("There is no scene yet"))
    try scene.folder.write(WatchedScene.text("After"), to: "sub/Card.swift")
    #expect(scene.shows("After"))
    #expect(scene.terminal.waitForScreen("sub/Card.swift"))
  }

  @Test func `follow scenes that appear, are renamed, and vanish`() throws {
    let scene = try WatchedScene(paths: [""], columns: 120)
    #expect(scene.shows("Before"))
    try scene.folder.write(WatchedScene.text("Other"), to: "Another.swift")
    #expect(scene.terminal.waitForScreen("Scene.swift (2 of 2)"))
    #expect(scene.shows("Before"))
    try ProgramRun.shell("cd '\(scene.folder.url.path)' && mv Scene.swift Aa.swift")
    #expect(scene.terminal.waitForScreen("Aa.swift (1 of 2)"))
    #expect(scene.shows("Before"))
    try scene.folder.remove("Aa.swift")
    #expect(scene.shows("Other"))
  }

  @Test func `pass over files that only declare, unless they are chosen from the list`() throws {
    let folder = try ScratchFolder()
    try folder.write("struct Model { var name = \"Model\" }", to: "Model.swift")
    try folder.write("enum Theme { static let gap = 8 }", to: "Theme.swift")
    try folder.write(WatchedScene.text("Other"), to: "Views/Card.swift")
    let scene = try WatchedScene(in: folder, paths: [""], columns: 120)
    #expect(scene.shows("Before"))
    #expect(scene.terminal.waitForScreen("Scene.swift (2 of 4)"))
    scene.terminal.send("n")
    #expect(scene.shows("Other"))
    scene.terminal.send("n")
    #expect(scene.shows("Before"))
    scene.terminal.send("p")
    #expect(scene.shows("Other"))
    scene.terminal.send("lTheme\r")
    #expect(scene.terminal.waitForScreen("nothing to preview"))
    #expect(scene.terminal.waitForScreen("Theme.swift (3 of 4)"))
    scene.terminal.send("p")
    #expect(scene.shows("Before"))
  }

  @Test func `keep a scene chosen that an editor moves away before it writes it anew`() throws {
    let scene = try WatchedScene(paths: [""], columns: 120)
    try scene.folder.write(WatchedScene.text("Other"), to: "Zebra.swift")
    #expect(scene.terminal.waitForScreen("Scene.swift (1 of 2)"))
    for number in 1...5 {
      try scene.run("mv $F $F~; sleep 0.05; scene $W > $F; rm $F~", word: "Moved\(number).")
      #expect(scene.shows("Moved\(number)."))
    }
    try scene.folder.remove("Scene.swift")
    #expect(scene.shows("Other"))
    // However long it was away: another scene was shown, but none was chosen.
    try scene.folder.write(WatchedScene.text("Back."), to: "Scene.swift")
    #expect(scene.shows("Back."))
  }

  @Test func `are chosen from a list, narrowed by typing`() throws {
    let scene = try WatchedScene(paths: [""])
    try scene.folder.write(WatchedScene.text("Other"), to: "Zebra.swift")
    #expect(scene.terminal.waitForScreen("(1 of 2)"))
    scene.terminal.send("l")
    #expect(scene.terminal.waitForScreen("2 scenes"))
    scene.terminal.send("zeb")
    #expect(scene.terminal.waitForScreen("1 scene: zeb"))
    scene.terminal.send("\r")
    #expect(scene.shows("Other"))
  }

  @Test func `are shown also where the scene before them imported them`() throws {
    let folder = try ScratchFolder()
    try folder.write("import B\n#Preview { Text(\"A \" + bee) }\n", to: "A.swift")
    try folder.write("let bee = \"bee\"\n#Preview { Text(\"Own\") }\n", to: "B.swift")
    let scene = try WatchedScene(nil, in: folder, paths: [""])
    #expect(scene.shows("A bee"))
    for _ in 1...3 {
      scene.terminal.send("n")
      #expect(scene.shows("Own"))
      scene.terminal.send("n")
      #expect(scene.shows("A bee"))
    }
  }

  @Test func `include what a scene imports, also before it exists`() throws {
    let text = "import Words\n#Preview { Text(word) }\n"
    let scene = try WatchedScene(text)
    #expect(scene.terminal.waitForScreen("Words.swift"))
    try scene.folder.write("let word = \"Before\"\n", to: "Words.swift")
    #expect(scene.shows("Before"))
    try scene.folder.write("let word = \"After\"\n", to: "Words.swift")
    #expect(scene.shows("After"))
    try scene.folder.remove("Words.swift")
    #expect(scene.terminal.waitForScreen("error"))
    try scene.folder.write("let word = \"Module\"\n", to: "Words/Word.swift")
    #expect(scene.shows("Module"))
  }

  @Test func `give what they declare to a scene that is named by itself`() throws {
    let folder = try ScratchFolder()
    try folder.write("let word = \"Before\"\n", to: "Words.swift")
    let scene = try WatchedScene("#Preview { Text(word) }\n", in: folder)
    #expect(scene.shows("Before"))
    try scene.folder.write("let word = \"After\"\n", to: "Words.swift")
    #expect(scene.shows("After"))
    try scene.folder.write("let other = 1\n", to: "Words.swift")
    #expect(scene.terminal.waitForScreen("cannot find 'word'"))
    try scene.folder.write("let word = \"Again\"\n", to: "Words.swift")
    #expect(scene.shows("Again"))
  }

  @Test func `are one module, whose files declare for each other`() throws {
    let scene = try WatchedScene("#Preview { Text(word) }\n", paths: [""])
    #expect(scene.terminal.waitForScreen("cannot find 'word'"))
    try scene.folder.write("let word = \"Before\"\n", to: "models/Words.swift")
    #expect(scene.shows("Before"))
    try scene.folder.write("let word = \"After\"\n", to: "models/Words.swift")
    #expect(scene.shows("After"))
    try scene.folder.write("let other = 1\n", to: "models/Words.swift")
    #expect(scene.terminal.waitForScreen("cannot find 'word'"))
    try scene.folder.write("let word = \"Again\"\n", to: "models/Words.swift")
    #expect(scene.shows("Again"))
    try scene.folder.remove("models/Words.swift")
    #expect(scene.terminal.waitForScreen("cannot find 'word'"))
  }
}
