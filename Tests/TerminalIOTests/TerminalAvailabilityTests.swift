import Testing

@testable import TerminalIO

@Suite struct `Terminal availability` {
  @Test(
    arguments: [
      (true, "xterm-256color", .screen),
      (true, "linux", .screen),
      (true, "dumb", .plain(.terminalIsDumb)),
      (true, "unknown", .plain(.terminalIsDumb)),
      (true, "", .plain(.terminalIsUnnamed)),
      (true, nil, .plain(.terminalIsUnnamed)),
      (false, "xterm", .plain(.outputIsNotATerminal)),
    ] as [(Bool, String?, TerminalAvailability)]
  )
  func `depends on the output and on its name`(
    _ isTerminal: Bool,
    _ name: String?,
    _ expected: TerminalAvailability
  ) {
    #expect(TerminalAvailability(isTerminal: isTerminal, terminal: name) == expected)
  }

  @Test(arguments: PlainReason.allCases)
  func `the reason for plain text tells what to do`(_ reason: PlainReason) {
    #expect(["run ", "set "].contains { reason.description.contains("; " + $0) })
  }

  @Test(arguments: TerminalError.Deed.allCases)
  func `a refusal names its reason and what to do`(_ deed: TerminalError.Deed) {
    let words = TerminalError(deed: deed, code: 5).description
    #expect(words.contains("(Input/output error); "))
  }
}
