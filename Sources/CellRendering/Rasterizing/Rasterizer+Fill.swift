import LayoutEngine

extension Rasterizer {
  /// Fills an outline: as whole cells where it is a rectangle, as a line where it is thin, with
  /// dots along its edge otherwise.
  mutating func fill(
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
  mutating func fillCells(_ rect: CellRect, _ surface: PaintedSurface, _ region: ClipRegion) {
    let visible = rect.intersection(region.rect).intersection(grid.bounds)
    if region.mask == nil, surface.gradient == nil { return coverWhole(visible, surface) }
    for row in visible.rows {
      for column in visible.columns {
        cover(column, row, region.allowed(column: column, row: row), surface, .quadrants)
      }
    }
  }

  /// Fills the cells and the dots that a mask covers.
  mutating func fillDots(
    _ mask: DotMask,
    _ surface: PaintedSurface,
    _ style: DotStyle,
    _ region: ClipRegion
  ) {
    for row in mask.region.rows {
      for column in mask.region.columns {
        let dots = mask[column, row].intersection(region.allowed(column: column, row: row))
        cover(column, row, dots, surface, style)
      }
    }
  }

  private mutating func fillDots(
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
  private mutating func coverWhole(_ rect: CellRect, _ surface: PaintedSurface) {
    let mixing = mixing
    // What is under a fill is mostly of one colour.
    var last = (under: Pigment.paper, mixed: surface.mixed(over: .paper, mixing))
    var lastInk = (under: Pigment.primary, mixed: surface.mixed(over: .primary, mixing))
    for row in rect.rows {
      let start = row * grid.bounds.columns.count
      let places = start + rect.columns.lowerBound..<start + rect.columns.upperBound
      changeCells(places) { cell in
        if cell.fill != last.under {
          last = (cell.fill, surface.mixed(over: cell.fill, mixing))
        }
        cell.fill = last.mixed
        if surface.opacity > PaintedSurface.faintest { cell.texture = surface.texture }
        if surface.opacity >= 0.9 {
          cell.ink = .none
          cell.attributes = []
        } else {
          if cell.inkPigment != lastInk.under {
            lastInk = (cell.inkPigment, surface.mixed(over: cell.inkPigment, mixing))
          }
          cell.inkPigment = lastInk.mixed
        }
      }
    }
  }

  /// Covers some dots of a cell; nearly all count as the whole cell.
  private mutating func cover(
    _ column: Int,
    _ row: Int,
    _ dots: DotSet,
    _ surface: PaintedSurface,
    _ style: DotStyle
  ) {
    if dots.isEmpty { return }
    let surface = surface.sampled(column, row, self)
    let isWhole = dots.count >= 7
    // Dots are ink: where no colours are shown, those of the paper's colour would look like marks.
    if !isWhole && !options.usesColors && surface.texture == .blank { return }
    change(column, row) { cell, mixing in
      if isWhole {
        cell.fill = mixing.mix(surface.pigment, opacity: surface.opacity, over: cell.fill)
        if surface.opacity > PaintedSurface.faintest { cell.texture = surface.texture }
        if surface.opacity >= 0.9 {
          cell.ink = .none
          cell.attributes = []
        } else {
          let ink = cell.inkPigment
          cell.inkPigment = mixing.mix(surface.pigment, opacity: surface.opacity, over: ink)
        }
      } else if !cell.holdsText || dots.count >= 4 {
        var dots = dots
        let pigment = mixing.mix(surface.pigment, opacity: surface.opacity, over: cell.fill)
        if case .dots(let others, style) = cell.ink, cell.inkPigment == pigment {
          dots.formUnion(others)
        }
        cell.ink = .dots(dots, style)
        cell.inkPigment = pigment
        cell.attributes = []
      }
    }
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
