/// Turns what was painted on cells into glyphs and styles.
struct CellFinishing {
  let options: RenderingOptions
  let mixing: PigmentMixing
  let textures: TextureAssignment

  /// The canvas of a picture that is painted to its end.
  func canvas(of rasterizer: Rasterizer) -> CellCanvas {
    let bounds = rasterizer.grid.bounds
    var canvas = CellCanvas(columns: bounds.columns.count, rows: bounds.rows.count)
    let (columns, rows) = (canvas.columns, canvas.rows)
    rasterizer.cells.withUnsafeBufferPointer { cells in
      canvas.cells.withUnsafeMutableBufferPointer { finished in
        for row in 0..<rows {
          let places = row * columns..<(row + 1) * columns
          finish(UnsafeBufferPointer(rebasing: cells[places]), .init(rebasing: finished[places]))
        }
      }
    }
    return canvas
  }

  /// Finishes the cells of a row.
  private func finish(
    _ cells: UnsafeBufferPointer<RasterCell>,
    _ finished: UnsafeMutableBufferPointer<Cell>
  ) {
    // Most cells look like the one before them.
    var look = CellLook.blank
    var style = style(of: look)
    for column in cells.indices {
      let cell = cells[column]
      if cell.look != look {
        look = cell.look
        style = self.style(of: look)
      }
      switch cell.ink {
      case .none where options.usesColors:
        finished[column] = Cell(style: style)
      case .glyph(let code, columns: 2):
        // Its second half may have been painted over.
        let isWhole =
          column + 1 < cells.count && cells[column + 1].ink == .glyph(.space, columns: 0)
        put(isWhole ? code : .space, width: isWhole ? 2 : 1, column, style, finished)
      case .glyph(_, columns: 0):
        // The first half wrote both, unless it was painted over.
        if column > 0, case .glyph(_, columns: 2) = cells[column - 1].ink { continue }
        finished[column] = Cell(style: style)
      case .glyph(let code, _):
        put(code, width: 1, column, style, finished)
      default:
        finished[column] = Cell(glyph(of: cell, column: column), style: style)
      }
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
