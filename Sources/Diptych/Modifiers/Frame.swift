extension View {
  /// Places the view in an invisible frame of a fixed size.
  ///
  /// Behaves as SwiftUI's `frame(width:height:alignment:)`.
  ///
  /// - Parameters:
  ///   - width: The frame's width, in points; `nil` takes the view's.
  ///   - height: The frame's height, in points; `nil` takes the view's.
  ///   - alignment: Where the view stands in the frame.
  /// - Returns: The view in the frame.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layoutModifier {
      .fixedFrame(FixedFrame(width: width, height: height, alignment: $0.pair(alignment)))
    }
  }

  /// Places the view in an invisible frame whose size has bounds.
  ///
  /// Behaves as SwiftUI's modifier of the same name; lengths are points, and `nil` leaves a bound
  /// open.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layoutModifier {
      .flexibleFrame(
        FlexibleFrame(
          horizontal: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
          vertical: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight),
          alignment: $0.pair(alignment)
        )
      )
    }
  }

  /// Asks for the view's ideal size in both dimensions.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Asks for the view's ideal size in the chosen dimensions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layoutModifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Decides when the view is served while a stack divides its space; higher comes first.
  public func layoutPriority(_ value: Double) -> some View {
    layoutModifier(.layoutPriority(value))
  }
}
