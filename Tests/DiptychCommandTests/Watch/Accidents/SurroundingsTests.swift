import Foundation
import TerminalTesting
import Testing

@Suite(.serialized) struct `The surroundings of the watched scene` {
  private static let canEnterNamespace =
    system("unshare -Urm sh -c 'echo 1 > /proc/sys/user/max_inotify_watches' 2>/dev/null") == 0

  private static func watch(_ line: String) throws -> WatchedScene {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "Scene.swift")
    return try WatchedScene(in: folder, shell: line, columns: 160)
  }

  @Test(
    .enabled(if: canEnterNamespace),
    arguments: [
      ("watches", "no inotify watches left"), ("instances", "no inotify instances"),
    ]
  )
  func `may allow no watching: then files are polled, and the reason is told`(
    limit: String,
    reason: String
  ) throws {
    let scene = try Self.watch(
      "exec unshare -Ur sh -c 'echo 0 > /proc/sys/user/max_inotify_\(limit);"
        + " exec $DIPTYCH watch Scene.swift'"
    )
    #expect(scene.shows("Before"))
    #expect(scene.terminal.waitForScreen("polling: \(reason)"))
    for word in ["Polled1.", "Polled2."] {
      try scene.run("scene $W > new; mv new $F", word: word)
      #expect(scene.shows(word))
    }
  }

  @Test func `may leave it a descriptor that select cannot wait for`() throws {
    let scene = try Self.watch(
      "ulimit -n 2048; for i in {10..1030}; do eval \"exec $i</dev/null\"; done;"
        + " exec $DIPTYCH watch Scene.swift"
    )
    #expect(scene.shows("Before"))
    #expect(scene.terminal.waitForScreen("polling: too many open files"))
    try scene.run("scene After > $F")
    #expect(scene.shows("After"))
  }

  @Test(.enabled(if: canEnterNamespace && getuid() == 0))
  func `may forbid reading it for a while`() throws {
    let scene = try Self.watch("exec unshare -U $DIPTYCH watch Scene.swift")
    #expect(scene.shows("Before"))
    try scene.run("chmod 000 $F")
    #expect(scene.terminal.wait { $0.screen.text.contains("may not be read") })
    #expect(scene.shows("Before"))
    try scene.run("scene After > $F; chmod 644 $F")
    #expect(scene.shows("After"))
    #expect(!scene.terminal.screen.text.contains("may not be read"))
  }

  @Test(.enabled(if: canEnterNamespace && getuid() == 0))
  func `may be covered by another file system, and uncovered`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "d/Scene.swift")
    let scene = try WatchedScene(
      in: folder,
      shell: "exec unshare -m $DIPTYCH watch d/Scene.swift"
    )
    #expect(scene.shows("Before"))
    let enter = "nsenter -t \(scene.terminal.process) -m -w"
    @discardableResult func inside(_ script: String) throws -> ProgramRun {
      try ProgramRun.shell("cd '\(folder.url.path)'; \(enter) sh -c '\(script)'")
    }
    try inside("mount -t tmpfs none d")
    #expect(scene.terminal.waitForScreen("missing;"))
    #expect(scene.shows("Before"))
    try inside("sed s/Before/Mounted/ > d/Scene.swift <<END\n\(WatchedScene.text("Before"))END")
    #expect(scene.shows("Mounted"))
    try inside("umount d")
    #expect(scene.shows("Before"))
    try folder.write(WatchedScene.text("After"), to: "d/Scene.swift")
    #expect(scene.shows("After"))
  }

  @Test func `may have no terminal: pictures follow one another`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "Scene.swift")
    let scene = try WatchedScene(
      in: folder,
      shell: "$DIPTYCH watch Scene.swift < /dev/null 2> errors | cat",
      rows: 60
    )
    #expect(scene.shows("Before"))
    try folder.write("VStak {}\n", to: "Scene.swift")
    #expect(
      scene.terminal.wait { _ in
        let errors = try? String(contentsOfFile: folder.path("errors"), encoding: .utf8)
        return errors?.contains("VStak") == true
      }
    )
    try folder.write(WatchedScene.text("After"), to: "Scene.swift")
    #expect(scene.shows("After"))
    #expect(scene.shows("Before"))
    #expect(!scene.terminal.output.contains(0x1B))
  }

  @Test(
    arguments: [
      (["NO_COLOR": "1"], false), (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true), ([:], true),
    ] as [([String: String], Bool)]
  )
  func `decide about colours`(variables: [String: String], isColoured: Bool) throws {
    let scene = try WatchedScene(
      "#Preview { Text(\"Before\").foregroundStyle(.red) }\n",
      environment: WatchedScene.environment.merging(variables) { $1 }
    )
    #expect(scene.shows("Before"))
    var colours: Set<ScreenColor> = []
    for column in 0..<80 { colours.insert(scene.terminal.screen[column, 1].foreground) }
    for column in 0..<80 { colours.insert(scene.terminal.screen[column, 2].foreground) }
    #expect((colours != [.default]) == isColoured)
  }
}
