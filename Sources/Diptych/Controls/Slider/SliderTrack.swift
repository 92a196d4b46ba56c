/// The parts of a slider: the track, the part of it before the knob, and the knob.
///
/// The knob stays inside the slider, so its centre runs over what its width leaves:
///
///     centre = knob / 2 + fraction × (width - knob)
///
/// All of it is leading-based; a right-to-left slider grows towards the left.
struct SliderTrack: Layout {
  /// The part of the range before the value, 0...1.
  let fraction: Double
  /// In points.
  let knobSize: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, knobSize.width), height: SliderMetrics.height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let center = bounds.minX + knobSize.width / 2 + fraction * (bounds.width - knobSize.width)
    let thickness = SliderMetrics.trackThickness
    let lengths = [bounds.width, center - bounds.minX]
    for (track, length) in zip(subviews, lengths) {
      track.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(width: length, height: thickness)
      )
    }
    subviews.last?.place(
      at: CGPoint(x: center, y: bounds.midY),
      anchor: .center,
      proposal: ProposedViewSize(knobSize)
    )
  }
}
