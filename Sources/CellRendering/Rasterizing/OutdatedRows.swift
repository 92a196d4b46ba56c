import LayoutEngine

/// The rows of a picture that an earlier one of the same size does not show as they are.
struct OutdatedRows {
  /// The rows that each of the operations can concern.
  let reaches: [RowReach]
  private var isOutdated: [Bool]
  private var count = 0

  /// The rows on which two lists differ, and what has to be painted with them; `nil` where nothing is
  /// worth keeping.
  ///
  /// - Parameters:
  ///   - list: What is to be seen.
  ///   - pane: What was drawn, in cells of the same grid.
  ///   - rasterizer: Says what operations reach.
  /// - Complexity: O(*n*) in the number of operations, times how often lines touch other lines' rows.
  init?(
    of list: DrawList,
    since pane: DrawnPane,
    _ rasterizer: Rasterizer
  ) {
    let earlier = pane.list
    guard list.size == earlier.size, list.direction == earlier.direction,
      list.clips == earlier.clips
    else { return nil }
    isOutdated = Array(repeating: false, count: rasterizer.grid.bounds.rows.count)
    let (changed, former) = list.changes(since: earlier)
    let areKnown = pane.reaches.count == earlier.operations.count
    if areKnown, list.operations.count == earlier.operations.count {
      var known = pane.reaches
      for index in changed { known[index] = rasterizer.reach(of: list.operations[index]) }
      reaches = known
    } else {
      reaches = list.operations.map(rasterizer.reach)
    }
    for index in changed { insert(reaches[index].rows) }
    for index in former {
      let reach = areKnown ? pane.reaches[index] : rasterizer.reach(of: earlier.operations[index])
      insert(reach.rows)
    }
    while insertRowsLookedAt() {}
    if count > isOutdated.count * 3 / 4 { return nil }
  }

  /// The rows, as ranges that do not touch.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for row in isOutdated.indices where isOutdated[row] {
      if let last = ranges.last, last.upperBound == row {
        ranges[ranges.count - 1] = last.lowerBound..<row + 1
      } else {
        ranges.append(row..<row + 1)
      }
    }
    return ranges
  }

  private mutating func insert(_ rows: Range<Int>) {
    for row in rows.clamped(to: isOutdated.indices) where !isOutdated[row] {
      isOutdated[row] = true
      count += 1
    }
  }

  /// Adds all rows of each operation that looks from one of the rows at others.
  ///
  /// - Returns: Whether there were any.
  private mutating func insertRowsLookedAt() -> Bool {
    let before = count
    for reach in reaches where reach.looksAround {
      let rows = reach.rows.clamped(to: isOutdated.indices)
      if isOutdated[rows].contains(true) { insert(rows) }
    }
    return count > before
  }
}

extension DrawList {
  /// The places of the operations that differ, in this list and in an earlier one.
  fileprivate func changes(since earlier: DrawList) -> (new: [Int], old: [Int]) {
    let (new, old) = (operations, earlier.operations)
    if new.count == old.count {
      let changed = new.indices.filter { new[$0] != old[$0] }
      return (changed, changed)
    }
    let shorter = min(new.count, old.count)
    let start = (0..<shorter).first { new[$0] != old[$0] } ?? shorter
    let rest = shorter - start
    let end =
      (0..<rest).first { new[new.count - 1 - $0] != old[old.count - 1 - $0] } ?? rest
    return (Array(start..<new.count - end), Array(start..<old.count - end))
  }
}
