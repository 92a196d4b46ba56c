/// How many colours the output can show.
package enum ColorDepth: Comparable, Hashable, Sendable, CaseIterable {
  /// No colours; a screen may still use bold and reverse, plain text has no escape at all.
  case monochrome

  /// The sixteen colours that every terminal's user can redefine.
  case ansi16

  /// The cube of 216 colours and the ramp of 24 greys.
  case palette256

  /// 24 bits per cell.
  case truecolor

  /// Decides whether colours are written and how many.
  ///
  /// The strongest voice first: the user's choice, then `NO_COLOR` (no-color.org: present and not
  /// empty), then `CLICOLOR_FORCE` and `FORCE_COLOR` (set and not 0), then what the output is: a
  /// terminal that is not dumb, unless `CLICOLOR` is 0 (bixense.com/clicolors).
  package init(choice: ColorChoice, environment: TerminalEnvironment, isTerminal: Bool) {
    switch choice {
    case .never:
      self = .monochrome
    case .always:
      self = Self.supported(by: environment)
    case .auto:
      if environment["NO_COLOR"] ?? "" != "" {
        self = .monochrome
      } else if Self.isForced(by: environment) {
        self = Self.supported(by: environment)
      } else if isTerminal, TerminalAvailability.canMoveCursor(environment["TERM"]),
        environment["CLICOLOR"] != "0"
      {
        self = Self.supported(by: environment)
      } else {
        self = .monochrome
      }
    }
  }

  private static func isForced(by environment: TerminalEnvironment) -> Bool {
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environment[name], value != "", value != "0" { return true }
    }
    return false
  }

  /// The depth that the terminal claims, given that colours are wanted at all.
  private static func supported(by environment: TerminalEnvironment) -> ColorDepth {
    let claim = (environment["COLORTERM"] ?? "").lowercased()
    let terminal = (environment["TERM"] ?? "").lowercased()
    if claim == "truecolor" || claim == "24bit" || terminal.hasSuffix("-direct") {
      return .truecolor
    }
    return terminal.contains("256color") ? .palette256 : .ansi16
  }
}
