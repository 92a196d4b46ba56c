/// The largest circle in the middle of its frame, which is the square around it.
public struct Circle: OutlinedShape {
  /// Creates a circle.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2,
      y: rect.midY - side / 2,
      width: side,
      height: side
    )
    return Path(ellipseIn: square)
  }

  /// Looks the same in both directions.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The largest square in what is offered, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  var outline: ShapeOutline? { .circle }

  var form: ShapeForm {
    ShapeForm(
      name: Self.elementName,
      slot: .square,
      outline: outline,
      path: path(in:),
      behavior: .fixed
    )
  }
}

/// An ellipse that touches the sides of its frame.
public struct Ellipse: OutlinedShape {
  /// Creates an ellipse.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  var outline: ShapeOutline? { .ellipse }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: OutlinedShape {
  /// The course of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  var outline: ShapeOutline? { .capsule }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the sides of its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
