public import LayoutEngine

extension UIView {
  /// How strongly the view resists growing beyond its content along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.horizontalHugging : contentPriorities.verticalHugging
  }

  /// Sets how strongly the view resists growing beyond its content along an axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      contentPriorities.horizontalHugging = priority
    } else {
      contentPriorities.verticalHugging = priority
    }
  }

  /// How strongly the view resists being smaller than its content along an axis.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal
      ? contentPriorities.horizontalResistance : contentPriorities.verticalResistance
  }

  /// Sets how strongly the view resists being smaller than its content along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      contentPriorities.horizontalResistance = priority
    } else {
      contentPriorities.verticalResistance = priority
    }
  }

  /// The size of the view that satisfies its constraints and comes nearest to a size, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size of the view that satisfies its constraints and comes nearest to a size, in points.
  ///
  /// - Parameters:
  ///   - targetSize: The size to come near to, in points.
  ///   - horizontal: How important the width is.
  ///   - vertical: How important the height is.
  /// - Returns: The size, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    FittingMeasure(view: self, target: targetSize, horizontal: horizontal, vertical: vertical).size
  }

  /// The intrinsic size where there is one, and the view's own size elsewhere, in points.
  func fittingSizeByDefault(_ size: CGSize) -> CGSize {
    let content = resolvedIntrinsicContentSize
    return CGSize(
      width: content.width < 0 ? extent.width : content.width,
      height: content.height < 0 ? extent.height : content.height
    ).bounded
  }
}
