/// A place in a text: 1-based line, and 1-based column counted in UTF-8 bytes, as swiftc counts.
package struct LinePosition: Sendable, Hashable {
  /// The line; the first is 1.
  package var line: Int
  /// The column in UTF-8 bytes; the first is 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
