internal import Glibc

/// The environment variables from which colours, characters, and the kind of terminal follow.
package enum TerminalEnvironment {
  static let names = [
    "TERM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
    "LC_ALL", "LC_CTYPE", "LANG",
  ]

  /// The variables that are set in this process, by name; bytes that are not UTF-8 are repaired.
  package static var current: [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}
