import Glibc
import Testing

@testable import TerminalTesting

@Suite struct `Terminal session` {
  private func started(_ deed: String = "wait") throws -> Pseudoterminal {
    let terminal = try Pseudoterminal(BuiltProduct.path(of: "TerminalProbe"), [deed])
    try #require(terminal.waitForScreen("80x24"))
    return terminal
  }

  @Test func `a resize is followed by a whole frame of the new size`() throws {
    let terminal = try started()
    for (columns, rows) in [(100, 30), (40, 10), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
      #expect(terminal.waitForScreen("\(columns)x\(rows)"))
      #expect(terminal.screen.line(rows - 1).hasSuffix("\(columns)x\(rows)"))
    }
    terminal.resize(columns: 0, rows: 0)
    #expect(terminal.waitForOutput("\u{1B}[24;76H80x24"))
  }

  @Test func `a resize back to the same size paints everything too`() throws {
    let terminal = try started()
    terminal.forgetOutput()
    terminal.signal(SIGWINCH)
    #expect(terminal.waitForOutput("\u{1B}[2J"))
  }

  @Test func `another program may have the terminal for a while`() throws {
    let terminal = try started("lend")
    #expect(terminal.waitForOutput("lent: canonical"))
    #expect(terminal.hasWritten("\u{1B}[?1049l"))
    #expect(terminal.waitForScreen("resumed"))
    #expect(terminal.screen.showsAlternateScreen)
    terminal.send("x")
    #expect(terminal.waitForScreen("character"))
  }

  @Test func `one changed cell is one short frame`() throws {
    let terminal = try started()
    terminal.send("a")
    #expect(terminal.waitForScreen("character"))
    terminal.forgetOutput()
    terminal.send("b")
    #expect(terminal.waitForOutput("b"))
    terminal.wait(within: .milliseconds(50)) { _ in false }
    #expect(terminal.output.count < 100)
  }

  @Test func `the same frame again writes nothing`() throws {
    let terminal = try started()
    terminal.send("a")
    #expect(terminal.waitForScreen("character"))
    terminal.forgetOutput()
    terminal.send("a")
    terminal.wait(within: .milliseconds(100)) { _ in false }
    #expect(terminal.output.isEmpty)
  }

  @Test func `a stop gives the terminal to the shell and a continuation takes it back`() throws {
    let script = "set -m; \(BuiltProduct.path(of: "TerminalProbe")) wait; echo STOPPED; read x; fg"
    let terminal = try Pseudoterminal("/bin/sh", ["-c", script + "; echo ENDED"])
    let mode = terminal.initialMode
    try #require(terminal.waitForScreen("ready"))
    terminal.send("\u{1A}")
    try #require(terminal.waitForScreen("STOPPED"))
    #expect(terminal.mode == mode)
    #expect(!terminal.screen.showsAlternateScreen)
    #expect(terminal.screen.showsCursor)
    terminal.send("\n")
    try #require(terminal.waitForScreen("resumed"))
    #expect(terminal.screen.showsAlternateScreen)
    #expect(!terminal.mode.echoes)
    terminal.send("q")
    #expect(terminal.waitForScreen("ENDED"))
    #expect(terminal.mode == mode)
    #expect(!terminal.screen.showsAlternateScreen)
  }

  @Test func `a stop without a shell that could continue is ignored`() throws {
    let terminal = try started()
    terminal.send("\u{1A}")
    terminal.send("x")
    #expect(terminal.waitForScreen("character"))
    #expect(terminal.screen.showsAlternateScreen)
  }

  @Test func `a continuation after a stop that could not be caught repaints`() throws {
    let terminal = try started()
    terminal.signal(SIGSTOP)
    terminal.screen.feed(Array("\u{1B}[?25h\u{1B}[2Jgarbage".utf8))
    terminal.signal(SIGCONT)
    #expect(terminal.waitForScreen("resumed"))
    #expect(!terminal.screen.text.contains("garbage"))
    #expect(!terminal.screen.showsCursor)
  }

  @Test func `in the background it waits for the foreground`() throws {
    let script = "set -m; \(BuiltProduct.path(of: "TerminalProbe")) wait & sleep 0.5; echo SHELL"
    let terminal = try Pseudoterminal("/bin/sh", ["-c", script + "; read x; fg; echo ENDED"])
    try #require(terminal.waitForScreen("SHELL"))
    #expect(!terminal.hasWritten("\u{1B}[?1049h"))
    terminal.send("\n")
    #expect(terminal.waitForScreen("resumed"))
    terminal.send("q")
    #expect(terminal.waitForScreen("ENDED"))
  }

  @Test func `standard error is kept off the screen and told`() throws {
    let terminal = try started("mutter")
    #expect(terminal.waitForScreen("error a library complains"))
    #expect(!terminal.hasWritten("complains\r\n"))
    terminal.send("q")
    #expect(terminal.waitForEnding() == .exited(0))
    #expect(terminal.screen.text.contains("a library complains"))
  }

  @Test func `a flood of errors neither blocks nor fills the screen`() throws {
    let terminal = try started("flood")
    #expect(terminal.waitForScreen("the end of the flood"))
    terminal.send("q")
    #expect(terminal.waitForEnding() == .exited(0))
    #expect(terminal.output.count < 200_000)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a terminal that takes nothing does not keep a signal waiting`(_ signal: Int32) throws {
    let terminal = try started("paint")
    // Nothing is read until the pseudoterminal's buffer is full.
    usleep(300_000)
    terminal.signal(signal)
    usleep(700_000)
    var status: Int32 = 0
    #expect(waitpid(terminal.process, &status, WNOHANG) == terminal.process)
    #expect(status & 0x7F == signal)
  }

  @Test func `a terminal that goes away ends the session`() throws {
    var terminal: Pseudoterminal? = try started()
    let process = try #require(terminal).process
    terminal?.hangUp()
    #expect(terminal?.waitForEnding() != nil)
    terminal = nil
    #expect(kill(process, 0) != 0)
  }
}
