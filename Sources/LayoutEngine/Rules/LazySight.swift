/// What the scroll view around a lazy container shows of it.
///
/// Only views in sight exist. The ancestors are placed before the container's children are, so its
/// place in the window of the scroll view is known.
struct LazySight {
  /// Where the container begins, in points from the beginning of the window.
  private let start: Double
  /// The length of the window, in points.
  private let window: Double
  /// Where the window begins that no bar covers, in points from the beginning of the container.
  let first: Double
  /// Where it ends.
  let last: Double

  /// Finds the nearest scroll view along an axis; `nil` where there is none.
  init?(of node: Int, along axis: Axis, in pass: LayoutPass) {
    var start = 0.0
    var inner = node
    while true {
      start += pass.placements[inner].origin[axis]
      inner = Int(pass.parents[inner])
      guard inner >= 0 else { return nil }
      if case .scroll(let scroll) = pass.nodes[inner].rule, scroll.axes.contains(axis) { break }
    }
    first = -start
    last = pass.placements[inner].size[axis] - start
    // What lies under a bar that the scroll view reaches is in its sight too.
    let room = pass.safeArea.openRooms[inner] ?? EdgeInsets()
    let isVertical = axis == .vertical
    self.start = start + (isVertical ? room.top : room.leading)
    window =
      pass.placements[inner].size[axis] + (isVertical ? room.vertical : room.horizontal)
  }

  /// Whether a part of the container is in sight; one that only touches the window's edge is not.
  func sees(from origin: Double, length: Double) -> Bool {
    let first = start + origin
    let last = first + length
    return !(first >= window || last < 0 || last == 0 && first < 0)
  }
}
