/// Turns what was painted on cells into glyphs and styles.
struct CellFinishing {
  let options: RenderingOptions
  let mixing: PigmentMixing
  let textures: TextureAssignment

  /// Writes a picture that is painted to its end into a canvas, from a place of it on.
  ///
  /// - Precondition: The canvas has room for all of the picture.
  func write(_ rasterizer: Rasterizer, to canvas: inout CellCanvas, column: Int, row: Int) {
    let bounds = rasterizer.grid.bounds
    let columns = bounds.columns.count
    precondition(
      column >= 0 && row >= 0 && column + columns <= canvas.columns
        && row + bounds.rows.count <= canvas.rows,
      "The picture lies outside the canvas."
    )
    let width = canvas.columns
    rasterizer.cells.withUnsafeBufferPointer { cells in
      canvas.cells.withUnsafeMutableBufferPointer { finished in
        for line in bounds.rows {
          let start = (row + line) * width + column
          finish(
            UnsafeBufferPointer(rebasing: cells[line * columns..<(line + 1) * columns]),
            .init(rebasing: finished[start..<start + columns])
          )
        }
      }
    }
  }

  /// Finishes the cells of a row.
  private func finish(
    _ cells: UnsafeBufferPointer<RasterCell>,
    _ finished: UnsafeMutableBufferPointer<Cell>
  ) {
    // Most cells look like the one before them, or like the last one with a glyph.
    var plain = FinishedLook(.blank, style(of: .blank))
    var inked = plain
    let isUnicode = options.charset == .unicode
    for column in cells.indices {
      switch cells[column].ink {
      case .none where options.usesColors || cells[column].texture == .blank:
        if cells[column].look != plain.look { plain = self.look(cells[column].look) }
        finished[column] = plain.cell
      case .glyph(let code, columns: 1) where isUnicode || code.isASCII:
        if cells[column].look != inked.look { inked = self.look(cells[column].look) }
        finished[column] = inked.cell
        finished[column].code = code
      default:
        finish(column, of: cells, finished)
      }
    }
  }

  /// Finishes a cell that is no blank and no plain glyph.
  @inline(never)
  private func finish(
    _ column: Int,
    of cells: UnsafeBufferPointer<RasterCell>,
    _ finished: UnsafeMutableBufferPointer<Cell>
  ) {
    let cell = cells[column]
    let style = style(of: cell.look)
    switch cell.ink {
    case .glyph(let code, columns: 2):
      // Its second half may have been painted over.
      let isWhole =
        column + 1 < cells.count && cells[column + 1].ink == .glyph(.space, columns: 0)
      put(isWhole ? code : .space, width: isWhole ? 2 : 1, column, style, finished)
    case .glyph(_, columns: 0):
      // The first half wrote both, unless it was painted over.
      if column > 0, case .glyph(_, columns: 2) = cells[column - 1].ink { return }
      finished[column] = Cell(style: style)
    case .glyph(let code, _):
      put(code, width: 1, column, style, finished)
    default:
      finished[column] = Cell(glyph(of: cell, column: column), style: style)
    }
  }

  private func look(_ look: CellLook) -> FinishedLook { FinishedLook(look, style(of: look)) }

  private func put(
    _ code: GlyphCode,
    width: Int,
    _ column: Int,
    _ style: CellStyle,
    _ finished: UnsafeMutableBufferPointer<Cell>
  ) {
    guard options.charset == .ascii, !code.isASCII else {
      finished[column] = Cell(code, width: UInt8(clamping: width), style: style)
      if width == 2 { finished[column + 1] = .continuation(style: style) }
      return
    }
    let twin = GlyphCode(ASCIIGlyph.twin(of: code.character))
    for place in column..<column + width { finished[place] = Cell(twin, style: style) }
  }

  private func glyph(of cell: RasterCell, column: Int) -> GlyphCode {
    switch cell.ink {
    case .glyph(let code, _): code
    case .lines(let junction): GlyphCode(junction.glyph(in: options.charset, column: column))
    case .dots(let dots, let style): GlyphCode(glyph(of: dots, style, cell))
    case .none where options.usesColors: .space
    case .none: GlyphCode(cell.texture.glyph(in: options.charset))
    }
  }

  private func glyph(of dots: DotSet, _ style: DotStyle, _ cell: RasterCell) -> Character {
    if options.charset == .ascii {
      if style == .stroke || dots.count < 4 { return dots.asciiStroke }
      return textures.texture(of: cell.inkPigment).glyph(in: .ascii)
    }
    return style == .quadrants ? dots.quadrants : dots.braille
  }

  private func style(of look: CellLook) -> CellStyle {
    var style = CellStyle(attributes: look.attributes)
    guard options.usesColors else { return style }
    switch look.fill.kind {
    case .paper:
      if look.hasInk { style.foreground = color(of: look.ink, symbolic: .primary) }
    case .primary:
      // The terminal's own foreground as a background: exchanged, so that both stay its own.
      style.attributes.insert(.reverse)
      if look.hasInk { style.background = color(of: look.ink, symbolic: .paper) }
    case .rgb(let red, let green, let blue):
      style.background = .rgb(red, green, blue)
      if look.hasInk { style.foreground = color(of: look.ink, symbolic: nil) }
    }
    return style
  }

  /// A pigment as a colour: the terminal's own for the pigment that stands for it here.
  private func color(of pigment: Pigment, symbolic: Pigment?) -> CellColor {
    if pigment == symbolic { return .default }
    let parts = mixing.components(of: pigment) * 255
    return .rgb(UInt8(parts.x.rounded()), UInt8(parts.y.rounded()), UInt8(parts.z.rounded()))
  }
}

/// A look, and a blank cell that has it.
private struct FinishedLook {
  let look: CellLook
  let cell: Cell

  init(_ look: CellLook, _ style: CellStyle) {
    self.look = look
    cell = Cell(style: style)
  }
}
