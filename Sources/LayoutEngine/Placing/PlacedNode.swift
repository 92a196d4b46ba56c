/// A view or a modifier with its final frame.
package struct PlacedNode: Sendable {
  /// The frame in the canvas, in points, physical: origin at the top left, unrounded.
  package var frame: CGRect
  /// The index behind the last descendant.
  package var end: Int
  /// The children of a node are painted in the order of (z index, position); a background stands
  /// at negative infinity.
  package var zIndex: Double
  /// The direction that the view's own content follows.
  package var layoutDirection: LayoutDirection
  /// What most nodes lack, kept apart so that they stay small.
  package internal(set) var content: PlacedContent?

  package init(
    frame: CGRect,
    end: Int,
    layoutDirection: LayoutDirection = .leftToRight,
    zIndex: Double = 0,
    drawing: Drawing? = nil,
    effect: DrawingEffect? = nil,
    element: PlacedElement? = nil,
    identifier: String? = nil,
    guides: [PlacedGuide] = []
  ) {
    self.frame = frame
    self.end = end
    self.zIndex = zIndex
    self.layoutDirection = layoutDirection
    content = PlacedContent(
      drawing: drawing,
      effect: effect,
      element: element,
      identifier: identifier,
      guides: guides
    )
  }

  private init() {
    frame = .zero
    end = 0
    zIndex = 0
    layoutDirection = .leftToRight
    content = nil
  }

  /// What a node has that draws nothing and is called nothing.
  static let noContent = PlacedContent(drawing: nil, effect: nil, element: nil, identifier: nil)

  /// A node that is about to be filled in.
  static var blank: PlacedNode { PlacedNode() }

  package var drawing: Drawing? { content?.drawing }
  package var effect: DrawingEffect? { content?.effect }
  /// What people call the view; `nil` for modifiers and containers that no one wrote.
  package var element: PlacedElement? { content?.element }
  /// The name that an accessibility identifier gave to exactly this frame.
  package var identifier: String? { content?.identifier }
  /// The parts of the view that its content is kept in, the outermost first.
  package var guides: [PlacedGuide] { content?.guides ?? [] }
}

/// How a node looks and what it is called, the same wherever it stands.
package final class PlacedContent: Sendable {
  package let drawing: Drawing?
  package let effect: DrawingEffect?
  /// What people call the view; `nil` for modifiers and containers that no one wrote.
  package let element: PlacedElement?
  /// The name that an accessibility identifier gave to exactly this frame.
  package let identifier: String?
  /// The parts of the view that its content is kept in, the outermost first.
  package let guides: [PlacedGuide]

  init(
    drawing: Drawing?,
    effect: DrawingEffect?,
    element: PlacedElement?,
    identifier: String?,
    guides: [PlacedGuide] = []
  ) {
    self.drawing = drawing
    self.effect = effect
    self.element = element
    self.identifier = identifier
    self.guides = guides
  }

  /// The same with guides, which depend on the place as well.
  func with(_ guides: [PlacedGuide]) -> PlacedContent {
    PlacedContent(
      drawing: drawing,
      effect: effect,
      element: element,
      identifier: identifier,
      guides: guides
    )
  }
}
