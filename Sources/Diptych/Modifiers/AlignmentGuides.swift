extension View {
  /// Sets the view's own position of a vertical guide, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layoutModifier { $0.rule(for: guide.key, .horizontal, guide: computeValue) }
  }

  /// Sets the view's own position of a horizontal guide, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layoutModifier { $0.rule(for: guide.key, .vertical, guide: computeValue) }
  }
}
