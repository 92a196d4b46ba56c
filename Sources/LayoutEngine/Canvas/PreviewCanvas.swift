/// The area in which a preview is laid out.
package enum PreviewCanvas: Hashable, Sendable {
  /// An area of this size, in points, with the content in its middle.
  case fixed(CGSize)
  /// As large as the content when it is offered this size, in points.
  case fitting(CGSize)
  /// The screen of a device, with the content in the middle of its safe area.
  case device(HeldDevice)

  /// The area where a preview asks for none.
  package static let standard = PreviewCanvas.fitting(CGSize(width: 320, height: 480))
  /// The area where a preview asks for nothing but to be turned by a quarter.
  package static let standardLandscape = PreviewCanvas.fitting(CGSize(width: 480, height: 320))

  /// The area that content is offered at first, in points: the whole of it.
  package var size: CGSize {
    switch self {
    case .fixed(let size), .fitting(let size): size
    case .device(let device): device.size
    }
  }

  /// What is taken from the area and known to content as unsafe, in points; a plain one has none.
  package var safeAreaInsets: EdgeInsets {
    if case .device(let device) = self { device.safeAreaInsets } else { EdgeInsets() }
  }
}

extension LayoutPass {
  /// Measures and places the tree in a canvas and returns the size of the canvas, in points.
  ///
  /// Content is offered the safe area and stands in its middle. Where an edge of it touches the
  /// boundary of the safe area, what is inside may reach into the strip beyond.
  package func layOut(in canvas: PreviewCanvas) -> CGSize {
    let insets = canvas.safeAreaInsets
    let whole = canvas.size
    guard count > 0 else {
      if case .fitting = canvas { return .zero }
      return whole
    }
    let area = CGSize(
      width: max(whole.width - insets.horizontal, 0),
      height: max(whole.height - insets.vertical, 0)
    )
    self.canvas = area
    safeCanvas = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: area)
    let proposal = Proposal(area)
    let size = size(of: 0, for: proposal)
    if case .fitting = canvas {
      place(at: .zero, size: size, proposal: proposal)
      return size
    }
    let inside = CGPoint(x: (area.width - size.width) / 2, y: (area.height - size.height) / 2)
    if insets != EdgeInsets() {
      screen = PlacedGuide(
        .safeArea,
        in: CGRect(origin: .zero, size: whole),
        frame: safeCanvas
      )
    }
    touchSafeArea(of: area, insets, root: CGRect(origin: inside, size: size))
    let origin = CGPoint(x: inside.x + insets.leading, y: inside.y + insets.top)
    place(at: origin, size: size, proposal: proposal)
    return whole
  }

  /// The placed tree in a direction; ``layOut(in:)`` comes first.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the canvas is seen.
  ///   - size: The size of the canvas, in points.
  ///   - isRecorded: Whether the tree tells what was proposed to whom; where it does not, nothing
  ///     is kept and nothing is spent.
  /// - Returns: The nodes with their frames.
  package func placedTree(
    _ direction: LayoutDirection,
    canvas size: CGSize,
    recordingSteps isRecorded: Bool = false
  ) -> PlacedTree {
    turn(to: direction)
    readerPasses = isRecorded ? [] : nil
    var tree = PlacedTree(size: size, nodes: physicalNodes(direction), direction: direction)
    if isRecorded {
      // What another kind of layout has placed in a reader has no steps, and then the tree has none.
      let steps = steps(direction)
      tree.steps = steps.count == tree.nodes.count ? steps : []
    }
    return tree
  }

  /// Places the nodes anew for another direction, where a part of them keeps its own.
  ///
  /// Such a part sees the room beyond its edges, and what is in sight of a scroll view around it,
  /// from the other side.
  private func turn(to direction: LayoutDirection) {
    guard direction != self.direction else { return }
    self.direction = direction
    guard tree.hasPinnedDirections, count > 0 else { return }
    let root = placements[0]
    let isPinned = nodes[0].direction != nil
    var safeArea = SafeAreaRooms()
    safeArea.isKnown = self.safeArea.isKnown
    safeArea.rooms[0] = self.safeArea.rooms[0].map { isPinned ? $0.mirrored : $0 }
    safeArea.openRooms[0] = safeArea.rooms[0]
    self.safeArea = safeArea
    place(at: root.origin, size: root.size, proposal: root.proposal)
  }
}
