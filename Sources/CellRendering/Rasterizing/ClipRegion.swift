import LayoutEngine

/// The cells, and where its edge is no rectangle the dots, that a clip leaves.
struct ClipRegion: Sendable {
  /// The cells that something may be painted on.
  var rect: CellRect
  /// The dots; nil when all of the cells' are left.
  var mask: DotMask?
  /// The rectangle that upright clips leave, in points; nil where there are none or others too.
  private var bounds: CGRect?
  /// The cells on which paint is seen as a glyph; nil where there are none.
  var glyphs: MaskCells?

  /// The dots of a cell on which something may be painted.
  func allowed(column: Int, row: Int) -> DotSet {
    guard rect.contains(column: column, row: row) else { return [] }
    return mask?[column, row] ?? .all
  }

  /// Creates the region that leaves some cells.
  init(rect: CellRect) { self.rect = rect }

  /// The region with the row or the column of a line that lies inside: at its edge rounding may leave
  /// that out.
  func holding(_ line: CGRect, row: Int? = nil, column: Int? = nil) -> ClipRegion {
    guard mask == nil, let bounds, !rect.isEmpty else { return self }
    let room = bounds.insetBy(dx: -0.01, dy: -0.01)
    var region = self
    if let row, room.minY <= line.minY, line.maxY <= room.maxY {
      region.rect.rows = min(rect.rows.lowerBound, row)..<max(rect.rows.upperBound, row + 1)
    }
    if let column, room.minX <= line.minX, line.maxX <= room.maxX {
      region.rect.columns =
        min(rect.columns.lowerBound, column)..<max(rect.columns.upperBound, column + 1)
    }
    return region
  }

  /// Whether at least half of a cell's dots are left.
  @inline(__always)
  func leavesHalf(column: Int, row: Int) -> Bool {
    if mask == nil { return rect.contains(column: column, row: row) }
    return allowed(column: column, row: row).count >= 4
  }

  /// The most cells of all masks of a picture; clips beyond them clip to their bounds only.
  private static let maximumMaskCells = 4_000_000

  /// The regions of all clips of a list, each within that of the clip around it.
  ///
  /// - Parameters:
  ///   - list: What is to be seen.
  ///   - grid: The cells.
  ///   - placement: Says where the glyphs of a text or a symbol stand.
  /// - Returns: A region for each clip, in their order.
  static func regions(
    of list: DrawList,
    grid: CellGrid,
    placing placement: (DrawOperation) -> TextPlacement?
  ) -> [ClipRegion] {
    var regions: [ClipRegion] = []
    var cellsLeft = maximumMaskCells
    for clip in list.clips {
      let outer = clip.parent.map { regions[$0] } ?? ClipRegion(rect: grid.bounds)
      var region = outer
      defer { regions.append(region) }
      guard let geometry = OutlineGeometry(clip.outline, in: clip.frame) else {
        region.rect = CellRect(columns: 0..<0, rows: 0..<0)
        continue
      }
      if clip.glyphs.isEmpty, let upright = geometry.upright(under: clip.transform),
        upright.isNearlyRectangular(in: grid)
      {
        region.rect = grid.rect(of: upright.frame).intersection(outer.rect)
        region.bounds =
          clip.parent == nil ? upright.frame : outer.bounds?.intersection(upright.frame)
        continue
      }
      region.bounds = nil
      let frame = clip.glyphs.isEmpty ? geometry.frame : clip.frame
      let touched = grid.touchedRect(of: frame.applying(clip.transform))
      region.rect = touched.intersection(outer.rect)
      let count = region.rect.columns.count * region.rect.rows.count
      guard count <= cellsLeft else { continue }
      cellsLeft -= count
      var mask = DotMask(region: region.rect, cellSize: grid.cellSize)
      mask.fill(geometry, transform: clip.transform)
      region.insert(clip.glyphs, placing: placement, into: &mask)
      mask.formIntersection { outer.allowed(column: $0, row: $1) }
      region.mask = mask
    }
    return regions
  }
}

extension ClipRegion {
  /// Leaves the cells of glyphs where a mask does not leave most of them anyway.
  private mutating func insert(
    _ operations: [DrawOperation],
    placing placement: (DrawOperation) -> TextPlacement?,
    into mask: inout DotMask
  ) {
    if operations.isEmpty { return }
    var cells = MaskCells()
    var added: [(column: Int, row: Int)] = []
    for operation in operations {
      guard let place = placement(operation) else { continue }
      var looks: [CellStyle.Attributes] = []
      if case .text(let text, _) = operation.content { looks = text.runs.map(\.attributes) }
      added += cells.add(place, looks: looks) { mask[$0, $1].count >= 4 }
    }
    for cell in added { mask.insertAll(column: cell.column, row: cell.row) }
    glyphs = cells
  }
}

extension OutlineGeometry {
  /// The same outline where a transform puts it, when it keeps rectangles upright; nil otherwise.
  func upright(under transform: CGAffineTransform) -> OutlineGeometry? {
    guard transform.keepsRectangles else { return nil }
    switch self {
    case .roundedRectangle(let frame, let corner):
      // Scales of the two axes; a quarter turn swaps them.
      let isTurned = abs(transform.a) < 1e-9
      let width = isTurned ? abs(transform.c) * corner.height : abs(transform.a) * corner.width
      let height = isTurned ? abs(transform.b) * corner.width : abs(transform.d) * corner.height
      return .roundedRectangle(
        frame.applying(transform),
        corner: CGSize(width: width, height: height)
      )
    case .ellipse(let frame): return .ellipse(frame.applying(transform))
    case .path: return nil
    }
  }

  /// Whether the corners are too small to be seen in cells.
  func isNearlyRectangular(in grid: CellGrid) -> Bool {
    guard case .roundedRectangle(_, let corner) = self else { return false }
    return min(corner.width, corner.height) <= 0.75 * grid.cellSize.height
  }
}
