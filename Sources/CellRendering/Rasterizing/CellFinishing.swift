/// Turns what was painted on cells into glyphs and styles.
struct CellFinishing {
  let options: RenderingOptions
  let mixing: PigmentMixing
  let textures: TextureAssignment

  /// The canvas of a picture that is painted to its end.
  func canvas(of rasterizer: Rasterizer) -> CellCanvas {
    let bounds = rasterizer.grid.bounds
    var canvas = CellCanvas(columns: bounds.columns.count, rows: bounds.rows.count)
    for row in bounds.rows {
      for column in bounds.columns {
        let cell = rasterizer.cells[row * canvas.columns + column]
        let next = rasterizer.index(column + 1, row).map { rasterizer.cells[$0].ink }
        let previous = rasterizer.index(column - 1, row).map { rasterizer.cells[$0].ink }
        let style = style(of: cell)
        switch cell.ink {
        case .glyph(let character, columns: 2):
          // Its second half may have been painted over.
          guard next == .glyph(" ", columns: 0) else {
            canvas[column, row] = Cell(" ", style: style)
            continue
          }
          put(character, width: 2, column, row, style, &canvas)
        case .glyph(_, columns: 0):
          // The first half wrote both, unless it was painted over.
          if case .glyph(_, columns: 2)? = previous { continue }
          canvas[column, row] = Cell(" ", style: style)
        case .glyph(let character, _):
          put(character, width: 1, column, row, style, &canvas)
        default:
          canvas[column, row] = Cell(glyph(of: cell, column: column), style: style)
        }
      }
    }
    return canvas
  }

  private func put(
    _ character: Character,
    width: Int,
    _ column: Int,
    _ row: Int,
    _ style: CellStyle,
    _ canvas: inout CellCanvas
  ) {
    guard options.charset == .ascii, !character.isASCII else {
      canvas.put(character, width: width, column: column, row: row, style: style)
      return
    }
    for place in column..<column + width {
      canvas.put(ASCIIGlyph.twin(of: character), width: 1, column: place, row: row, style: style)
    }
  }

  private func glyph(of cell: RasterCell, column: Int) -> Character {
    switch cell.ink {
    case .glyph(let character, _): character
    case .lines(let junction): junction.glyph(in: options.charset, column: column)
    case .dots(let dots, let style): glyph(of: dots, style, cell)
    case .none: options.usesColors ? " " : cell.texture.glyph(in: options.charset)
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
