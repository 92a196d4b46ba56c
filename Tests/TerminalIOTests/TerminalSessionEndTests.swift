import Glibc
import Testing

@testable import TerminalTesting

/// However the probe ends, its terminal must be as it was.
@Suite struct `Terminal session's end` {
  private func started(_ deed: String) throws -> (Pseudoterminal, TerminalMode) {
    let terminal = try Pseudoterminal(BuiltProduct.path(of: "TerminalProbe"), [deed])
    return (terminal, terminal.initialMode)
  }

  private func expectGivenBack(
    _ terminal: Pseudoterminal,
    _ mode: TerminalMode,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let hasEntered = terminal.hasWritten("\u{1B}[?1049h")
    #expect(hasEntered, sourceLocation: sourceLocation)
    #expect(terminal.mode == mode, sourceLocation: sourceLocation)
    #expect(!terminal.screen.showsAlternateScreen, sourceLocation: sourceLocation)
    #expect(terminal.screen.showsCursor, sourceLocation: sourceLocation)
    #expect(!terminal.screen.reportsMouse, sourceLocation: sourceLocation)
    // libvterm does not tell about these modes, so the bytes speak: what was set was reset.
    for mode in ["?25h", "?7h", "8h", "?2004l", "?2026l"] {
      #expect(terminal.hasWritten("\u{1B}[\(mode)"), sourceLocation: sourceLocation)
    }
  }

  @Test func `while it lasts the screen and the keys are ours`() throws {
    let (terminal, mode) = try started("wait")
    #expect(terminal.waitForScreen("ready"))
    #expect(terminal.screen.showsAlternateScreen)
    #expect(!terminal.screen.showsCursor)
    #expect(terminal.screen.reportsMouse)
    #expect(!terminal.mode.echoes)
    #expect(!terminal.mode.isLineBuffered)
    #expect(mode.echoes)
    terminal.send("\u{1B}[B")
    #expect(terminal.waitForScreen("down"))
    terminal.send("\u{1B}")
    #expect(terminal.waitForScreen("escape"))
    terminal.send("q")
    #expect(terminal.waitForEnding() == .exited(0))
    expectGivenBack(terminal, mode)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal ends the process by that signal`(_ signal: Int32) throws {
    let (terminal, mode) = try started("wait")
    #expect(terminal.waitForScreen("ready"))
    terminal.signal(signal)
    #expect(terminal.waitForEnding() == .signaled(signal))
    expectGivenBack(terminal, mode)
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func `a key of the keyboard that interrupts does so`(_ key: String, _ signal: Int32) throws {
    let (terminal, mode) = try started("wait")
    #expect(terminal.waitForScreen("ready"))
    terminal.send(key)
    #expect(terminal.waitForEnding() == .signaled(signal))
    expectGivenBack(terminal, mode)
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT])
  func `a crash ends the process by its signal`(_ signal: Int32) throws {
    let (terminal, mode) = try started("wait")
    #expect(terminal.waitForScreen("ready"))
    terminal.signal(signal)
    #expect(terminal.waitForEnding() == .signaled(signal))
    expectGivenBack(terminal, mode)
  }

  @Test(arguments: [
    ("exit", ProcessEnding.exited(7)),
    ("abort", .signaled(SIGABRT)),
    ("overflow", .signaled(SIGSEGV)),
    ("overflow-elsewhere", .signaled(SIGSEGV)),
  ])
  func `so does every way out of the program`(_ deed: String, _ ending: ProcessEnding) throws {
    let (terminal, mode) = try started(deed)
    #expect(terminal.waitForEnding() == ending)
    expectGivenBack(terminal, mode)
  }

  @Test(arguments: [("trap", "Index out of range"), ("throw", "Failure")])
  func `the reason of a trap is told on the screen given back`(
    _ deed: String,
    _ reason: String
  ) throws {
    let (terminal, mode) = try started(deed)
    let ending = terminal.waitForEnding()
    #expect([.signaled(SIGILL), .signaled(SIGTRAP)].contains(ending))
    expectGivenBack(terminal, mode)
    #expect(terminal.screen.text.contains(reason))
  }
}
