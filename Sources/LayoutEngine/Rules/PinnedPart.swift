/// A header or a footer that stays in sight while a part of its section is.
///
/// A header that would lie before the window of the scroll view stands at its beginning, a footer
/// that would lie behind it at its end; neither leaves its section. The other views keep their
/// places. That was measured; that a header gives way to the next one is what its users tell. That
/// the end of its own section pushes it, gaps between sections apart, and that a footer does the
/// same at the section's beginning, is weakly attested.
package struct PinnedPart {
  package enum Edge {
    case start
    case end
  }

  /// The views of a section, which stand one after the other in their container.
  package final class Section {
    /// The number of views, header and footer included.
    package var count = 0

    package init() {}
  }

  package var edge: Edge
  package var section: Section

  package init(_ edge: Edge, of section: Section) {
    self.edge = edge
    self.section = section
  }
}

extension LayoutTrait {
  private enum Pinned {}

  /// The key of what stays in sight, a ``PinnedPart``.
  package static let pinned = ObjectIdentifier(Pinned.self)
}

extension LayoutPass {
  /// Takes out what is not in sight of a lazy container, and moves what is pinned into it.
  func showInSight(_ node: Int, along axis: Axis, hide: (LazySight) -> Void) {
    guard let sight = LazySight(of: node, along: axis, in: self) else { return }
    let pinned = tree.hasPinnedParts ? pinnedPlacements(in: node, along: axis, sight) : []
    hide(sight)
    for (child, placement) in pinned {
      let isSeen = sight.sees(from: placement.origin[axis], length: placement.size[axis])
      placements[child] = isSeen ? placement : .absent
    }
  }

  private func pinnedPlacements(
    in node: Int,
    along axis: Axis,
    _ sight: LazySight
  ) -> [(child: Int, placement: Placement)] {
    let views = Array(children(of: node))
    return views.indices.compactMap { index in
      guard let part = trait(of: views[index], key: LayoutTrait.pinned) as? PinnedPart else {
        return nil
      }
      var placement = placements[views[index]]
      let length = placement.size[axis]
      let others = max(part.section.count, 1) - 1
      switch part.edge {
      case .start:
        let last = placements[views[min(index + others, views.count - 1)]]
        let end = last.origin[axis] + last.size[axis]
        placement.origin[axis] = min(max(placement.origin[axis], sight.first), end - length)
      case .end:
        let first = placements[views[max(index - others, 0)]].origin[axis]
        placement.origin[axis] = max(min(placement.origin[axis], sight.last - length), first)
      }
      return (views[index], placement)
    }
  }
}
