internal import LayoutEngine

extension NSLayoutConstraint {
  /// What of a view a constraint means.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// How the two sides of a constraint relate.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What the attribute means as an edge, a middle or a length.
  enum Kind: Equatable {
    case none
    case directionalEdge
    case physicalEdge
    case horizontalCenter
    case vertical
    case width
    case height
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalEdge
    case .left, .right, .leftMargin, .rightMargin: .physicalEdge
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .width: .width
    case .height: .height
    default: .vertical
    }
  }

  /// Whether the attribute is a length.
  var isLength: Bool { self == .width || self == .height }
  /// Whether the attribute lies on the horizontal axis.
  var isHorizontal: Bool {
    switch kind {
    case .directionalEdge, .physicalEdge, .horizontalCenter, .width: true
    case .none, .vertical, .height: false
    }
  }
  /// Whether the attribute is an edge of the rectangle, inside the margins or not.
  var isEdge: Bool {
    switch withoutMargin {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The same attribute of the rectangle inside the margins; `nil` where it means the whole one.
  var insideMargins: NSLayoutConstraint.Attribute? { self == withoutMargin ? nil : withoutMargin }

  /// The attribute without its margin.
  var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension NSLayoutConstraint {
  /// Why the attributes cannot be related; `nil` where they can.
  var invalidPair: InvalidPair? {
    guard firstAttribute != .notAnAttribute, first != nil else { return .missing }
    let (one, other) = (firstAttribute, secondAttribute)
    guard other != .notAnAttribute else { return one.isLength ? nil : .placeAlone }
    if one.isLength != other.isLength { return .lengthWithPlace }
    // A width may be related to a height; that is how an aspect ratio is said.
    if one.isLength { return nil }
    if one.isHorizontal != other.isHorizontal { return .acrossAxes }
    let kinds = [one.kind, other.kind]
    if kinds.contains(.directionalEdge), kinds.contains(.physicalEdge) {
      return .directionalWithPhysical
    }
    return nil
  }
}
