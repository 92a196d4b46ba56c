internal import Glibc

/// The environment variables from which colours, characters, and the kind of terminal follow.
///
/// Not a `Dictionary`: the first one of strings in a process has the Swift runtime search for the
/// conformance of `String`, which takes longer than to read all of them.
package struct TerminalEnvironment: Sendable {
  let variables: [(name: String, value: String)]

  private static let names = [
    "TERM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
    "LC_ALL", "LC_CTYPE", "LANG",
  ]

  /// The variables that are set in this process; bytes that are not UTF-8 are repaired.
  package static var current: TerminalEnvironment {
    TerminalEnvironment(
      variables: names.compactMap { name in
        getenv(name).map { (name, String(cString: $0)) }
      }
    )
  }

  /// The value of a variable; `nil` where it is not set.
  package subscript(name: String) -> String? {
    variables.first { $0.name == name }?.value
  }
}

extension TerminalEnvironment: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(variables: elements.map { (name: $0, value: $1) })
  }
}
