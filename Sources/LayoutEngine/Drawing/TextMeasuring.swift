/// Measures text for the engine, which knows nothing of fonts or cells.
package protocol TextMeasuring: Sendable {
  /// The size that a text takes when offered a proposal, in points.
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize

  /// The distances of the first and the last baseline from the top of a text laid out at `size`,
  /// in points.
  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat)
}
