extension View {
  /// Keeps distances around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    layoutModifier(.padding(insets))
  }

  /// Keeps a distance on the given edges, in points; `nil` means 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? EdgeInsets.defaultPadding, on: edges))
  }

  /// Keeps a distance on all edges, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
