import LayoutEngine

/// The cells, and where its edge is no rectangle the dots, that a clip leaves.
struct ClipRegion: Sendable {
  /// The cells that something may be painted on.
  var rect: CellRect
  /// The dots; nil when all of the cells' are left.
  var mask: DotMask?

  /// The dots of a cell on which something may be painted.
  func allowed(column: Int, row: Int) -> DotSet {
    guard rect.contains(column: column, row: row) else { return [] }
    return mask?[column, row] ?? .all
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
  static func regions(of list: DrawList, grid: CellGrid) -> [ClipRegion] {
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
      if let upright = geometry.upright(under: clip.transform),
        upright.isNearlyRectangular(in: grid)
      {
        region.rect = grid.rect(of: upright.frame).intersection(outer.rect)
        continue
      }
      let touched = grid.touchedRect(of: geometry.frame.applying(clip.transform))
      region.rect = touched.intersection(outer.rect)
      let count = region.rect.columns.count * region.rect.rows.count
      guard count <= cellsLeft else { continue }
      cellsLeft -= count
      var mask = DotMask(region: region.rect, cellSize: grid.cellSize)
      mask.fill(geometry, transform: clip.transform)
      mask.formIntersection { outer.allowed(column: $0, row: $1) }
      region.mask = mask
    }
    return regions
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
