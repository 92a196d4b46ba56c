import Testing

@testable import TerminalIO

@Suite struct `Colour depth` {
  struct Case: CustomTestStringConvertible {
    var choice = ColorChoice.auto
    var environment: TerminalEnvironment
    var isTerminal = true
    var depth: ColorDepth

    var testDescription: String {
      "\(choice) \(environment) \(isTerminal ? "terminal" : "pipe") → \(depth)"
    }
  }

  static let xterm: TerminalEnvironment = ["TERM": "xterm-256color"]

  @Test(arguments: [
    Case(environment: ["TERM": "xterm"], depth: .ansi16),
    Case(environment: ["TERM": "xterm-256color"], depth: .palette256),
    Case(environment: ["TERM": "screen-256color"], depth: .palette256),
    Case(environment: ["TERM": "xterm-direct"], depth: .truecolor),
    Case(environment: ["TERM": "xterm", "COLORTERM": "truecolor"], depth: .truecolor),
    Case(environment: ["TERM": "xterm", "COLORTERM": "24bit"], depth: .truecolor),
    Case(environment: ["TERM": "linux", "COLORTERM": "yes"], depth: .ansi16),
  ])
  func `is what the terminal claims`(_ row: Case) {
    check(row)
  }

  @Test(arguments: [
    // Nothing but the output.
    Case(environment: xterm, isTerminal: false, depth: .monochrome),
    Case(environment: ["TERM": "dumb"], depth: .monochrome),
    Case(environment: ["TERM": ""], depth: .monochrome),
    Case(environment: [:], depth: .monochrome),
    Case(environment: xterm.with("CLICOLOR", "0"), depth: .monochrome),
    Case(environment: xterm.with("CLICOLOR", "1"), depth: .palette256),
    // NO_COLOR speaks if it is not empty, whatever it says.
    Case(environment: xterm.with("NO_COLOR", "1"), depth: .monochrome),
    Case(environment: xterm.with("NO_COLOR", "0"), depth: .monochrome),
    Case(environment: xterm.with("NO_COLOR", ""), depth: .palette256),
    // Forcing.
    Case(environment: xterm.with("CLICOLOR_FORCE", "1"), isTerminal: false, depth: .palette256),
    Case(environment: xterm.with("FORCE_COLOR", "3"), isTerminal: false, depth: .palette256),
    Case(environment: xterm.with("CLICOLOR_FORCE", "0"), isTerminal: false, depth: .monochrome),
    Case(environment: xterm.with("FORCE_COLOR", "0"), isTerminal: false, depth: .monochrome),
    Case(environment: xterm.with("FORCE_COLOR", ""), isTerminal: false, depth: .monochrome),
    Case(environment: ["TERM": "dumb", "CLICOLOR_FORCE": "1"], depth: .ansi16),
    Case(
      environment: xterm.with("CLICOLOR_FORCE", "1").with("CLICOLOR", "0"),
      isTerminal: false,
      depth: .palette256
    ),
    // NO_COLOR wins over forcing, the user's choice over all.
    Case(environment: xterm.with("NO_COLOR", "1").with("FORCE_COLOR", "1"), depth: .monochrome),
    Case(
      choice: .always,
      environment: xterm.with("NO_COLOR", "1"),
      isTerminal: false,
      depth: .palette256
    ),
    Case(choice: .always, environment: [:], isTerminal: false, depth: .ansi16),
    Case(choice: .never, environment: xterm.with("CLICOLOR_FORCE", "1"), depth: .monochrome),
  ])
  func `follows the strongest voice`(_ row: Case) {
    check(row)
  }

  private func check(_ row: Case) {
    let depth = ColorDepth(
      choice: row.choice,
      environment: row.environment,
      isTerminal: row.isTerminal
    )
    #expect(depth == row.depth)
  }
}

extension TerminalEnvironment {
  fileprivate func with(_ name: String, _ value: String) -> TerminalEnvironment {
    TerminalEnvironment(variables: variables.filter { $0.name != name } + [(name, value)])
  }
}
