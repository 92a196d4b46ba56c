/// A shape that an interpreted scene declares.
///
/// `@unchecked`: the closures run an evaluation that is confined to one thread, and so is the layout
/// that calls them.
package struct SceneShape: InsettableShape, FormedShape, @unchecked Sendable {
  private let name: String
  private let outline: (CGRect) -> Path
  private let size: ((ProposedViewSize) -> CGSize)?
  private let smaller: ((CGFloat) -> any Shape)?
  package let layoutDirectionBehavior: LayoutDirectionBehavior

  /// Creates a shape from the functions that a scene declares.
  ///
  /// - Parameters:
  ///   - name: The name of the scene's type.
  ///   - layoutDirectionBehavior: Whether the outline is mirrored.
  ///   - size: Answers proposals, in points; `nil` takes what is offered.
  ///   - inset: Makes the shape moved inwards, in points; `nil` draws this one in a smaller frame.
  ///   - path: Makes the outline in a rectangle, in points.
  package init(
    name: String,
    layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors,
    size: ((ProposedViewSize) -> CGSize)? = nil,
    inset: ((CGFloat) -> any Shape)? = nil,
    path: @escaping (CGRect) -> Path
  ) {
    self.name = name
    self.layoutDirectionBehavior = layoutDirectionBehavior
    self.size = size
    smaller = inset
    outline = path
  }

  package func path(in rect: CGRect) -> Path { outline(rect) }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  package func inset(by amount: CGFloat) -> SceneShape {
    guard let smaller else {
      let shrunk = ShrunkShape(shape: self, amount: amount)
      return SceneShape(
        name: name,
        layoutDirectionBehavior: layoutDirectionBehavior,
        path: shrunk.path(in:)
      )
    }
    let shape = smaller(amount)
    return SceneShape(
      name: name,
      layoutDirectionBehavior: shape.layoutDirectionBehavior,
      size: shape.sizeThatFits,
      path: shape.path(in:)
    )
  }

  var form: ShapeForm {
    ShapeForm(
      name: name,
      slot: size.map { .answering($0) } ?? .flexible,
      path: outline,
      behavior: layoutDirectionBehavior
    )
  }
}
