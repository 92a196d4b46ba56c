/// A change of a scene's text that would mend a mistake.
package struct SceneFixIt: Sendable, Hashable {
  /// What the change does, as a command.
  package var message: String
  /// The place of the text to be replaced, in UTF-8 bytes from the file's beginning.
  package var range: Range<Int>
  /// The new text.
  package var replacement: String

  package init(message: String, range: Range<Int>, replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
