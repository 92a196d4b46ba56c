package import CellRendering

extension Charset {
  /// Follows the locale: the first of `LC_ALL`, `LC_CTYPE`, `LANG` that is set and not empty.
  ///
  /// No locale at all means the C locale, which is ASCII (POSIX, 8.2).
  package init(environment: TerminalEnvironment) {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name], locale != "" else { continue }
      // language_TERRITORY.codeset@modifier
      let codeset = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
      let letters = codeset.lowercased().filter { $0 != "-" && $0 != "_" }
      self = letters == "utf8" ? .unicode : .ascii
      return
    }
    self = .ascii
  }

  /// What stands for a character that must not be sent.
  var replacement: Unicode.Scalar {
    switch self {
    case .unicode: "\u{FFFD}"
    case .ascii: "?"
    }
  }
}
