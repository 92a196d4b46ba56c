/// A view that a scroll view is asked to show, and where.
package struct ScrollTarget {
  /// The identity of the view.
  package var id: AnyHashable
  /// The point of the view that meets the same point of the window; `nil` moves the content no
  /// further than the view needs to be seen.
  package var anchor: UnitPoint?

  package init(id: AnyHashable, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  /// How much of the content lies before the window, in points along one axis.
  ///
  /// - Parameters:
  ///   - view: Where the view begins and ends in the content.
  ///   - window: The length of the window without margins.
  ///   - most: How much of the content does not fit into the window.
  ///   - current: How much lies before the window otherwise.
  ///   - axis: The axis of all these lengths.
  /// - Returns: The length before the window, from 0 to `most`.
  func offset(
    _ view: (start: Double, end: Double),
    window: Double,
    most: Double,
    current: Double,
    _ axis: Axis
  ) -> Double {
    var offset = current
    if let anchor {
      let fraction = axis == .vertical ? anchor.y : anchor.x
      offset = view.start + fraction * (view.end - view.start - window)
    } else if view.start < current {
      offset = view.start
    } else if view.end > current + window {
      offset = view.end - window
    }
    return min(max(offset, 0), most)
  }
}

extension LayoutTrait {
  private enum Identity {}
  private enum Target {}

  /// The key of the identity by which a scroll view finds a view, an `AnyHashable`.
  package static let scrollIdentity = ObjectIdentifier(Identity.self)
  /// The key of what a scroll view is asked to show, a ``ScrollTarget``.
  package static let scrollTarget = ObjectIdentifier(Target.self)
}

extension LayoutPass {
  /// What a scroll view is asked to show, and where that stands in the content.
  ///
  /// All that the content contains is put for it, so that also a view is found that does not exist
  /// before it is in sight. Scroll views inside stay at their beginnings meanwhile, so that the work
  /// is no more than the content's for each of them.
  func scrollTarget(
    of node: Int,
    content size: CGSize,
    _ proposal: Proposal
  ) -> (target: ScrollTarget, frame: CGRect)? {
    guard !isSeekingTarget, let target = target(of: node) else { return nil }
    isSeekingTarget = true
    defer { isSeekingTarget = false }
    let content = node + 1
    let end = Int(nodes[node].end)
    put(content, at: .zero, size: size, proposal: proposal)
    var inner = content
    while inner < end {
      if placements[inner].isAbsent {
        inner = Int(nodes[inner].end)
        continue
      }
      if isIdentified(inner, as: target.id) { return (target, frame(of: inner, inside: node)) }
      arrange(inner, size: placements[inner].size, proposal: placements[inner].proposal)
      inner += 1
    }
    return nil
  }

  /// What the modifiers directly around a scroll view ask it to show.
  private func target(of node: Int) -> ScrollTarget? {
    var outer = Int(parents[node])
    while outer >= 0, case .trait(let index) = nodes[outer].rule {
      let trait = tree.traits[Int(index)]
      if trait.key == LayoutTrait.scrollTarget { return trait.value as? ScrollTarget }
      outer = Int(parents[outer])
    }
    return nil
  }

  private func isIdentified(_ node: Int, as id: AnyHashable) -> Bool {
    guard case .trait(let index) = nodes[node].rule else { return false }
    let trait = tree.traits[Int(index)]
    return trait.key == LayoutTrait.scrollIdentity && trait.value as? AnyHashable == id
  }

  private func frame(of node: Int, inside container: Int) -> CGRect {
    var frame = CGRect(origin: .zero, size: placements[node].size)
    var node = node
    while node > container {
      frame.origin.x += placements[node].origin.x
      frame.origin.y += placements[node].origin.y
      node = Int(parents[node])
    }
    return frame
  }
}
