/// Whether a view of a certain ratio stays inside an area or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers the area.
  case fill
}

extension View {
  /// Offers the view an area of a certain ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height; `nil` takes the view's ideal size.
  ///   - contentMode: Whether the area stays inside what is offered or covers it.
  /// - Returns: The view that is offered the area.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layoutModifier(.aspectRatio(AspectRatio(ratio: aspectRatio, fills: contentMode == .fill)))
  }

  /// Offers the view an area of the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to stay inside what is offered.
  public func scaledToFit() -> some View {
    aspectRatio(nil, contentMode: .fit)
  }

  /// Scales the view to cover what is offered.
  public func scaledToFill() -> some View {
    aspectRatio(nil, contentMode: .fill)
  }
}
