package import LayoutEngine

/// A step of a recorded layout with all that is needed to put it into words.
package struct ExplainedStep: Sendable {
  package var step: LayoutStep
  /// The path of the view, as ``ViewRecord/path``; `nil` for modifiers.
  package var path: String?
  /// The name that the scene gives this frame; `nil` where it gives none.
  package var identifier: String?
  /// How many told steps are around it.
  package var depth: Int
  /// The frame in the canvas, in points, physical.
  package var frame: CGRect
  /// The title of the nearest told step around it; `nil` for the root.
  package var parentTitle: String?
  /// The size of what it is placed in, in points; that of the canvas for the root.
  package var parentSize: CGSize

  /// The distance from the left edge of the parent, in points.
  package var left: CGFloat {
    step.isMirrored ? parentSize.width - step.origin.x - step.answer.width : step.origin.x
  }
}

extension PlacedTree {
  /// Every step that has a say in the layout, in document order; none where nothing was recorded.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var explainedSteps: [ExplainedStep] {
    explained(Array(steps.indices))
  }

  /// The steps from the root to a view, the view itself last.
  package func explainedSteps(to record: ViewRecord) -> [ExplainedStep] {
    guard steps.count == nodes.count, nodes.indices.contains(record.node) else { return [] }
    let element = nodes[record.node...].firstIndex { $0.element != nil } ?? record.node
    var chain: [Int] = []
    var next: Int? = element
    while let node = next {
      chain.append(node)
      next = steps[node].parent
    }
    return explained(chain.reversed())
  }

  private func explained(_ indices: [Int]) -> [ExplainedStep] {
    guard steps.count == nodes.count else { return [] }
    let paths = Dictionary(
      views.map { record in
        (nodes[record.node...].firstIndex { $0.element != nil } ?? record.node, record.path)
      },
      uniquingKeysWith: { first, _ in first }
    )
    let isTold = toldSteps
    var trails: [Int: StepTrail] = [:]
    var explained: [ExplainedStep] = []
    for index in indices {
      let step = steps[index]
      let outer = step.parent.flatMap { trails[$0] }
      var trail = outer ?? StepTrail(depth: 0, title: nil, size: size)
      if let identifier = nodes[index].identifier { trail.identifier = identifier }
      // A silent step hands its place on to the only one in it, which fills it.
      if trail.place == nil || step.reason != .sameFrame {
        trail.place = step
        trail.size = step.parent.map { steps[$0].answer } ?? size
      }
      guard isTold[index] else {
        trails[index] = trail
        continue
      }
      var told = step
      if let place = trail.place {
        (told.origin, told.reason, told.isMirrored) = (place.origin, place.reason, place.isMirrored)
      }
      if told.title.isEmpty { told.title = "a container that no one wrote" }
      explained.append(
        ExplainedStep(
          step: told,
          path: paths[index],
          identifier: trail.identifier,
          depth: trail.depth,
          frame: nodes[index].frame,
          parentTitle: trail.title,
          parentSize: trail.size
        )
      )
      let name = String(told.title.prefix { $0 != "(" && $0 != " " || told.kind == .silent })
      trails[index] = StepTrail(depth: trail.depth + 1, title: name, size: step.answer)
    }
    return explained
  }

  /// For each step whether it is told: views, what is written, and what holds several of those.
  private var toldSteps: [Bool] {
    var isTold = Array(repeating: false, count: steps.count)
    // Whether a view or something written lies inside, found from the leaves to the root.
    var holdsTold = isTold
    for index in steps.indices.reversed() {
      let step = steps[index]
      switch step.kind {
      case .view: isTold[index] = true
      case .modifier: isTold[index] = nodes[index].element != nil || holdsTold[index]
      case .silent: isTold[index] = holdsTold[index] && !handsItsPlaceOn(index)
      }
      if isTold[index] || holdsTold[index], let parent = step.parent { holdsTold[parent] = true }
    }
    return isTold
  }

  /// Whether a step has one child, which stands in its very place.
  private func handsItsPlaceOn(_ index: Int) -> Bool {
    let child = index + 1
    return child < nodes[index].end && nodes[child].end == nodes[index].end
      && steps[child].reason == .sameFrame
  }
}

/// What is known of a step when those in it are told.
private struct StepTrail {
  var depth: Int
  /// The name of the nearest told step.
  var title: String?
  /// The size of what the step is placed in, in points.
  var size: CGSize
  /// The name that was given since the nearest told step.
  var identifier: String?
  /// The silent step whose place the next one takes.
  var place: LayoutStep?
}
