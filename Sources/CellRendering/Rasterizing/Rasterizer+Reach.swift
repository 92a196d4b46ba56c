import LayoutEngine

/// The rows that an operation can concern.
struct RowReach: Hashable, Sendable {
  /// The rows that it can paint on or look at: perhaps more, never fewer.
  var rows: Range<Int>
  /// Whether what it paints on one of them depends on what others hold.
  var looksAround = false

  /// Nothing is painted.
  static let nothing = RowReach(rows: 0..<0)
}

extension Rasterizer {
  /// The rows that an operation can concern, found without painting it.
  ///
  /// Lines look for a row without text: those of boxes and of thin bars. All else is painted on each
  /// row as if there were no other.
  func reach(of operation: DrawOperation) -> RowReach {
    let transform = operation.transform
    // An anchor without a place turns everything into nowhere, or onto one row. A sum is finite only
    // where its parts are.
    let turn = transform.a + transform.b + transform.c + transform.d
    guard (turn + transform.tx + transform.ty).isFinite else {
      return RowReach(rows: grid.bounds.rows, looksAround: true)
    }
    var reach: RowReach
    switch operation.content {
    case .fill(let outline, _):
      reach =
        OutlineGeometry(outline, in: operation.frame).map { self.reach(ofFill: $0, transform) }
        ?? .nothing
    case .stroke(let outline, let stroke):
      reach =
        OutlineGeometry(outline, in: operation.frame)
        .map { self.reach(ofStroke: $0, stroke.width, isDashed: !stroke.dash.isEmpty, transform) }
        ?? .nothing
    case .border(_, let width):
      reach =
        OutlineGeometry(.inset(.rectangle, by: width / 2), in: operation.frame)
        .map { self.reach(ofStroke: $0, width, isDashed: false, transform) } ?? .nothing
    case .elementFrame:
      reach = self.reach(ofRing: operation.frame.applying(transform))
    case .guide(_, let bounds):
      reach = rows(touchedBy: operation.frame.union(bounds), and: 1)
    case .text(let text, _):
      let frame = movedFrame(of: operation)
      // A line stands in the row of its middle; the first one also where the frame is too low for it.
      let (first, last) = (
        frame.minY + text.heightOfLine / 2, frame.maxY - text.heightOfLine / 4
      )
      reach =
        transform.isIdentity && text.linePitch > 0 ? rows(from: first, to: max(first, last)) : whole
    case .symbol:
      let middle = movedFrame(of: operation).midY
      reach = rows(from: middle, to: middle)
    }
    reach.rows = reach.rows.clamped(to: grid.bounds.rows)
    return reach
  }

  private func reach(
    ofFill geometry: OutlineGeometry,
    _ transform: CGAffineTransform
  ) -> RowReach {
    guard case .roundedRectangle(let frame, _)? = geometry.upright(under: transform) else {
      return rows(touchedBy: geometry.bounds.applying(transform))
    }
    guard case .horizontalLine? = ThinBar(frame, cellSize: grid.cellSize) else {
      return rows(touchedBy: frame)
    }
    let (row, other) = lineRows(at: frame.midY)
    return RowReach(rows: min(row, other)..<max(row, other) + 1, looksAround: true)
  }

  private func reach(
    ofStroke geometry: OutlineGeometry,
    _ width: CGFloat,
    isDashed: Bool,
    _ transform: CGAffineTransform
  ) -> RowReach {
    // How far the joins of a path's line reach shows when it is painted.
    if case .path = geometry { return whole }
    let isThick = width >= grid.cellSize.width
    if let upright = geometry.upright(under: transform), upright.isBox(in: grid), !isThick {
      return reach(ofRing: upright.frame)
    }
    if isDashed { return whole }
    let outer = geometry.frame.insetBy(dx: -width / 2, dy: -width / 2)
    return rows(touchedBy: outer.applying(transform))
  }

  private func reach(ofRing frame: CGRect) -> RowReach {
    let rows = grid.visibleRect(of: frame).rows
    return RowReach(rows: rows.lowerBound - 1..<rows.upperBound + 1, looksAround: true)
  }

  /// All rows of an operation that looks at none but its own.
  private var whole: RowReach { RowReach(rows: grid.bounds.rows) }

  private func rows(touchedBy frame: CGRect, and more: Int = 0) -> RowReach {
    guard !frame.minY.isNaN, !frame.maxY.isNaN else { return whole }
    let rows = grid.touchedRect(of: frame).rows
    // What is thinner than a cell still has one.
    return RowReach(
      rows: rows.lowerBound - more..<max(rows.upperBound, rows.lowerBound + 1) + more
    )
  }

  private func rows(from first: CGFloat, to last: CGFloat) -> RowReach {
    guard !first.isNaN, !last.isNaN else { return whole }
    return RowReach(rows: grid.row(containing: first)..<grid.row(containing: last) + 1)
  }
}
