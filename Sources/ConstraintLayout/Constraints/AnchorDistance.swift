internal import LayoutEngine

/// The way from one anchor to another, which constraints may relate to lengths.
///
/// Between leading and trailing edges it counts towards where content ends, so a view that follows
/// another is a positive distance away in both directions.
final class AnchorDistance: LayoutItem {
  /// An end of the way; its item is not kept.
  struct End {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  let start: End
  let end: End

  init(from start: End, to end: End) {
    self.start = start
    self.end = end
  }

  /// Whether the way is counted in the direction of content.
  var isDirectional: Bool {
    start.attribute.kind == .directionalEdge || end.attribute.kind == .directionalEdge
  }

  var layoutOwner: UIView? {
    guard let first = start.item?.layoutOwner, let last = end.item?.layoutOwner else { return nil }
    return first.nearestCommonAncestor(with: last)
  }

  func reaches(into view: UIView) -> Bool {
    [start, end].contains { $0.item?.reaches(into: view) ?? false }
  }

  var reportName: String {
    let names = [start, end].map { "\($0.item?.reportName ?? "nil").\($0.attribute)" }
    return "(\(names[0])->\(names[1]))"
  }
}

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to another, as a length that constraints may relate.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor to another, as a length that constraints may relate.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .height)
  }
}

extension NSLayoutAnchor {
  fileprivate func distance(to other: NSLayoutAnchor<AnchorType>) -> AnchorDistance {
    AnchorDistance(
      from: AnchorDistance.End(layoutItem, attribute),
      to: AnchorDistance.End(other.layoutItem, other.attribute)
    )
  }
}
