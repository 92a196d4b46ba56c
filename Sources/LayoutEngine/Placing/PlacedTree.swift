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
  /// Whether scrolling shows more of what the view contains; SwiftUI's steps tell it of theirs.
  package var scrolls = false

  package init(type: String, source: SourcePosition? = nil, scrolls: Bool = false) {
    self.type = type
    self.source = source
    self.scrolls = scrolls
  }
}

/// A laid-out preview: every view in document order, parents before their children.
package struct PlacedTree: Sendable {
  /// The size of the canvas, in points.
  package var size: CGSize
  package var nodes: [PlacedNode]
  /// The direction in which the preview was laid out.
  package var direction: LayoutDirection
  /// What was proposed to each node and why it stands where it does, in the order of ``nodes``;
  /// empty unless the layout was recorded.
  package var steps: [LayoutStep]

  package init(
    size: CGSize,
    nodes: [PlacedNode],
    direction: LayoutDirection = .leftToRight,
    steps: [LayoutStep] = []
  ) {
    self.size = size
    self.nodes = nodes
    self.direction = direction
    self.steps = steps
  }
}
