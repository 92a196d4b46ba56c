public import LayoutEngine

/// One attribute of a view or a guide, from which constraints are made.
public class NSLayoutAnchor<AnchorType: AnyObject> {
  let attribute: NSLayoutConstraint.Attribute
  // An anchor keeps its item, as long as someone keeps the anchor.
  let layoutItem: any LayoutItem

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
  }

  /// The view or the guide.
  public var item: AnyObject? { layoutItem }
  /// The name by which reports mean the anchor.
  public var name: String { "\(layoutItem.reportName).\(attribute)" }

  /// This anchor is where another is.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }

  /// This anchor is where another is, or after it.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor)
  }

  /// This anchor is where another is, or before it.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }

  /// This anchor is a distance after another, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }

  /// This anchor is at least a distance after another, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// This anchor is at most a distance after another, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem,
      attribute,
      relation,
      anchor.layoutItem,
      anchor.attribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// The distance that the system leaves between neighbours, in points.
enum SystemSpacing {
  static let standard: CGFloat = 8
  /// The distance to or from a baseline, which UIKit takes from the text: the height of a line.
  static let toBaseline: CGFloat = 16
}
