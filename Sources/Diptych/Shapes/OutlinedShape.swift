/// A shape of the vocabulary that lies within its frame.
protocol OutlinedShape: InsettableShape, FormedShape where InsetShape == ShrunkShape<Self> {
  /// The outline where drawing knows it without a path.
  var outline: ShapeOutline? { get }

  /// The shape that is drawn when the frame's edges are moved inwards, in points.
  func shrunk(by amount: CGFloat) -> Self
}

extension OutlinedShape {
  func shrunk(by amount: CGFloat) -> Self { self }

  var form: ShapeForm {
    ShapeForm(
      name: Self.elementName,
      outline: outline,
      path: path(in:),
      behavior: layoutDirectionBehavior
    )
  }

  /// The shape with its outline moved inwards, in points; negative amounts grow it.
  public func inset(by amount: CGFloat) -> ShrunkShape<Self> {
    ShrunkShape(shape: self, amount: amount)
  }
}

/// A shape drawn within its frame's edges moved inwards.
///
/// It takes all it is offered, also where the shape itself would take a square.
public struct ShrunkShape<Content: InsettableShape>: InsettableShape {
  let shape: Content
  /// In points.
  let amount: CGFloat

  /// The outline in a rectangle, in points; empty where the edges have passed each other.
  public func path(in rect: CGRect) -> Path {
    guard 2 * amount <= min(rect.width, rect.height) else { return Path() }
    let inner = rect.insetBy(dx: amount, dy: amount)
    if let shape = shape as? any OutlinedShape {
      return shape.shrunk(by: amount).path(in: inner)
    }
    return shape.path(in: inner)
  }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape with its outline moved further inwards, in points.
  public func inset(by amount: CGFloat) -> ShrunkShape<Content> {
    ShrunkShape(shape: shape, amount: self.amount + amount)
  }
}

extension ShrunkShape: FormedShape {
  var form: ShapeForm {
    var form = shape.resolvedForm
    form.slot = .flexible
    form.path = path(in:)
    form.outline = form.outline.map { .inset($0, by: amount) }
    return form
  }
}
