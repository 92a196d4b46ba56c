internal import CellRendering
internal import LayoutEngine
internal import SceneLanguage

/// The rules that look at one direction.
extension ViewSurvey {
  /// All that is seen, in document order rule by rule.
  var sightings: [Sighting] {
    truncatedTexts + overlappingTexts + viewsOutside + clippedViews + emptyViews + fixedSymbols
      + pinnedParts + invalidFrames
  }

  private var truncatedTexts: [Sighting] {
    views.compactMap { view in
      guard case .text(let text) = view.drawing, let source = view.source,
        CellTextMeasuring().isTruncated(text, in: view.frame.size)
      else { return nil }
      return Sighting(node: view.node, source: source) { .truncatedText(text.string, $0) }
    }
  }

  /// Views that reach out of the canvas, told of the outermost edge.
  ///
  /// What the system draws around a view that lies in the canvas, such as the lower corners of a
  /// sheet, is cut on purpose.
  private var viewsOutside: [Sighting] {
    let canvas = CGRect(origin: .zero, size: tree.size)
    return views.compactMap { view in
      guard view.drawing.isVisible, !view.isScrolled, !view.isTransformed, !view.isClipped,
        let source = view.source, !canvas.covers(view.frame),
        !canvas.covers(tree.nodes[view.elementNode].frame)
      else { return nil }
      let reaches = [
        ("left", -view.frame.minX), ("right", view.frame.maxX - canvas.maxX),
        ("top", -view.frame.minY), ("bottom", view.frame.maxY - canvas.maxY),
      ]
      guard let farthest = reaches.max(by: { $0.1 < $1.1 }) else { return nil }
      return Sighting(
        node: view.node,
        source: source,
        finding: {
          .outsideCanvas(view.element.type, by: farthest.1, edge: farthest.0, $0)
        },
        isOneSided: fitsContent
      )
    }
  }

  private var clippedViews: [Sighting] {
    views.compactMap { view in
      guard view.isClipped, !view.isScrolled, !view.isTransformed, let source = view.source else {
        return nil
      }
      switch view.drawing {
      case .text, .symbol: break
      case .shape, .border: return nil
      }
      return Sighting(node: view.node, source: source) { .clippedContent(view.element.type, $0) }
    }
  }

  private var emptyViews: [Sighting] {
    views.compactMap { view in
      guard view.drawing.isVisible, view.node == view.elementNode, let source = view.source else {
        return nil
      }
      for axis in [Axis.horizontal, .vertical] where view.frame.size[axis] <= 0 {
        if !isMeantToBeEmpty(view.node, along: axis) {
          return Sighting(node: view.node, source: source) { .zeroSize(view.element.type, $0) }
        }
      }
      return nil
    }
  }

  /// Whether the view, or a frame around it that is as short, is of no length by its own rule.
  private func isMeantToBeEmpty(_ node: Int, along axis: Axis) -> Bool {
    var index: Int? = node
    let axes: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    while let current = index, tree.steps.indices.contains(current),
      tree.steps[current].answer[axis] <= 0
    {
      if tree.steps[current].rigidAxes.contains(axes) { return true }
      index = tree.steps[current].parent
    }
    return false
  }

  /// Arrows whose name says left or right: they stay where names of forward and backward turn.
  private var fixedSymbols: [Sighting] {
    views.compactMap { view in
      guard tree.nodes[view.node].layoutDirection == .rightToLeft, !view.isMirrored,
        case .symbol(let symbol, _) = view.drawing, let source = view.source,
        let instead = DirectedSymbol(symbol.name)
      else { return nil }
      return Sighting(node: view.node, source: source) { _ in
        .fixedSymbol(symbol.name, instead: instead.turning)
      }
    }
  }

  /// Parts of a right-to-left picture that a scene keeps left-to-right.
  private var pinnedParts: [Sighting] {
    guard tree.direction == .rightToLeft else { return [] }
    var sightings: [Sighting] = []
    var end = 0
    // The nodes around the current one, the innermost last; UIKit's trees have no recorded steps.
    var around: [PlacedNode] = []
    for (index, node) in tree.nodes.enumerated() where index >= end {
      while let last = around.last, last.end <= index { around.removeLast() }
      let parent = around.last
      around.append(node)
      guard node.layoutDirection == .leftToRight, parent?.layoutDirection == .rightToLeft
      else { continue }
      end = node.end
      guard let element = tree.nodes[index..<node.end].lazy.compactMap(\.element).first,
        let source = element.source
      else { continue }
      sightings.append(
        Sighting(node: index, source: source) { _ in .pinnedDirection(element.type) }
      )
    }
    return sightings
  }

  private var invalidFrames: [Sighting] {
    tree.steps.enumerated().compactMap { index, step in
      guard step.hasUnusableLength, let source = step.source else { return nil }
      return Sighting(node: index, source: source) { _ in .invalidFrame(step.title) }
    }
  }
}
