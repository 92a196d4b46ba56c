import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `A save while a scene is watched` {
  /// The ways in which programs save; `$F` is the file.
  static let saves = [
    "sed 's/Before/After/' $F > $F.new && cat $F.new > $F",
    "sed 's/Before/After/' $F > $F.new && mv $F.new $F",
    "sed -i 's/Before/After/' $F",
    "perl -pi -e 's/Before/After/' $F",
    "vim -u NONE -n -es -c '%s/Before/After/' -c 'wq' $F",
    "vim -u NONE -n -es -c 'set backup backupcopy=yes' -c '%s/Before/After/' -c 'wq' $F",
    "vim -u NONE -n -es -c 'set backupcopy=no' -c '%s/Before/After/' -c 'wq' $F",
    "emacs -Q --batch $F --eval '(progn (search-forward \"Before\")"
      + " (replace-match \"After\" t) (save-buffer))' 2>&1",
    "cp $F $F.new && sed -i 's/Before/After/' $F.new && rm $F && mv $F.new $F",
  ]

  @Test(arguments: saves) func `redraws once, in both panes`(save: String) throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.settle()
    try ProgramRun.shell("F='\(scene.path)'; \(save)")
    #expect(scene.shows("After"))
    // The last of the looks at the file comes 420 ms after the save.
    scene.terminal.wait(within: .milliseconds(700)) { _ in false }
    #expect(scene.frameCount == 1)
  }

  @Test func `of one character writes less than 200 bytes`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.settle()
    try scene.folder.write(WatchedScene.text("Befose"), to: "Scene.swift")
    #expect(scene.shows("Befose"))
    #expect(scene.terminal.output.count < 200)
  }

  @Test func `without a change draws nothing`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.settle()
    try ProgramRun.shell("touch '\(scene.path)'; chmod 600 '\(scene.path)'")
    try scene.folder.write(WatchedScene.text("Before"), to: "Scene.swift")
    scene.terminal.wait(within: .milliseconds(700)) { _ in false }
    #expect(scene.terminal.output.isEmpty)
  }

  @Test func `in a burst of a thousand ends with the last, in fewer frames`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.settle()
    for number in 1...1_000 {
      try scene.folder.write(WatchedScene.text("Save\(number)."), to: "Scene.swift")
    }
    #expect(scene.shows("Save1000."))
    #expect(scene.frameCount < 1_000)
  }

  @Test func `of a mistake keeps the picture, with the mistake below`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    try scene.folder.write(WatchedScene.text("Before") + "VStak {}\n", to: "Scene.swift")
    #expect(scene.terminal.waitForScreen("error: cannot find 'VStak'"))
    #expect(scene.shows("Before"))
    #expect(scene.statusLine.contains("1 error"))
    try scene.folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
    #expect(!scene.terminal.screen.text.contains("error"))
  }

  @Test func `in two steps never shows the mistake between them`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.settle()
    let text = WatchedScene.text("After")
    let half = text.utf8.count / 2
    for _ in 1...5 {
      try ProgramRun.shell(
        "printf '%s' '\(text.prefix(half))' > '\(scene.path)';"
          + " printf '%s\\n' '\(text.dropFirst(half))' >> '\(scene.path)'"
      )
    }
    #expect(scene.shows("After"))
    #expect(!scene.terminal.hasWritten("error"))
  }
}
