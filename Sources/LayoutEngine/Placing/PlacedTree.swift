/// Where in the text of a scene a view is made.
package struct SourcePosition: Hashable, Sendable {
  /// The index of the file among those of the scene, the scene itself being 0.
  package var file: Int32
  /// The line, counted from 1.
  package var line: Int32
  /// The column in UTF-8 bytes, counted from 1.
  package var column: Int32

  package init(file: Int32 = 0, line: Int32, column: Int32) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// What people call a view: its type and where it stands in the scene's text.
package struct PlacedElement: Hashable, Sendable {
  /// The name of the view's type, as scenes write it.
  package var type: String
  /// Where the view is made; `nil` when no text made it.
  package var source: SourcePosition?

  package init(type: String, source: SourcePosition? = nil) {
    self.type = type
    self.source = source
  }
}

/// A view or a modifier with its final frame.
package struct PlacedNode: Sendable {
  /// The frame in the canvas, in points, physical: origin at the top left, unrounded.
  package var frame: CGRect
  /// The index behind the last descendant.
  package var end: Int
  /// The direction that the view's own content follows.
  package var layoutDirection: LayoutDirection
  /// The children of a node are painted in the order of (z index, position); a background stands
  /// at negative infinity.
  package var zIndex: Double
  package var drawing: Drawing?
  package var effect: DrawingEffect?
  /// What people call the view; `nil` for modifiers and containers that no one wrote.
  package var element: PlacedElement?
  /// The name that an accessibility identifier gave to exactly this frame.
  package var identifier: String?

  package init(
    frame: CGRect,
    end: Int,
    layoutDirection: LayoutDirection = .leftToRight,
    zIndex: Double = 0,
    drawing: Drawing? = nil,
    effect: DrawingEffect? = nil,
    element: PlacedElement? = nil,
    identifier: String? = nil
  ) {
    self.frame = frame
    self.end = end
    self.layoutDirection = layoutDirection
    self.zIndex = zIndex
    self.drawing = drawing
    self.effect = effect
    self.element = element
    self.identifier = identifier
  }
}

/// A laid-out preview: every view in document order, parents before their children.
package struct PlacedTree: Sendable {
  /// The size of the canvas, in points.
  package var size: CGSize
  package var nodes: [PlacedNode]

  package init(size: CGSize, nodes: [PlacedNode]) {
    self.size = size
    self.nodes = nodes
  }
}
