import LayoutEngine

/// The dots of a region of cells that something covers; a cell has two columns of four dots.
struct DotMask: Sendable {
  /// The cells that the mask describes; no other has a dot.
  let region: CellRect
  let cellSize: CellSize
  private(set) var dots: [DotSet]

  init(region: CellRect, cellSize: CellSize) {
    self.region = region
    self.cellSize = cellSize
    dots = Array(repeating: [], count: region.columns.count * region.rows.count)
  }

  /// The dots of a cell; none outside the region.
  subscript(column: Int, row: Int) -> DotSet {
    guard region.contains(column: column, row: row) else { return [] }
    return dots[index(column, row)]
  }

  /// Whether there is no dot.
  var isEmpty: Bool { dots.allSatisfy(\.isEmpty) }

  /// The columns of dots, counted from the left edge of the canvas.
  var dotColumns: Range<Int> { region.columns.lowerBound * 2..<region.columns.upperBound * 2 }

  /// The rows of dots, counted from the top edge of the canvas.
  var dotRows: Range<Int> { region.rows.lowerBound * 4..<region.rows.upperBound * 4 }

  /// The width of a dot, in points.
  var dotWidth: CGFloat { cellSize.width / 2 }

  /// The height of a dot, in points.
  var dotHeight: CGFloat { cellSize.height / 4 }

  /// The centre of a dot, in points.
  func center(dotColumn: Int, dotRow: Int) -> CGPoint {
    CGPoint(x: (CGFloat(dotColumn) + 0.5) * dotWidth, y: (CGFloat(dotRow) + 0.5) * dotHeight)
  }

  /// Adds all dots of a cell; outside the region nothing happens.
  mutating func insertAll(column: Int, row: Int) {
    guard region.contains(column: column, row: row) else { return }
    dots[index(column, row)] = .all
  }

  /// Adds a dot by its place among the dots of the canvas; outside the region nothing happens.
  mutating func insert(dotColumn: Int, dotRow: Int) {
    guard dotColumns.contains(dotColumn), dotRows.contains(dotRow) else { return }
    dots[index(dotColumn >> 1, dotRow >> 2)]
      .insert(.dot(column: dotColumn & 1, row: dotRow & 3))
  }

  /// Sets all dots whose centres satisfy a condition.
  mutating func insertAll(where condition: (CGPoint) -> Bool) {
    for dotRow in dotRows {
      for dotColumn in dotColumns
      where condition(center(dotColumn: dotColumn, dotRow: dotRow)) {
        insert(dotColumn: dotColumn, dotRow: dotRow)
      }
    }
  }

  /// Sets all dots whose centres satisfy a condition, which in a row are neighbours of each other.
  ///
  /// - Complexity: O(*n*) in the number of dots that do not satisfy it.
  @inline(__always)
  mutating func insertConvex(where condition: (CGPoint) -> Bool) {
    for dotRow in dotRows {
      var (first, end) = (dotColumns.lowerBound, dotColumns.upperBound)
      while first < end, !condition(center(dotColumn: first, dotRow: dotRow)) { first += 1 }
      while first < end, !condition(center(dotColumn: end - 1, dotRow: dotRow)) { end -= 1 }
      if first < end { insert(dotColumns: first..<end, dotRow: dotRow) }
    }
  }

  /// Adds neighbouring dots of a row.
  ///
  /// - Precondition: They lie in the region.
  private mutating func insert(dotColumns: Range<Int>, dotRow: Int) {
    let shift = UInt8(truncatingIfNeeded: dotRow & 3) * 2
    let (first, last) = (dotColumns.lowerBound, dotColumns.upperBound - 1)
    for column in first >> 1...last >> 1 {
      var pair: UInt8 = 0b11
      if column == first >> 1, first & 1 == 1 { pair &= 0b10 }
      if column == last >> 1, last & 1 == 0 { pair &= 0b01 }
      dots[index(column, dotRow >> 2)].formUnion(DotSet(rawValue: pair << shift))
    }
  }

  /// Adds the same dots to every cell.
  mutating func insert(_ added: DotSet) {
    for index in dots.indices { dots[index].formUnion(added) }
  }

  /// Sets the dot nearest to a point, so that a shape smaller than a dot is seen.
  mutating func insertNearest(to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e9, abs(point.y) < 1e9 else { return }
    insert(
      dotColumn: Int((point.x / dotWidth).rounded(.down)),
      dotRow: Int((point.y / dotHeight).rounded(.down))
    )
  }

  /// Leaves only the dots that are allowed in their cell, given by column and row.
  mutating func formIntersection(_ allowed: (Int, Int) -> DotSet) {
    for row in region.rows {
      for column in region.columns {
        dots[index(column, row)].formIntersection(allowed(column, row))
      }
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (row - region.rows.lowerBound) * region.columns.count + column - region.columns.lowerBound
  }
}
