public import LayoutEngine

/// The width or the height of a view or a guide.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This length is a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutItem, attribute, .equal, nil, .notAnAttribute, constant: constant)
  }

  /// This length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem,
      attribute,
      .greaterThanOrEqual,
      nil,
      .notAnAttribute,
      constant: constant
    )
  }

  /// This length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem,
      attribute,
      .lessThanOrEqual,
      nil,
      .notAnAttribute,
      constant: constant
    )
  }

  /// This length is a multiple of another and a number of points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// This length is at least a multiple of another and a number of points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// This length is at most a multiple of another and a number of points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
