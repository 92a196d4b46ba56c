extension View {
  /// Draws the view as in a mirror in some direction; its place in layout stays.
  ///
  /// Behaves as SwiftUI's `layoutDirectionBehavior(_:)` with ``LayoutDirectionBehavior/fixed`` and
  /// the mirroring behaviours.
  ///
  /// - Parameter behavior: The direction in which the drawing is mirrored.
  /// - Returns: The view, of the same size.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    drawingEffect { _, direction in
      .scale(x: behavior.isMirrored(in: direction) ? -1 : 1, y: 1, anchor: .center)
    }
  }

  /// Draws the view as in a mirror where content runs from right to left.
  ///
  /// - Parameter enabled: Whether it is mirrored at all.
  /// - Returns: The view, of the same size.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
