import Foundation
import Synchronization
import TerminalTesting
import Testing

@Suite(.serialized) struct `The end of watching` {
  @Test(arguments: ["q", "SIGINT", "SIGTERM", "SIGHUP"])
  func `gives the terminal back`(deed: String) throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    #expect(scene.terminal.screen.showsAlternateScreen)
    let expected: ProcessEnding
    switch deed {
    case "SIGINT": (_, expected) = (scene.terminal.send("\u{3}"), .signaled(SIGINT))
    case "SIGTERM": (_, expected) = (scene.terminal.signal(SIGTERM), .signaled(SIGTERM))
    case "SIGHUP": (_, expected) = (scene.terminal.signal(SIGHUP), .signaled(SIGHUP))
    default: (_, expected) = (scene.terminal.send("q"), .exited(0))
    }
    #expect(scene.terminal.waitForEnding() == expected)
    Self.expectGivenBack(scene.terminal)
  }

  private static func expectGivenBack(_ terminal: Pseudoterminal) {
    #expect(!terminal.screen.showsAlternateScreen)
    #expect(terminal.screen.showsCursor)
    #expect(!terminal.screen.reportsMouse)
    #expect(terminal.mode == terminal.initialMode)
  }

  @Test(
    arguments: [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM, SIGUSR1,
      SIGUSR2, SIGXCPU,
    ]
  )
  func `gives the terminal back, also by an unusual signal`(signal: Int32) throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    scene.terminal.signal(signal)
    #expect(scene.terminal.waitForEnding() == .signaled(signal))
    Self.expectGivenBack(scene.terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `gives the terminal back in the middle of a burst of saves`(signal: Int32) throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let isOver = Mutex(false)
    let path = scene.path
    let saving = Thread {
      var number = 0
      while !isOver.withLock({ $0 }) {
        number += 1
        try? Data(WatchedScene.text("Burst\(number).").utf8).write(to: URL(filePath: path))
      }
    }
    saving.start()
    #expect(scene.terminal.waitForScreen("Burst"))
    scene.terminal.signal(signal)
    #expect(scene.terminal.waitForEnding() == .signaled(signal))
    isOver.withLock { $0 = true }
    Self.expectGivenBack(scene.terminal)
  }

  @Test func `comes when the terminal's window is closed`() throws {
    let scene = try WatchedScene()
    #expect(scene.shows("Before"))
    let process = scene.terminal.process
    scene.terminal.hangUp()
    var status: Int32 = 0
    let end = ContinuousClock.now + .seconds(10)
    while waitpid(process, &status, WNOHANG) == 0, ContinuousClock.now < end { usleep(5_000) }
    #expect(kill(process, 0) != 0)
  }

  @Test func `is only suspended by Control-Z, and the newest save is shown after it`() throws {
    let folder = try ScratchFolder()
    try folder.write(WatchedScene.text("Before"), to: "Scene.swift")
    // A shell of its own continues the job.
    let shell = try Pseudoterminal(
      "/bin/bash",
      ["--norc", "-i"],
      environment: WatchedScene.environment.merging(["PS1": "ready "]) { $1 }
    )
    #expect(shell.waitForScreen("ready"))
    let program = BuiltProduct.path(of: "diptych")
    shell.send("\(program) watch \(folder.path("Scene.swift"))\r")
    #expect(shell.waitForScreen("Before"))
    shell.send("\u{1A}")
    #expect(shell.waitForScreen("Stopped"))
    #expect(!shell.screen.showsAlternateScreen)
    #expect(shell.screen.showsCursor)
    try folder.write(WatchedScene.text("After"), to: "Scene.swift")
    shell.send("fg\r")
    #expect(shell.waitForScreen("After"))
    #expect(shell.screen.showsAlternateScreen)
    shell.send("q")
    // What is typed before the shell asks for it can be lost with the keys that watch did not read.
    #expect(shell.wait { !$0.screen.showsAlternateScreen && $0.screen.text.hasSuffix("ready") })
    shell.send("exit\r")
    #expect(shell.waitForEnding() != nil)
  }
}
