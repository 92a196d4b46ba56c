/// What the scroll view around a lazy container shows of it.
///
/// Only views in sight exist. The ancestors are placed before the container's children are, so its
/// place in the window of the scroll view is known. All lengths are points from the beginning of the
/// container.
struct LazySight {
  /// Where the window begins, under bars too.
  private let start: Double
  /// Where the window ends, under bars too.
  private let end: Double
  /// Where the window begins that no bar covers.
  let first: Double
  /// Where it ends.
  let last: Double

  /// Finds the nearest scroll view along an axis; `nil` where there is none.
  init?(of node: Int, along axis: Axis, in pass: LayoutPass) {
    // A point x of the container stands at sign * x + shift in the node that the walk has come to.
    // Content that runs the other way than what is around it is seen from its other end.
    var sign = 1.0
    var shift = 0.0
    var inner = node
    while true {
      let outer = Int(pass.parents[inner])
      guard outer >= 0 else { return nil }
      if axis == .horizontal, pass.direction(of: inner) != pass.direction(of: outer) {
        sign = -sign
        shift = pass.placements[inner].size[axis] - shift
      }
      shift += pass.placements[inner].origin[axis]
      inner = outer
      if case .scroll(let scroll) = pass.nodes[inner].rule, scroll.axes.contains(axis) { break }
    }
    let length = pass.placements[inner].size[axis]
    // What lies under a bar that the scroll view reaches is in its sight too.
    let room = pass.safeArea.openRooms[inner] ?? EdgeInsets()
    let isVertical = axis == .vertical
    let before = isVertical ? room.top : room.leading
    let after = isVertical ? room.bottom : room.trailing
    first = sign > 0 ? -shift : shift - length
    last = first + length
    start = first - (sign > 0 ? before : after)
    end = last + (sign > 0 ? after : before)
  }

  /// Whether a part of the container is in sight; one that only touches the window's edge is not.
  func sees(from origin: Double, length: Double) -> Bool {
    let limit = origin + length
    return !(origin >= end || limit < start || limit == start && origin < start)
  }
}
