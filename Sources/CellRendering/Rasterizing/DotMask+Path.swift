import LayoutEngine

extension DotMask {
  /// Covers the inside of a path: what it goes around, as SwiftUI's fill does by default, or what a
  /// ray crosses an odd number of times.
  ///
  /// Each segment leaves its direction in every row of dots that it crosses; the sum from the left
  /// is the winding number, which is odd where the number of crossings is. So memory depends on the
  /// region only.
  ///
  /// - Complexity: O(*s* · *r* + *d*) for *s* segments, *r* rows of dots, and *d* dots.
  mutating func fill(_ path: FlatPath, isEOFilled: Bool = false) {
    let (columns, rows) = (dotColumns, dotRows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var windings = [Int32](repeating: 0, count: columns.count * rows.count)
    for segment in path.segments + path.closings {
      let isDownward = segment.end.y > segment.start.y
      let (top, bottom) = isDownward ? (segment.start, segment.end) : (segment.end, segment.start)
      for row in crossedRows(from: top.y, to: bottom.y) {
        let y = center(dotColumn: 0, dotRow: row).y
        let x = top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        // The first dot whose centre lies to the right.
        let column = Self.saturated((x / dotWidth - 0.5).rounded(.up))
        guard column < columns.upperBound else { continue }
        let place = max(column, columns.lowerBound) - columns.lowerBound
        windings[(row - rows.lowerBound) * columns.count + place] += isDownward ? 1 : -1
      }
    }
    for row in rows {
      var winding: Int32 = 0
      for column in columns {
        winding += windings[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
        let isInside = isEOFilled ? !winding.isMultiple(of: 2) : winding != 0
        if isInside { insert(dotColumn: column, dotRow: row) }
      }
    }
  }

  /// Covers a thin line along a segment.
  ///
  /// - Complexity: O(*d*) in the rows and columns of dots that the region has.
  mutating func stroke(_ segment: FlatPath.Segment) {
    let frame = CGRect(
      x: CGFloat(dotColumns.lowerBound) * dotWidth,
      y: CGFloat(dotRows.lowerBound) * dotHeight,
      width: CGFloat(dotColumns.count) * dotWidth,
      height: CGFloat(dotRows.count) * dotHeight
    )
    guard let visible = segment.clipped(to: frame) else { return }
    let dx = (visible.end.x - visible.start.x) / dotWidth
    let dy = (visible.end.y - visible.start.y) / dotHeight
    let steps = max(Self.saturated(max(abs(dx), abs(dy)).rounded(.up)), 1)
    for step in 0...steps {
      let t = CGFloat(step) / CGFloat(steps)
      insert(
        dotColumn: Self.saturated((visible.start.x / dotWidth + dx * t).rounded(.down)),
        dotRow: Self.saturated((visible.start.y / dotHeight + dy * t).rounded(.down))
      )
    }
  }

  private func crossedRows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = Self.saturated((top / dotHeight - 0.5).rounded(.up))
    let end = Self.saturated((bottom / dotHeight - 0.5).rounded(.up))
    return (first..<max(first, end)).clamped(to: dotRows)
  }

  private static func saturated(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9))
  }
}

extension FlatPath.Segment {
  /// The part inside a frame, by the algorithm of Liang and Barsky; nil when there is none.
  func clipped(to frame: CGRect) -> FlatPath.Segment? {
    let dx = end.x - start.x
    let dy = end.y - start.y
    var (first, last) = (0.0, 1.0)
    let sides = [
      (-dx, start.x - frame.minX), (dx, frame.maxX - start.x),
      (-dy, start.y - frame.minY), (dy, frame.maxY - start.y),
    ]
    for (slope, distance) in sides {
      if slope == 0 {
        if distance < 0 { return nil }
      } else if slope < 0 {
        first = max(first, distance / slope)
      } else {
        last = min(last, distance / slope)
      }
    }
    guard first <= last else { return nil }
    return FlatPath.Segment(
      start: CGPoint(x: start.x + dx * first, y: start.y + dy * first),
      end: CGPoint(x: start.x + dx * last, y: start.y + dy * last)
    )
  }
}
