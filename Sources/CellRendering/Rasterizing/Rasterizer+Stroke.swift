import LayoutEngine

extension Rasterizer {
  /// Strokes an outline: boxes with lines, thick lines as fills, curves with dots.
  func stroke(
    _ geometry: OutlineGeometry,
    _ transform: CGAffineTransform,
    _ stroke: Stroke,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    guard !surface.isClear, stroke.width > 0 || stroke.width.isNaN else { return }
    let width = stroke.width.isNaN ? 1 : stroke.width
    let isThick = width >= grid.cellSize.width
    if case .path(let path, let frame, _) = geometry {
      let flat = FlatPath(path, origin: frame.origin, transform: transform)
      if isThick || stroke.isDashed && !flat.isUpright {
        strokePieces(path, frame.origin, transform, stroke, isThick, surface, region)
      } else {
        self.stroke(flat, width: width, isDashed: stroke.isDashed, surface, region)
      }
      return
    }
    guard let upright = geometry.upright(under: transform), upright.isBox(in: grid) else {
      if stroke.isDashed {
        strokePieces(geometry.outline, .zero, transform, stroke, isThick, surface, region)
      } else {
        strokeDots(geometry, transform, width, surface, region)
      }
      return
    }
    if isThick {
      strokeCells(upright.frame, width, surface, region)
    } else {
      let look = LineLook(
        weight: width > 2.5 / 8 * grid.cellSize.width ? 2 : 1,
        isDashed: stroke.isDashed,
        isRounded: upright.isRounded
      )
      drawRing(grid.visibleRect(of: upright.frame), LineBrush(look, surface), region)
    }
  }

  /// Fills the cells of a thick rectangular line, half of its width on either side of the frame.
  private func strokeCells(
    _ frame: CGRect,
    _ width: CGFloat,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    let outer = grid.rect(of: frame.insetBy(dx: -width / 2, dy: -width / 2))
    let inside = frame.insetBy(dx: width / 2, dy: width / 2)
    guard inside.size.width > 0, inside.size.height > 0 else {
      fillCells(outer, surface, region)
      return
    }
    let inner = grid.rect(of: inside)
    let middle = inner.rows
    let parts = [
      CellRect(columns: outer.columns, rows: outer.rows.lowerBound..<middle.lowerBound),
      CellRect(columns: outer.columns, rows: middle.upperBound..<outer.rows.upperBound),
      CellRect(columns: outer.columns.lowerBound..<inner.columns.lowerBound, rows: middle),
      CellRect(columns: inner.columns.upperBound..<outer.columns.upperBound, rows: middle),
    ]
    for part in parts { fillCells(part, surface, region) }
  }

  /// Strokes the dashes of a path with dots; what is thick has its caps and joins.
  private func strokePieces(
    _ path: Path,
    _ origin: CGPoint,
    _ transform: CGAffineTransform,
    _ stroke: Stroke,
    _ isThick: Bool,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    let pieces = isThick ? path.strokedPath(stroke.style) : path.dashed(stroke.style)
    let flat = FlatPath(pieces, origin: origin, transform: transform)
    guard let bounds = flat.bounds else { return }
    let touched = grid.touchedRect(of: bounds.insetBy(dx: -1, dy: -1)).intersection(region.rect)
    var mask = DotMask(region: touched, cellSize: grid.cellSize)
    if isThick {
      mask.fill(.path(pieces, frame: CGRect(origin: origin, size: .zero)), transform: transform)
    } else {
      for segment in flat.segments { mask.stroke(segment) }
    }
    fillDots(mask, surface, .stroke, region)
  }

  /// Strokes a curve with dots.
  private func strokeDots(
    _ geometry: OutlineGeometry,
    _ transform: CGAffineTransform,
    _ width: CGFloat,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    let outer = geometry.frame.insetBy(dx: -width / 2, dy: -width / 2)
    let touched = grid.touchedRect(of: outer.applying(transform)).intersection(region.rect)
    var mask = DotMask(region: touched, cellSize: grid.cellSize)
    mask.stroke(geometry, width: width, transform: transform)
    fillDots(mask, surface, .stroke, region)
  }

  /// Strokes a path: upright segments with lines that join others, slanted ones with dots.
  private func stroke(
    _ path: FlatPath,
    width: CGFloat,
    isDashed: Bool,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    guard let bounds = path.bounds else { return }
    let weight: UInt8 = width > 2.5 / 8 * grid.cellSize.width ? 2 : 1
    let brush = LineBrush(LineLook(weight: weight, isDashed: isDashed), surface)
    let outer = bounds.insetBy(dx: -width, dy: -width)
    let touched = grid.touchedRect(of: outer).intersection(region.rect)
    var mask = DotMask(region: touched, cellSize: grid.cellSize)
    for segment in path.segments {
      if segment.start.x == segment.end.x {
        let column = grid.column(through: segment.start.x, bounds: bounds)
        let rows = grid.visibleRect(of: segment.frame).rows
        drawLine(column: column, rows, brush, region)
      } else if segment.start.y == segment.end.y {
        let row = grid.row(through: segment.start.y, bounds: bounds)
        let columns = grid.visibleRect(of: segment.frame).columns
        drawLine(row: row, columns, brush, region)
      } else {
        mask.stroke(segment)
      }
    }
    fillDots(mask, surface, .stroke, region)
  }
}

extension Stroke {
  /// Whether the line has gaps.
  fileprivate var isDashed: Bool { dash.contains { $0 > 0 } }
}

extension OutlineGeometry {
  /// The outline as a path in the coordinates of the canvas.
  fileprivate var outline: Path {
    switch self {
    case .roundedRectangle(let frame, let corner): Path(roundedRect: frame, cornerSize: corner)
    case .ellipse(let frame): Path(ellipseIn: frame)
    case .path(let path, let frame, _):
      path.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
    }
  }

  fileprivate var isRounded: Bool {
    switch self {
    case .roundedRectangle(_, let corner): corner.width > 0 && corner.height > 0
    case .ellipse: true
    case .path: false
    }
  }

  /// Whether the outline looks well as a box: any rectangle with moderate corners, and a circle
  /// that is about a row high.
  func isBox(in grid: CellGrid) -> Bool {
    switch self {
    case .roundedRectangle(_, let corner): corner.height <= 1.5 * grid.cellSize.height
    case .ellipse(let frame): frame.height < 1.5 * grid.cellSize.height
    case .path: false
    }
  }
}

extension FlatPath.Segment {
  /// The rectangle between the ends, in points.
  fileprivate var frame: CGRect {
    CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}

extension FlatPath {
  /// Whether every piece runs along a row or a column.
  fileprivate var isUpright: Bool {
    segments.allSatisfy { $0.start.x == $0.end.x || $0.start.y == $0.end.y }
  }
}

extension CellGrid {
  /// The column of an upright line; one along the trailing edge of its path lies inside the path.
  fileprivate func column(through x: CGFloat, bounds: CGRect) -> Int {
    let isForward = direction == .leftToRight
    guard bounds.width > 0, x == (isForward ? bounds.maxX : bounds.minX) else {
      return column(containing: x)
    }
    let columns = touchedRect(of: bounds).columns
    return isForward ? columns.upperBound - 1 : columns.lowerBound
  }

  /// The row of a level line; one along the lower edge of its path lies inside the path.
  fileprivate func row(through y: CGFloat, bounds: CGRect) -> Int {
    let isLastEdge = y == bounds.maxY && bounds.height > 0
    return isLastEdge ? touchedRect(of: bounds).rows.upperBound - 1 : row(containing: y)
  }
}
