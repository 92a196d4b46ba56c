/// Turns what was painted on cells into glyphs and styles.
struct CellFinishing {
  let options: RenderingOptions
  let textures: TextureAssignment

  /// Writes rows of a picture that are painted to their end into a canvas, from a place of it on.
  ///
  /// - Precondition: The canvas has room for all of the picture.
  func write(
    _ rasterizer: Rasterizer,
    rows: Range<Int>,
    to canvas: inout CellCanvas,
    column: Int,
    row: Int
  ) {
    let bounds = rasterizer.grid.bounds
    let columns = bounds.columns.count
    precondition(
      column >= 0 && row >= 0 && column + columns <= canvas.columns
        && row + bounds.rows.count <= canvas.rows,
      "The picture lies outside the canvas."
    )
    for line in rows {
      canvas.rowCells[row + line].withUnsafeMutableBufferPointer { finished in
        finish(
          .init(rebasing: rasterizer.cells[line * columns..<(line + 1) * columns]),
          .init(rebasing: finished[column..<column + columns])
        )
      }
    }
  }

  /// Finishes the cells of a row.
  private func finish(
    _ cells: UnsafeMutableBufferPointer<RasterCell>,
    _ finished: UnsafeMutableBufferPointer<Cell>
  ) {
    // Most cells look like the one before them, or like the last one with a glyph.
    var blank = FinishedLook(.blank, style(of: .blank))
    var inked = FinishedLook(.text, style(of: .text))
    let isUnicode = options.charset == .unicode
    // Lines and blocks run on for many cells.
    var formed = (painted: RasterCell(), cell: Cell.blank)
    for column in cells.indices {
      let cell = cells[column]
      if cell.look == blank.look {
        finished[column] = blank.cell
      } else if cell.look == inked.look, isUnicode || cell.form < 0x80 {
        finished[column] = Cell(GlyphCode(bits: cell.form), like: inked.cell)
      } else if cell.look.kind == .none, options.usesColors || cell.texture == .blank {
        blank = FinishedLook(cell.look, style(of: cell.look))
        finished[column] = blank.cell
      } else if cell.look.kind == .glyph, isUnicode || cell.form < 0x80 {
        inked = FinishedLook(cell.look, style(of: cell.look))
        finished[column] = Cell(GlyphCode(bits: cell.form), like: inked.cell)
      } else if cell == formed.painted, isUnicode {
        finished[column] = formed.cell
      } else {
        finish(column, of: cells, finished)
        if cell.look.kind == .formed, !cell.holdsText { formed = (cell, finished[column]) }
      }
    }
  }

  /// Finishes a cell that is no blank and no plain glyph.
  @inline(never)
  private func finish(
    _ column: Int,
    of cells: UnsafeMutableBufferPointer<RasterCell>,
    _ finished: UnsafeMutableBufferPointer<Cell>
  ) {
    let cell = cells[column]
    let style = style(of: cell.look)
    switch cell.ink {
    case .wideGlyph(let code):
      // Its second half may have been painted over.
      let isWhole = column + 1 < cells.count && cells[column + 1].ink == .continuation
      put(isWhole ? code : .space, width: isWhole ? 2 : 1, column, style, finished)
    case .continuation:
      // The first half wrote both, unless it was painted over.
      if column > 0, case .wideGlyph = cells[column - 1].ink { return }
      finished[column] = Cell(style: style)
    case .glyph(let code):
      put(code, width: 1, column, style, finished)
    case .lines(let junction):
      let glyph = junction.glyph(in: options.charset, column: column)
      finished[column] = Cell(GlyphCode(glyph), style: style)
    case .dots(let dots, let look):
      finished[column] = Cell(glyph(of: dots, look, cell), style: style)
    case .none where options.usesColors:
      finished[column] = Cell(style: style)
    case .none:
      finished[column] = Cell(GlyphCode(cell.texture.glyph(in: options.charset)), style: style)
    }
  }

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

  private func glyph(of dots: DotSet, _ style: DotStyle, _ cell: RasterCell) -> GlyphCode {
    if options.charset == .ascii {
      if style == .stroke || dots.count < 4 { return GlyphCode(dots.asciiStroke) }
      return GlyphCode(textures.texture(of: cell.inkPigment).glyph(in: .ascii))
    }
    return GlyphCode(style == .quadrants ? dots.quadrants : dots.braille)
  }

  private func style(of look: CellLook) -> CellStyle {
    guard options.usesColors else { return CellStyle(attributes: look.attributes) }
    let hasInk = look.kind != .none
    switch look.fill.kind {
    case .paper:
      return CellStyle(
        foreground: hasInk ? look.ink.color(insteadOf: .primary) : .default,
        attributes: look.attributes
      )
    case .primary:
      // The terminal's own foreground as a background: exchanged, so that both stay its own.
      return CellStyle(
        background: hasInk ? look.ink.color(insteadOf: .paper) : .default,
        attributes: look.attributes.union(.reverse)
      )
    case .rgb(let red, let green, let blue):
      return CellStyle(
        foreground: hasInk ? look.ink.color(insteadOf: nil) : .default,
        background: .rgb(red, green, blue),
        attributes: look.attributes
      )
    }
  }
}

extension Pigment {
  /// The pigment as a colour: the terminal's own for the pigment that stands for it here.
  fileprivate func color(insteadOf symbolic: Pigment?) -> CellColor {
    if self == symbolic { return .default }
    return switch kind {
    case .paper: .rgb(255, 255, 255)
    case .primary: .rgb(0, 0, 0)
    case .rgb(let red, let green, let blue): .rgb(red, green, blue)
    }
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
