/// A thin bar that is filled from its leading end, 0...1 of its length.
struct FilledBar: ComposedView {
  let fraction: Double

  var body: some View {
    FilledBarLayout(fraction: fraction) {
      Capsule().fill(ControlPaint.track)
      Capsule().fill(TintShapeStyle())
    }
  }
}

/// Gives the second view a part of the length that the first one has, from the leading end.
private struct FilledBarLayout: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width, height: ControlMetrics.progressThickness)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (bar, length) in zip(subviews, [bounds.width, bounds.width * fraction]) {
      bar.place(
        at: bounds.origin,
        anchor: .topLeading,
        proposal: ProposedViewSize(width: length, height: bounds.height)
      )
    }
  }
}
