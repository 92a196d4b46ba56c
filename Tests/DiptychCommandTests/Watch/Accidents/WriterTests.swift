import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `Writers of the watched scene` {
  private static func put(_ text: Substring, _ descriptor: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  @Test func `that are slow are waited for until they close the file`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    let text = WatchedScene.text("Slow.")
    let descriptor = open(scene.path, O_WRONLY | O_TRUNC)
    let step = text.count / 6 + 1
    for start in stride(from: 0, to: text.count, by: step) {
      Self.put(text.dropFirst(start).prefix(step), descriptor)
      scene.terminal.wait(within: .milliseconds(50)) { _ in false }
    }
    close(descriptor)
    #expect(scene.shows("Slow."))
    scene.settle()
    // A machine under load makes the pauses longer than a writer is waited for.
    #expect(sights.all.last == "Slow.")
    #expect(Set(sights.all).isSubset(of: ["Slow.", "Slow. still being"]))
  }

  @Test func `that keep the file open are shown provisionally, and say so`() throws {
    let scene = try WatchedScene(columns: 120)
    #expect(scene.shows("Before"))
    let descriptor = open(scene.path, O_WRONLY | O_TRUNC)
    Self.put(WatchedScene.text("Open.")[...], descriptor)
    #expect(scene.terminal.waitForScreen("still being written"))
    #expect(scene.shows("Open."))
    Self.put("// the end\n", descriptor)
    close(descriptor)
    #expect(scene.terminal.wait { !$0.screen.text.contains("still being written") })
    #expect(scene.shows("Open."))
  }

  @Test func `that never close the file are shown again and again`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    let descriptor = open(scene.path, O_WRONLY | O_TRUNC)
    for number in 0..<40 {
      // Each state is a whole scene, in a line of its own after a comment.
      pwrite(descriptor, WatchedScene.text("Write\(number)."), 0)
      scene.terminal.wait(within: .milliseconds(50)) { _ in false }
    }
    close(descriptor)
    #expect(scene.shows("Write39."))
    #expect(Set(sights.all).count >= 3)
  }

  private func pwrite(_ descriptor: Int32, _ text: String, _ offset: Int) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Foundation.pwrite(descriptor, $0.baseAddress, $0.count, offset) }
    ftruncate(descriptor, bytes.count)
  }

  @Test func `that truncate first never show an empty scene or half of one`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let sights = scene.record(WatchedScene.wordAndTroubles)
    for number in 1...500 {
      let text = WatchedScene.text("Torn\(number).")
      let descriptor = open(scene.path, O_WRONLY | O_TRUNC)
      Self.put(text.prefix(70), descriptor)
      if number % 10 == 0 { usleep(3_000) }
      Self.put(text.dropFirst(70), descriptor)
      close(descriptor)
      if number % 5 == 0 { scene.terminal.wait(within: .zero) { _ in true } }
    }
    #expect(scene.shows("Torn500."))
    for sight in sights.all { #expect(sight == "Before" || sight.hasPrefix("Torn")) }
    for sight in sights.all { #expect(!sight.contains(" ")) }
  }

  @Test func `that write over the old bytes and cut the rest never leave a mixture`() throws {
    let scene = try WatchedScene(WatchedScene.text("ALongWordAtFirst."))
    #expect(scene.shows("ALongWordAtFirst."))
    for number in 1...20 {
      let descriptor = open(scene.path, O_WRONLY)
      let text = WatchedScene.text("Over\(number).")
      Self.put(text[...], descriptor)
      usleep(5_000)
      ftruncate(descriptor, text.utf8.count)
      close(descriptor)
      #expect(scene.shows("Over\(number).", within: .seconds(5)))
    }
    #expect(!scene.terminal.screen.text.contains("error"))
  }

  @Test func `that empty the file on purpose are believed`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    try scene.run(": > $F")
    #expect(scene.terminal.waitForScreen("nothing to preview"))
    try scene.run("scene After > $F")
    #expect(scene.shows("After"))
    #expect(!scene.terminal.screen.text.contains("nothing to preview"))
  }

  @Test func `that fill the queue of events while the program is stopped are not missed`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.terminal.signal(SIGSTOP)
    try scene.run(
      """
      for i in $(seq 3000); do : > a; : > b; rm a b; done
      scene $W > $F
      for i in $(seq 3000); do : > a; : > b; rm a b; done
      """,
      word: "Full."
    )
    scene.terminal.signal(SIGCONT)
    #expect(scene.shows("Full."))
  }

  @Test func `of imported files are seen, twenty at once in few frames`() throws {
    let folder = try ScratchFolder()
    for number in 1...20 { try folder.write("let word\(number) = \"a\"\n", to: "M\(number).swift") }
    let imports = (1...20).map { "import M\($0)\n" }.joined()
    let words = (1...20).map { "\\(word\($0))" }.joined()
    try folder.write(imports + "#Preview { Text(\"\(words)|\") }\n", to: "Scene.swift")
    let scene = try WatchedScene(nil, in: folder)
    #expect(scene.shows(String(repeating: "a", count: 20) + "|"))
    scene.settle()
    for number in 1...20 { try folder.write("let word\(number) = \"b\"\n", to: "M\(number).swift") }
    #expect(scene.shows(String(repeating: "b", count: 20) + "|"))
    #expect(scene.frameCount <= 20)
    // An import that is added, one that is removed, and a circle of them.
    try folder.write("import M1\nlet other = \"c\"\n", to: "N.swift")
    try folder.write("import N\nlet word1 = \"d\"\n", to: "M1.swift")
    try folder.write("import N\n#Preview { Text(\"\\(other)\\(word1)|\") }\n", to: "Scene.swift")
    #expect(scene.shows("cd|"))
    try folder.write("import M1\nlet other = \"e\"\n", to: "N.swift")
    #expect(scene.shows("ed|"))
    try folder.write("#Preview { Text(\"alone\") }\n", to: "Scene.swift")
    #expect(scene.shows("alone"))
    scene.settle()
    try folder.write("let other = \"f\"\n", to: "N.swift")
    scene.terminal.wait(within: .milliseconds(700)) { _ in false }
    #expect(scene.terminal.output.isEmpty)
  }

  @Test func `that rest leave the program at rest`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.settle()
    #expect(try scene.rests())
    #expect(scene.terminal.output.isEmpty)
  }
}
