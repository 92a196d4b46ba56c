/// A shape whose outline is made another after it is known in a rectangle.
///
/// It takes all it is offered, also where the shape itself would take a square.
struct AdjustedShape<Content: Shape>: FormedShape {
  let shape: Content
  let adjust: @Sendable (CGRect, (CGRect) -> Path) -> Path

  func path(in rect: CGRect) -> Path { adjust(rect, shape.path(in:)) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The form of the shape moved; a line along it keeps its width.
  var form: ShapeForm {
    let form = shape.resolvedForm
    let path = form.path
    var adjusted = form.replacingPath { adjust($0, path) }
    adjusted.slot = .flexible
    return adjusted
  }
}

/// A shape with its outline moved.
public struct OffsetShape<Content: Shape>: FormedShape {
  /// The shape that is moved.
  public let shape: Content
  /// The distance, in points, leading-based.
  public let offset: CGSize

  /// Moves a shape by a distance, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var form: ShapeForm {
    let offset = offset
    return AdjustedShape(shape: shape) { rect, path in
      path(rect).offsetBy(dx: offset.width, dy: offset.height)
    }.form
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape moved inwards first and then as before, in points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape with its outline turned.
public struct RotatedShape<Content: Shape>: FormedShape {
  /// The shape that is turned.
  public let shape: Content
  /// The angle, clockwise where content runs from left to right.
  public let angle: Angle
  /// The point about which the shape is turned, a fraction of its frame.
  public let anchor: UnitPoint

  /// Turns a shape about a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { turn(shape.path(in: rect), in: rect) }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  private func turn(_ path: Path, in rect: CGRect) -> Path {
    let rotation = CGAffineTransform(rotationAngle: angle.radians)
    return path.applying(rotation.about(anchor.point(in: rect)))
  }

  var form: ShapeForm {
    AdjustedShape(shape: shape) { rect, path in turn(path(rect), in: rect) }.form
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape moved inwards first and then turned as before, in points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The shape with its outline moved, in points, for shapes of unknown type.
  package func moved(by offset: CGSize) -> any Shape { self.offset(offset) }

  /// The shape with its outline turned about a point, for shapes of unknown type.
  package func turned(by angle: Angle, anchor: UnitPoint) -> any Shape {
    rotation(angle, anchor: anchor)
  }
}

extension InsettableShape {
  /// The shape with its outline moved, in points, for shapes of unknown type.
  package func moved(by offset: CGSize) -> any InsettableShape { self.offset(offset) }

  /// The shape with its outline turned about a point, for shapes of unknown type.
  package func turned(by angle: Angle, anchor: UnitPoint) -> any InsettableShape {
    rotation(angle, anchor: anchor)
  }

  /// The shape with its outline moved inwards, in points, for shapes of unknown type.
  package func movedInwards(by amount: CGFloat) -> any InsettableShape { inset(by: amount) }
}

extension UnitPoint {
  /// The point in a rectangle, in points.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
