/// The area in which a preview is laid out.
package enum PreviewCanvas: Hashable, Sendable {
  /// An area of this size, in points, with the content in its middle.
  case fixed(CGSize)
  /// As large as the content when it is offered this size, in points.
  case fitting(CGSize)

  /// The area where a preview asks for none.
  package static let standard = PreviewCanvas.fitting(CGSize(width: 320, height: 480))
}

extension LayoutPass {
  /// Measures and places the tree in a canvas and returns the size of the canvas, in points.
  package func layOut(in canvas: PreviewCanvas) -> CGSize {
    guard count > 0 else {
      switch canvas {
      case .fixed(let size): return size
      case .fitting: return .zero
      }
    }
    switch canvas {
    case .fixed(let area):
      self.canvas = area
      let proposal = Proposal(area)
      let size = size(of: 0, for: proposal)
      let origin = CGPoint(
        x: (area.width - size.width) / 2,
        y: (area.height - size.height) / 2
      )
      place(at: origin, size: size, proposal: proposal)
      return area
    case .fitting(let area):
      self.canvas = area
      let proposal = Proposal(area)
      let size = size(of: 0, for: proposal)
      place(at: .zero, size: size, proposal: proposal)
      return size
    }
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
    readerPasses = isRecorded ? [] : nil
    var tree = PlacedTree(size: size, nodes: physicalNodes(direction))
    if isRecorded { tree.steps = steps(direction) }
    return tree
  }
}
