import LayoutEngine

extension Rasterizer {
  /// Fills an outline: as whole cells where it is a rectangle, as a line where it is thin, with
  /// dots along its edge otherwise.
  func fill(
    _ geometry: OutlineGeometry,
    _ transform: CGAffineTransform,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    let frame = geometry.frame
    guard !surface.isClear, frame.width > 0, frame.height > 0 else { return }
    guard let upright = geometry.upright(under: transform) else {
      fillDots(of: geometry, transform, surface, region)
      return
    }
    guard case .roundedRectangle(let frame, let corner) = upright else {
      fillDots(of: upright, .identity, surface, region)
      return
    }
    guard frame.width > 0, frame.height > 0 else { return }
    if let bar = ThinBar(frame, cellSize: grid.cellSize) {
      fill(bar, frame, surface, region)
    } else if upright.isNearlyRectangular(in: grid) {
      fillCells(grid.visibleRect(of: frame), surface, region)
    } else {
      // The straight edges are rounded like any rectangle's, so neighbours still touch.
      let rect = grid.visibleRect(of: frame)
      let snapped = grid.frame(of: rect)
      fillDots(of: .roundedRectangle(snapped, corner: corner), .identity, surface, region)
    }
  }

  /// Fills whole cells; opaque paint covers what is on them.
  func fillCells(_ rect: CellRect, _ surface: PaintedSurface, _ region: ClipRegion) {
    let visible = rect.intersection(region.rect).intersection(painted)
    if region.mask == nil, surface.gradient == nil { return coverWhole(visible, surface) }
    for row in visible.rows {
      for column in visible.columns {
        let dots = region.allowed(column: column, row: row)
        cover(column, row, dots, surface, .quadrants, region)
      }
    }
  }

  /// Fills the cells and the dots that a mask covers.
  func fillDots(
    _ mask: DotMask,
    _ surface: PaintedSurface,
    _ style: DotStyle,
    _ region: ClipRegion
  ) {
    for row in mask.region.rows {
      for column in mask.region.columns {
        let dots = mask[column, row].intersection(region.allowed(column: column, row: row))
        cover(column, row, dots, surface, style, region)
      }
    }
  }

  private func fillDots(
    of geometry: OutlineGeometry,
    _ transform: CGAffineTransform,
    _ surface: PaintedSurface,
    _ region: ClipRegion
  ) {
    let bounds = geometry.bounds.applying(transform)
    let touched = grid.touchedRect(of: bounds).intersection(region.rect)
    var mask = DotMask(region: touched, cellSize: grid.cellSize)
    mask.fill(geometry, transform: transform)
    // Blocks are too coarse for what is about a cell high, and hide a texture's character.
    let isSmall = min(bounds.width, bounds.height) < 1.5 * grid.cellSize.height
    let hasTexture = !options.usesColors && surface.texture != .solid
    fillDots(mask, surface, isSmall || hasTexture ? .braille : .quadrants, region)
  }

  /// Covers cells of the canvas as a whole.
  private func coverWhole(_ rect: CellRect, _ surface: PaintedSurface) {
    // What is under a fill mostly looks alike.
    var under = CellLook.blank
    var covered = RasterCell()
    covered.cover(with: surface, mixing)
    let hides = surface.hidesInk
    for row in rect.rows {
      let start = row * grid.bounds.columns.count
      for index in start + rect.columns.lowerBound..<start + rect.columns.upperBound {
        let cell = cells[index]
        if cell.look != under {
          under = cell.look
          covered = cell
          covered.cover(with: surface, mixing)
        }
        if hides { cells[index] = covered } else { cells[index].repaint(covered.look) }
      }
    }
  }

  /// Covers some dots of a cell; nearly all count as the whole cell.
  private func cover(
    _ column: Int,
    _ row: Int,
    _ dots: DotSet,
    _ surface: PaintedSurface,
    _ style: DotStyle,
    _ region: ClipRegion
  ) {
    if dots.isEmpty { return }
    let surface = surface.sampled(column, row, self)
    if let glyph = region.glyphs?[column, row] {
      if dots.count >= 4, !surface.isClear {
        write(glyph.ink, surface, glyph.attributes, column, row)
      }
      return
    }
    let isWhole = dots.count >= 7
    // Dots are ink: where no colours are shown, those of the paper's colour would look like marks.
    if !isWhole && !options.usesColors && surface.texture == .blank { return }
    change(column, row) { cell, mixing in
      if isWhole {
        cell.cover(with: surface, mixing)
      } else if !cell.holdsText || dots.count >= 4 {
        var dots = dots
        let pigment = mixing.mix(surface.pigment, opacity: surface.opacity, over: cell.fill)
        if case .dots(let others, style) = cell.ink, cell.inkPigment == pigment {
          dots.formUnion(others)
        }
        cell.write(.dots(dots, style), pigment)
      }
    }
  }
}

extension PaintedSurface {
  /// Whether nothing is seen of what lies under the paint.
  fileprivate var hidesInk: Bool { opacity >= 0.9 }
}

extension RasterCell {
  /// Covers the whole cell with a paint, under which ink is seen unless it is opaque.
  fileprivate mutating func cover(with surface: PaintedSurface, _ mixing: PigmentMixing) {
    var look = look
    look.fill = surface.mixed(over: fill, mixing)
    if surface.opacity > PaintedSurface.faintest { look.texture = surface.texture }
    if hasInk { look.ink = surface.mixed(over: look.ink, mixing) }
    repaint(look)
    if surface.hidesInk { removeInk() }
  }
}

extension OutlineGeometry {
  /// A rectangle around all that the outline holds, in points.
  var bounds: CGRect {
    guard case .path(let path, let frame, _) = self else { return frame }
    return FlatPath(path, origin: frame.origin, transform: .identity).bounds ?? frame
  }
}

extension CellGrid {
  /// The frame of some cells, in points.
  func frame(of rect: CellRect) -> CGRect {
    CGRect(
      x: CGFloat(rect.columns.lowerBound) * cellSize.width,
      y: CGFloat(rect.rows.lowerBound) * cellSize.height,
      width: CGFloat(rect.columns.count) * cellSize.width,
      height: CGFloat(rect.rows.count) * cellSize.height
    )
  }
}
