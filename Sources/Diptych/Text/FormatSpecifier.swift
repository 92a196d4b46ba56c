/// Writes values in the forms of C's format specifiers.
package enum FormatSpecifier {
  /// The text of a value in the form of a specifier such as `%.2f`.
  package static func string(from value: Any, specifier: String) -> String {
    "\(value)"
  }
}
