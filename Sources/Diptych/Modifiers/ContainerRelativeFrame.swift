extension View {
  /// Gives the view the length of the nearest scroll view or of the canvas.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    layoutModifier {
      .containerRelative(ContainerRelativeRule(axes: axes, alignment: $0.pair(alignment)))
    }
  }

  /// Gives the view some of the columns into which the nearest scroll view or the canvas is divided.
  ///
  /// - Parameters:
  ///   - axes: The axes that are divided.
  ///   - count: The number of columns.
  ///   - span: The number of columns that the view covers.
  ///   - spacing: The gap between columns, in points.
  ///   - alignment: Where the view stands in its frame.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    layoutModifier {
      .containerRelative(
        ContainerRelativeRule(
          axes: axes,
          alignment: $0.pair(alignment),
          count: count,
          span: span,
          spacing: spacing
        )
      )
    }
  }

  /// Gives the view a length that a function makes of the nearest scroll view's or the canvas's.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    layoutModifier { tree in
      let function = tree.index(of: length)
      return .containerRelative(
        ContainerRelativeRule(
          axes: axes,
          alignment: tree.pair(alignment),
          function: function
        )
      )
    }
  }
}
