public import LayoutEngine

/// A horizontal place of a view or a guide.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This anchor follows another by multiples of the system's spacing.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: multiplier * SystemSpacing.standard)
  }

  /// This anchor follows another by at least multiples of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.standard)
  }

  /// This anchor follows another by at most multiples of the system's spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.standard)
  }
}

/// A vertical place of a view or a guide.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This anchor lies under another by multiples of the system's spacing.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: multiplier * systemSpacing(to: anchor))
  }

  /// This anchor lies under another by at least multiples of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing(to: anchor))
  }

  /// This anchor lies under another by at most multiples of the system's spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing(to: anchor))
  }

  private func systemSpacing(to anchor: NSLayoutYAxisAnchor) -> CGFloat {
    [attribute, anchor.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
      ? SystemSpacing.toBaseline : SystemSpacing.standard
  }
}
