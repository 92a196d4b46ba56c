/// Measures text for the engine, which knows nothing of fonts or cells.
package protocol TextMeasuring: Sendable {
  /// The size that a text takes when offered a proposal, in points.
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize

  /// The same size, and for what other proposals the text takes it.
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
  /// Whether the text takes this size for every width from the size's own to the one proposed,
  /// beside the same height; the ideal width counts as infinite.
  ///
  /// So it is where lines take as many words as fit and none is cut: what fits within the widest
  /// line is broken as before.
  package var holdsWhereItFits: Bool

  package init(size: CGSize, ignoresHeight: Bool, holdsWhereItFits: Bool = false) {
    self.size = size
    self.ignoresHeight = ignoresHeight
    self.holdsWhereItFits = holdsWhereItFits
  }
}
