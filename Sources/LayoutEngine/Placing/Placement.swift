/// Where a container has put a node: in the container's coordinates, leading-based, points.
struct Placement {
  var origin: CGPoint
  var size: CGSize
  /// The proposal under which the node has this size.
  var proposal: Proposal

  /// The node takes no part in the picture.
  static let absent = Placement(
    origin: CGPoint(x: .nan, y: .nan),
    size: .zero,
    proposal: .unspecified
  )

  var isAbsent: Bool { origin.x.isNaN }
}

extension LayoutPass {
  /// Records where a container puts a child.
  func put(_ child: Int, at origin: CGPoint, size: CGSize, proposal: Proposal) {
    placements[child] = Placement(
      origin: CGPoint(x: origin.x.finite, y: origin.y.finite),
      size: CGSize(width: size.width.finite, height: size.height.finite),
      proposal: proposal
    )
  }

  /// Moves a child that was put before, in the container's coordinates.
  func move(_ child: Int, to origin: CGPoint) {
    placements[child].origin = CGPoint(x: origin.x.finite, y: origin.y.finite)
  }

  /// Moves a child that was put before from where it stands, in points.
  func shift(_ child: Int, by distance: CGPoint) {
    let origin = placements[child].origin
    move(child, to: CGPoint(x: origin.x + distance.x, y: origin.y + distance.y))
  }
}

extension Double {
  /// The longest that a view can be, in points: sums of it stay numbers for any depth of nesting.
  private static var longest: Double { 1e15 }

  /// The number as a coordinate or length of a view: no more than the longest, zero for NaN.
  ///
  /// What is infinite in arithmetic (a colour offered an infinite width by a scene's own layout)
  /// cannot be drawn, and infinity less infinity in a mirror would be no number.
  var finite: Double {
    if abs(self) <= Self.longest { return self }
    if isNaN { return 0 }
    return self < 0 ? -Self.longest : Self.longest
  }
}
