/// A shape whose type is hidden.
public struct AnyShape: FormedShape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init(_ shape: some Shape) {
    self.shape = shape
  }

  package init(any shape: any Shape) {
    self.shape = shape
  }

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// That of the hidden shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the hidden shape for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var form: ShapeForm {
    var form = shape.resolvedForm
    form.name = Self.elementName
    return form
  }
}
