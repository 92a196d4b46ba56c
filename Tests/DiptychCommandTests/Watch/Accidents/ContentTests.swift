import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `What stands in place of the watched scene` {
  /// Whether a file system of its own can be mounted.
  private static let canMount = getuid() == 0 && system("unshare -m true 2>/dev/null") == 0

  @Test func `may be no file at all: the picture stays, and the reason is told`() throws {
    let scene = try WatchedScene(columns: 160)
    #expect(scene.shows("Before"))
    let socket = "use IO::Socket::UNIX; IO::Socket::UNIX->new(Listen => 1, Local => q(Scene.swift))"
    for (number, (deed, reason)) in [
      ("mkfifo $F", "not a regular file"), ("mkdir $F", "is a folder"),
      ("ln -s /dev/zero $F", "not a regular file"), ("ln -s Scene.swift $F", "symbolic links"),
      ("perl -e '\(socket)'", "not a regular file"), ("ln -s nowhere $F", "missing;"),
      ("truncate -s 17M $F", "more than the"),
    ].enumerated() {
      let run = try scene.run("rm $F; \(deed)")
      #expect(run.code == 0, "\(deed): \(run.complaint)")
      #expect(scene.terminal.waitForScreen(reason), "\(deed)")
      try scene.run("rm -r $F; scene $W > $F", word: "Kind\(number).")
      #expect(scene.shows("Kind\(number)."), "after \(deed)")
      #expect(!scene.terminal.screen.text.contains(reason), "after \(deed)")
    }
  }

  @Test func `may hold any bytes: the picture stays, and the mistake is told`() throws {
    let scene = try WatchedScene(columns: 160)
    #expect(scene.shows("Before"))
    let deeds = [
      ("printf '\\0\\0\\0' > $F", "nothing to preview"),
      ("head -c 100000 /dev/zero > $F", "nul character"),
      ("(scene a; printf '\\0') > $F", "nul character"),
      ("printf '\\377\\376' > $F", "error"),
      ("head -c 300000 /dev/urandom > $F", "error"),
      ("(printf '('; head -c 200000 /dev/zero | tr '\\0' '(') > $F", "error"),
    ]
    for (number, (deed, told)) in deeds.enumerated() {
      try scene.run(deed)
      #expect(scene.terminal.waitForScreen(told), "\(deed)")
      try scene.run("scene $W > $F", word: "Bytes\(number).")
      #expect(scene.shows("Bytes\(number)."), "after \(deed)")
      #expect(!scene.terminal.screen.text.contains(told), "after \(deed)")
    }
    // What editors of other systems write is no mistake.
    try scene.run("scene $W | sed 's/$/\\r/' > $F", word: "Carriage.")
    #expect(scene.shows("Carriage."))
    try scene.run("(printf '\\357\\273\\277'; scene $W) > $F", word: "Marked.")
    #expect(scene.shows("Marked."))
    #expect(!scene.terminal.screen.text.contains("error"))
  }

  @Test func `may be cut by truncate, by path, which no writer closes`() throws {
    let scene = try WatchedScene(WatchedScene.text("Before") + "// " + WatchedScene.text("x"))
    #expect(scene.terminal.waitForScreen("error"))
    try scene.run("truncate -s \(WatchedScene.text("Before").utf8.count) $F")
    #expect(scene.shows("Before"))
    #expect(scene.terminal.wait { !$0.screen.text.contains("error") })
  }

  @Test func `may be renamed to other letters, and back`() throws {
    let scene = try WatchedScene(columns: 120)
    #expect(scene.shows("Before"))
    for number in 1...3 {
      try scene.run(
        "mv $F scene.swift; mv scene.swift SCENE.swift; scene $W > SCENE.swift; mv SCENE.swift $F",
        word: "Letters\(number)."
      )
      #expect(scene.shows("Letters\(number)."))
    }
    try scene.run("mv $F scene.swift")
    #expect(scene.terminal.waitForScreen("missing;"))
    try scene.run("mv scene.swift $F")
    #expect(scene.terminal.wait { !$0.screen.text.contains("missing;") })
    #expect(scene.shows("Letters3."))
  }

  @Test func `may bear any time, as after clocks were set`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    for (number, date) in ["2099-01-01", "1970-01-02", "2099-01-01"].enumerated() {
      try scene.run("scene $W > new; touch -d \(date) new; mv new $F", word: "Time\(number).")
      #expect(scene.shows("Time\(number)."))
      scene.settle()
      try scene.run("touch -d 2035-05-05 $F; touch -d \(date) $F")
      scene.terminal.wait(within: .milliseconds(700)) { _ in false }
      #expect(scene.terminal.output.isEmpty)
    }
  }

  @Test(.enabled(if: canMount)) func `may be half, because the disk is full`() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "d/x")
    let scene = try WatchedScene(
      in: folder,
      shell: "exec unshare -m sh -c 'mount -t tmpfs -o size=16k none d;"
        + " exec $DIPTYCH watch d/Scene.swift'",
      columns: 120
    )
    #expect(scene.terminal.waitForScreen("missing;"))
    @discardableResult func inside(_ script: String) throws -> ProgramRun {
      try ProgramRun.shell(
        "cd '\(folder.url.path)'; nsenter -t \(scene.terminal.process) -m -w sh -c '\(script)'"
      )
    }
    try folder.write(WatchedScene.text("Whole."), to: "whole")
    try inside("cp whole d/Scene.swift")
    #expect(scene.shows("Whole."))
    try inside(
      "head -c 8192 /dev/zero > d/fill; (cat whole; cat whole; head -c 20000 /dev/zero | tr \"\\0\" x) > d/Scene.swift"
    )
    #expect(scene.terminal.waitForScreen("error"))
    #expect(scene.shows("Whole."))
    try inside("head -c 16384 /dev/zero > d/fill; : > d/Scene.swift; cp whole d/Scene.swift; true")
    try folder.write(WatchedScene.text("After"), to: "whole")
    try inside("rm d/fill; cp whole d/Scene.swift")
    #expect(scene.shows("After"))
    #expect(!scene.terminal.screen.text.contains("error"))
  }

  @Test(.enabled(if: canMount)) func `may come with another folder, bound over its own`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "d/Scene.swift")
    try folder.write(WatchedScene.text("Bound."), to: "e/Scene.swift")
    let scene = try WatchedScene(
      in: folder,
      shell: "exec unshare -m $DIPTYCH watch d/Scene.swift"
    )
    #expect(scene.shows("Before"))
    @discardableResult func inside(_ script: String) throws -> ProgramRun {
      try ProgramRun.shell(
        "cd '\(folder.url.path)'; nsenter -t \(scene.terminal.process) -m -w sh -c '\(script)'"
      )
    }
    try inside("mount --bind e d")
    #expect(scene.shows("Bound."))
    try folder.write(WatchedScene.text("Saved."), to: "e/Scene.swift")
    #expect(scene.shows("Saved."))
    try inside("umount d")
    #expect(scene.shows("Before"))
    // A lazy unmount while the scene is watched there.
    try inside("mount --bind e d")
    #expect(scene.shows("Saved."))
    try inside("umount -l d; sed -i s/Before/After/ d/Scene.swift")
    #expect(scene.shows("After"))
  }

  @Test(.enabled(if: canMount)) func `may be in a folder that is forbidden for a while`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "d/e/Scene.swift")
    let scene = try WatchedScene(
      in: folder,
      shell: "exec unshare -U $DIPTYCH watch d",
      columns: 160
    )
    #expect(scene.shows("Before"))
    try scene.run("chmod 000 d/e")
    #expect(scene.terminal.waitForScreen("cannot be listed"))
    try scene.run("scene After > d/e/Scene.swift; chmod 755 d/e")
    #expect(scene.shows("After"))
    #expect(scene.terminal.wait { !$0.screen.text.contains("cannot be listed") })
  }

  @Test func `may have output written beside it`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.settle()
    for _ in 0..<5 {
      let path = scene.folder.path("Scene.txt")
      #expect(try ProgramRun.diptych(["render", "--output", path, scene.path]).code == 0)
    }
    scene.terminal.wait(within: .milliseconds(700)) { _ in false }
    #expect(scene.terminal.output.isEmpty)
  }
}
