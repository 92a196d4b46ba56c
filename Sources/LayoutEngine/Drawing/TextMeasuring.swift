/// Measures text for the engine, which knows nothing of fonts or cells.
package protocol TextMeasuring: Sendable {
  /// The size that a text takes when offered a proposal, in points.
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize

  /// The same size, and whether the offered height had a part in it.
  func answer(of text: StyledText, in proposal: ProposedViewSize) -> TextAnswer

  /// The distances of the first and the last baseline from the top of a text laid out at `size`,
  /// in points.
  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat)
}

extension TextMeasuring {
  /// The size, for which the height is taken to matter: so it does to texts that can be cut.
  package func answer(of text: StyledText, in proposal: ProposedViewSize) -> TextAnswer {
    TextAnswer(size: size(of: text, in: proposal), ignoresHeight: false)
  }
}

/// The size that a text takes for a proposal.
package struct TextAnswer {
  /// In points.
  package var size: CGSize
  /// Whether the text takes this size for every height beside the same width.
  package var ignoresHeight: Bool

  package init(size: CGSize, ignoresHeight: Bool) {
    self.size = size
    self.ignoresHeight = ignoresHeight
  }
}
