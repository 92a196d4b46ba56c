internal import LayoutEngine

/// A drawn view as lints look at it.
struct SurveyedView {
  let node: Int
  let frame: CGRect
  let drawing: Drawing
  /// What people call the view, or the control that it is a part of.
  let element: PlacedElement
  /// The node of `element`.
  let elementNode: Int
  /// The smallest clip around the view that it reaches out of.
  let isClipped: Bool
  /// The node of the nearest view around it that scrolls; `nil` where none does.
  let scrollingNode: Int?
  /// Whether the picture is turned or scaled, so that the frame is not what is seen.
  let isTransformed: Bool
  /// Whether the drawing is mirrored by an effect.
  let isMirrored: Bool

  var source: SourcePosition? { element.source }
  /// Whether scrolling can bring the view into sight.
  var isScrolled: Bool { scrollingNode != nil }
}

/// The drawn views of a recorded tree, hidden ones left out, in document order.
struct ViewSurvey {
  let tree: PlacedTree
  /// Whether the canvas is as large as its content, which then reaches out of it by intention.
  let fitsContent: Bool
  private(set) var views: [SurveyedView] = []

  /// - Complexity: O(*n*) in the number of nodes.
  init(_ tree: PlacedTree, fitsContent: Bool) {
    self.tree = tree
    self.fitsContent = fitsContent
    var scopes = [SurveyScope(end: .max)]
    for (index, node) in tree.nodes.enumerated() {
      while let last = scopes.last, last.end <= index { scopes.removeLast() }
      guard var scope = scopes.last else { return }
      scope.end = node.end
      if let element = node.element { (scope.element, scope.elementNode) = (element, index) }
      let isScrolling = tree.steps.indices.contains(index) && tree.steps[index].scrolls
      if isScrolling || node.element?.scrolls == true { scope.scrollingNode = index }
      if let effect = node.effect { scope.take(effect, of: node.frame) }
      scopes.append(scope)
      guard !scope.isHidden, let drawing = node.drawing, let element = scope.element else {
        continue
      }
      views.append(
        SurveyedView(
          node: index,
          frame: node.frame,
          drawing: drawing,
          element: element,
          elementNode: scope.elementNode,
          isClipped: scope.clip.map { !$0.covers(node.frame) } ?? false,
          scrollingNode: scope.scrollingNode,
          isTransformed: scope.isTransformed,
          isMirrored: scope.isMirrored
        )
      )
    }
  }
}
