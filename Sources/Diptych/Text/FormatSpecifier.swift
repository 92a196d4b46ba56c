/// Writes values in the forms of C's format specifiers.
///
/// Numbers come out digit for digit as glibc's `printf` writes them in the C locale. Strings may
/// stand for `%@` and `%s`.
package enum FormatSpecifier {
  /// A text that would be longer, in bytes, is not written: a short format can ask for any length.
  private static let greatestLength = 1_000_000

  /// The text of a value in the form of a specifier such as `%.2f`.
  ///
  /// Other text may stand around it, as in `%.0f %%`. A specifier that is none, or that does not fit
  /// the value, gives the value's own description.
  package static func string(from value: Any, specifier: String) -> String {
    var isWritten = false
    let text = write(specifier) { directive, _ in
      // There is no other value that a width or a precision could be.
      guard directive?.takesWidth != true, directive?.takesPrecision != true,
        let text = directive.string(from: value)
      else { return nil }
      isWritten = true
      return text
    }
    guard let text, isWritten else { return "\(value)" }
    return text
  }

  /// The text of a format with its arguments put in.
  ///
  /// Arguments are taken in order, or by position as `%2$@` says. One that does not fit its specifier
  /// gives its own description; a specifier without an argument stands as it is written. Numbers are
  /// written in the language of a locale, or as C does.
  package static func string(format: String, locale: Locale? = nil, arguments: [Any]) -> String {
    var following = 0
    let language = locale.map { NumberLanguage($0) }
    func next() -> Any? {
      defer { following += 1 }
      return arguments.indices.contains(following) ? arguments[following] : nil
    }
    return write(format) { directive, source in
      var directive = directive
      directive?.language = language
      if directive?.takesWidth == true, let width = next() { directive?.setWidth(width) }
      if directive?.takesPrecision == true, let precision = next() {
        directive?.setPrecision(precision)
      }
      let position = directive?.position.map { $0 - 1 } ?? following
      following = directive?.position == nil ? following + 1 : following
      guard arguments.indices.contains(position) else { return source }
      let argument = arguments[position]
      return directive.string(from: argument) ?? "\(argument)"
    } ?? format
  }

  /// Copies a format, with each directive replaced; `nil` where a replacement is, or too long.
  private static func write(
    _ format: String,
    _ replacement: (FormatDirective?, _ source: String) -> String?
  ) -> String? {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let start = rest
      let directive = FormatDirective(parsing: &rest)
      let source = "%" + start[..<rest.startIndex]
      guard let text = replacement(directive, source),
        result.utf8.count + text.utf8.count <= greatestLength
      else { return nil }
      result += text
    }
    return result + rest
  }
}

extension FormatDirective? {
  fileprivate func string(from value: Any) -> String? { flatMap { $0.string(from: value) } }
}
