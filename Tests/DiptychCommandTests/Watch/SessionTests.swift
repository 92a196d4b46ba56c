import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `A session of watching` {
  @Test func `survives a storm of sizes`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let lengths = [1, 2, 3, 7, 10, 40, 80, 133, 500]
    for step in 0..<200 {
      let size = (lengths[step % 9], lengths[step * 7 / 9 % 9])
      scene.terminal.resize(columns: size.0, rows: size.1)
      if step % 3 == 0 { scene.terminal.wait(within: .zero) { _ in true } }
    }
    scene.terminal.resize(columns: 80, rows: 24)
    #expect(scene.shows("Before"))
    #expect(scene.terminal.waitForScreen("? keys"))
  }

  @Test(arguments: [(1, 1), (2, 2), (10, 3), (500, 200)])
  func `begins in a terminal of any size`(columns: Int, rows: Int) throws {
    let scene = try WatchedScene(columns: columns, rows: rows)
    #expect(scene.terminal.wait { $0.screen.showsAlternateScreen && $0.hasWritten("?2026l") })
    scene.terminal.send("s\t?")
    scene.terminal.resize(columns: 80, rows: 24)
    scene.terminal.send("?")
    #expect(scene.shows("Before"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `outlives any bytes on its input`(
    seed: UInt64
  ) throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    var random = seed
    // Keys that end it, stop it, or open an editor are left out.
    let ending: Set<UInt8> = [3, 26, 28, UInt8(ascii: "q"), UInt8(ascii: "e")]
    for _ in 0..<40 {
      var bytes: [UInt8] = []
      while bytes.count < 500 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let byte = UInt8(truncatingIfNeeded: random >> 33)
        let isIntroducer = byte < 24
        bytes += isIntroducer ? [0x1B, UInt8(ascii: "[")] : ending.contains(byte) ? [] : [byte]
      }
      scene.terminal.send(bytes)
      scene.terminal.wait(within: .milliseconds(2)) { _ in false }
    }
    scene.terminal.send(
      "\u{1B}[200~q quits only when it is typed, not when it is pasted\u{1B}[201~"
    )
    // Whatever list is open, a new frame comes of a new size.
    scene.terminal.wait(within: .milliseconds(300)) { _ in false }
    scene.terminal.forgetOutput()
    scene.terminal.resize(columns: 81, rows: 24)
    #expect(scene.terminal.waitForOutput("?2026l"))
    scene.terminal.signal(SIGTERM)
    #expect(scene.terminal.waitForEnding() == .signaled(SIGTERM))
    #expect(scene.terminal.mode == scene.terminal.initialMode)
  }

  @Test func `needs no keyboard`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "Scene.swift")
    let scene = try WatchedScene(
      in: folder,
      shell: "exec $DIPTYCH watch Scene.swift < /dev/null"
    )
    #expect(scene.shows("Before"))
    try folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
    scene.terminal.signal(SIGTERM)
    #expect(scene.terminal.waitForEnding() == .signaled(SIGTERM))
    #expect(!scene.terminal.screen.showsAlternateScreen)
  }

  @Test func `repaints what another program has cleared`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.terminal.screen.feed(Array("\u{1B}[2J".utf8))
    #expect(!scene.terminal.screen.text.contains("Before"))
    scene.terminal.send("\u{C}")
    #expect(scene.shows("Before"))
  }

  @Test func `takes no memory while the terminal takes nothing`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let text = (0..<60).map { "Text(\"\($0)\")" }.joined(separator: "\n")
    var sizes: [Int] = []
    for _ in 0..<3 {
      for number in 0..<400 {
        // Nothing is read meanwhile; each save changes the whole screen.
        let pad = number % 2 == 0 ? "leading" : "trailing"
        let scenes = "#Preview { VStack(alignment: .\(pad)) {\nColor.red\n\(text)\n} }\n"
        try scene.folder.write(scenes, to: "Scene.swift")
      }
      sizes.append(try scene.residentPages)
    }
    #expect(sizes[2] - sizes[1] < 2_048)
    try scene.folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
  }

  @Test func `opens an editor whose name has spaces and arguments, at the selected view`() throws {
    let folder = try ScratchFolder()
    let log = folder.path("log")
    let editor = try folder.write(
      "#!/bin/sh\nprintf '%s|' \"$@\" > '\(log)'\n",
      to: "my editor/e d"
    )
    try ProgramRun.shell("chmod +x '\(editor)'")
    try folder.write("#Preview {\n  Text(\"Before\")\n}\n", to: "it's.swift")
    let scene = try WatchedScene(
      nil,
      in: folder,
      paths: ["it's.swift"],
      environment: WatchedScene.environment.merging(["VISUAL": "'\(editor)' -n 'a b'"]) { $1 }
    )
    #expect(scene.shows("Before"))
    scene.terminal.send("\te")
    let expected = "-n|a b|+2|\(folder.path("it's.swift"))|"
    #expect(
      scene.terminal.wait { _ in
        (try? String(contentsOfFile: log, encoding: .utf8)) == expected
      }
    )
    #expect(scene.terminal.wait { $0.screen.showsAlternateScreen })
    #expect(scene.shows("Before"))
  }

  @Test func `follows five thousand scenes in deep folders, and rests`() throws {
    let folder = try ScratchFolder()
    try ProgramRun.bash(
      """
      cd '\(folder.url.path)'; for d in {1..50}; do mkdir -p a/b/c/d$d; for f in {1..100}; do
      echo "#Preview { Text(\\"S$d-$f.\\") }" > a/b/c/d$d/S$f.swift; done; done
      """
    )
    let scene = try WatchedScene(nil, in: folder, paths: [""], columns: 120)
    #expect(scene.terminal.waitForScreen("of 5000)", within: .seconds(30)))
    scene.terminal.send("l")
    #expect(scene.terminal.waitForScreen("5000 scenes"))
    scene.terminal.send("d37/s42.")
    #expect(scene.terminal.waitForScreen("1 scene: d37/s42."))
    scene.terminal.send("\r")
    #expect(scene.shows("S37-42."))
    try ProgramRun.shell(
      "cd '\(folder.url.path)/a/b/c'; mv d37 moved"
    )
    #expect(scene.terminal.waitForScreen("moved/S42.swift"))
    #expect(scene.shows("S37-42."))
    try ProgramRun.shell(
      "cd '\(folder.url.path)/a/b/c'; sed -i s/S37/New/ moved/S42.swift"
    )
    #expect(scene.shows("New-42."))
    try ProgramRun.shell("cd '\(folder.url.path)'; rm -r a/b/c/d5; mkdir -p x/y; mv a/b/c/d6 x/y")
    #expect(scene.terminal.waitForScreen("of 4900)"))
    scene.settle()
    #expect(try scene.rests())
  }
}
