import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `The place of the watched scene` {
  @Test func `may be renamed, swapped, removed, and made again`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "a/b/c/Scene.swift")
    let scene = try WatchedScene(nil, in: folder, paths: ["a/b/c/Scene.swift"])
    #expect(scene.shows("Before"))
    let deeds = [
      "mkdir a/b/d; scene $W > a/b/d/Scene.swift; mv a/b/c a/b/old; mv a/b/d a/b/c",
      "rm -rf a/b/c; mkdir a/b/c; scene $W > a/b/c/Scene.swift",
      "rm -rf a/b; mkdir -p a/b/c; scene $W > a/b/c/Scene.swift",
      "mv a aa; mkdir -p a/b/c; scene $W > a/b/c/Scene.swift; rm -r aa",
      "mv a/b away; scene $W > away/c/Scene.swift; mv away a/b",
      "mkdir x; mv a/b/c x/c; ln -s ../../x/c a/b/c; scene $W > x/c/Scene.swift",
      "rm a/b/c; mkdir a/b/c; scene $W > a/b/c/Scene.swift; rm -r x",
    ]
    for (number, deed) in deeds.enumerated() {
      let run = try scene.run(deed, word: "Place\(number).")
      #expect(run.code == 0, "\(deed): \(run.complaint)")
      #expect(scene.shows("Place\(number).", within: .seconds(5)), "\(deed)")
      try scene.run("scene $W > a/b/c/Scene.swift", word: "Next\(number).")
      #expect(scene.shows("Next\(number).", within: .seconds(5)), "after \(deed)")
    }
  }

  @Test func `may come into being folder by folder`() throws {
    let scene = try WatchedScene(nil, paths: ["p/q/r/Scene.swift"])
    #expect(scene.terminal.waitForScreen("missing;"))
    try scene.run("mkdir p; mkdir p/q; mkdir p/q/r; scene $W > p/q/r/Scene.swift", word: "Chain.")
    #expect(scene.shows("Chain."))
    try scene.run("rm -r p")
    #expect(scene.terminal.waitForScreen("missing;"))
    try scene.run("mkdir -p p/q/r && scene $W > p/q/r/Scene.swift", word: "Again.")
    #expect(scene.shows("Again."))
  }

  @Test func `may be behind symbolic links, whose targets are saved or changed`() throws {
    let folder = try ScratchFolder()
    for name in ["one", "two"] { try folder.write(WatchedScene.text("Before"), to: "\(name)/S") }
    try ProgramRun.shell("cd '\(folder.url.path)'; ln -s one data; ln -s data/S Scene.swift")
    let scene = try WatchedScene(nil, in: folder)
    #expect(scene.shows("Before"))
    for (number, deed) in [
      "scene $W > one/S",
      "scene $W > new; mv new one/S",
      "scene $W > two/S; ln -sfn two data",
      "scene $W > two/S",
      // As Kubernetes does: a new folder, and a link renamed over the old one.
      "mkdir three; scene $W > three/S; ln -s three data.new; mv -T data.new data",
      "scene $W > three/S",
      "scene $W > one/S; ln -sf one/S Scene.swift",
      "scene $W > one/S",
    ].enumerated() {
      let run = try scene.run(deed, word: "Link\(number).")
      #expect(run.code == 0, "\(deed): \(run.complaint)")
      #expect(scene.shows("Link\(number).", within: .seconds(5)), "\(deed)")
    }
    // No event tells of a write through another name in another folder.
    try scene.run("ln one/S three/other; scene $W > three/other", word: "Hard.")
    #expect(scene.shows("Hard."))
  }

  @Test(
    arguments: [
      "with spaces.swift", "line\nbreak.swift", "עברית.swift", "\u{1B}[31m.swift", "it's.swift",
      String(repeating: "n", count: 249) + ".swift",
    ]
  )
  func `may have any name`(name: String) throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: name)
    let scene = try WatchedScene(nil, in: folder, paths: [name])
    #expect(scene.shows("Before"))
    try folder.write(WatchedScene.text("After"), to: name)
    #expect(scene.shows("After"))
  }

  @Test(
    arguments: [
      ("mkdir a b; cp Scene.swift a/S.swift; cd b", "./../a/../a/S.swift", "a/S.swift"),
      ("cp Scene.swift $'\\xff\\xfe.swift'", "$'\\xff\\xfe.swift'", "$'\\xff\\xfe.swift'"),
      ("cp Scene.swift ./-x.swift", "-- -x.swift", "./-x.swift"),
    ]
  )
  func `may be spelled in any way`(preparing: String, path: String, from: String) throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "Scene.swift")
    let scene = try WatchedScene(
      in: folder,
      shell: "\(preparing); exec $DIPTYCH watch \(path)"
    )
    #expect(scene.shows("Before"))
    let run = try ProgramRun.bash(
      "cd '\(folder.url.path)'; sed -i s/Before/After/ Scene.swift; cat Scene.swift > \(from)"
    )
    #expect(run.code == 0, "\(run.complaint)")
    #expect(scene.shows("After"))
  }

  @Test func `may be relative to a folder that is deleted`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "here/Scene.swift")
    let scene = try WatchedScene(
      in: folder,
      shell: "cd here; exec $DIPTYCH watch Scene.swift"
    )
    #expect(scene.shows("Before"))
    try scene.run("rm -r here")
    #expect(scene.terminal.waitForScreen("missing;"))
    try folder.write(WatchedScene.text("After"), to: "here/Scene.swift")
    #expect(scene.shows("After"))
  }

  @Test func `may be crowded, and that neither hides a save nor draws anything`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    try scene.run("for i in $(seq 5000); do : > file$i; done; scene $W > $F", word: "Crowd.")
    #expect(scene.shows("Crowd."))
    scene.settle()
    try scene.run(
      """
      for name in .Scene.swift.swp 4913 5036 '#Scene.swift#' Scene.swift~ .#Scene.swift; do
        echo noise > "$name"; mv "$name" "$name.2"; rm "$name.2"; done
      for i in $(seq 200); do echo x > file$i; done
      """
    )
    scene.terminal.wait(within: .milliseconds(700)) { _ in false }
    #expect(scene.terminal.output.isEmpty)
    try scene.run("scene $W > $F", word: "After.")
    #expect(scene.shows("After."))
  }
}
