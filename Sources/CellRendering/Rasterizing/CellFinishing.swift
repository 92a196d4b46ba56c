/// Turns what was painted on cells into glyphs and styles.
struct CellFinishing {
  let options: RenderingOptions
  let mixing: PigmentMixing
  let textures: TextureAssignment

  /// The canvas of a picture that is painted to its end.
  func canvas(of rasterizer: Rasterizer) -> CellCanvas {
    let bounds = rasterizer.grid.bounds
    var canvas = CellCanvas(columns: bounds.columns.count, rows: bounds.rows.count)
    rasterizer.cells.withUnsafeBufferPointer { cells in
      var last: (cell: RasterCell, style: CellStyle)?
      for row in 0..<canvas.rows {
        let start = row * canvas.columns
        for column in 0..<canvas.columns {
          let cell = cells[start + column]
          if options.usesColors, cell.isBlank { continue }
          // Most cells look like the one before them.
          let style: CellStyle
          if let last, last.cell.hasLook(of: cell) {
            style = last.style
          } else {
            style = self.style(of: cell)
            last = (cell, style)
          }
          switch cell.ink {
          case .glyph(let code, columns: 2):
            // Its second half may have been painted over.
            let isWhole =
              column + 1 < canvas.columns
              && cells[start + column + 1].ink == .glyph(.space, columns: 0)
            put(isWhole ? code : .space, width: isWhole ? 2 : 1, column, row, style, &canvas)
          case .glyph(_, columns: 0):
            // The first half wrote both, unless it was painted over.
            if column > 0, case .glyph(_, columns: 2) = cells[start + column - 1].ink { continue }
            canvas.cells[start + column] = Cell(style: style)
          case .glyph(let code, _):
            put(code, width: 1, column, row, style, &canvas)
          default:
            canvas.cells[start + column] = Cell(glyph(of: cell, column: column), style: style)
          }
        }
      }
    }
    return canvas
  }

  private func put(
    _ code: GlyphCode,
    width: Int,
    _ column: Int,
    _ row: Int,
    _ style: CellStyle,
    _ canvas: inout CellCanvas
  ) {
    let index = row * canvas.columns + column
    guard options.charset == .ascii, !code.isASCII else {
      canvas.cells[index] = Cell(code, width: UInt8(clamping: width), style: style)
      if width == 2 { canvas.cells[index + 1] = .continuation(style: style) }
      return
    }
    let twin = GlyphCode(ASCIIGlyph.twin(of: code.character))
    for place in index..<index + width { canvas.cells[place] = Cell(twin, style: style) }
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

  private func style(of cell: RasterCell) -> CellStyle {
    var style = CellStyle(attributes: cell.attributes)
    guard options.usesColors else { return style }
    let hasInk = cell.ink != .none
    switch cell.fill {
    case .paper:
      if hasInk { style.foreground = color(of: cell.inkPigment, symbolic: .primary) }
    case .primary:
      // The terminal's own foreground as a background: exchanged, so that both stay its own.
      style.attributes.insert(.reverse)
      if hasInk { style.background = color(of: cell.inkPigment, symbolic: .paper) }
    case .rgb(let red, let green, let blue):
      style.background = .rgb(red, green, blue)
      if hasInk { style.foreground = color(of: cell.inkPigment, symbolic: nil) }
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
