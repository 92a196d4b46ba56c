import CellRendering

extension CellCanvas {
  static let narrowGlyphs = Array("abcXYZ019 .-#│─┌┐└┘█▒éßЖשلא")
  static let wideGlyphs = Array("漢字かな한글中")

  /// A canvas of random glyphs, some of them wide, in random styles.
  static func random(
    columns: Int,
    rows: Int,
    using generator: inout some RandomNumberGenerator
  ) -> CellCanvas {
    var canvas = CellCanvas(columns: columns, rows: rows)
    canvas.scatter(count: columns * rows / 2, using: &generator)
    return canvas
  }

  /// Puts glyphs at random places.
  mutating func scatter(count: Int, using generator: inout some RandomNumberGenerator) {
    var style = CellStyle.plain
    for _ in 0..<count {
      if Int.random(in: 0..<4, using: &generator) == 0 { style = .random(using: &generator) }
      let isWide = Int.random(in: 0..<5, using: &generator) == 0
      let glyphs = isWide ? Self.wideGlyphs : Self.narrowGlyphs
      put(
        glyphs[Int.random(in: 0..<glyphs.count, using: &generator)],
        width: isWide ? 2 : 1,
        column: Int.random(in: 0..<columns, using: &generator),
        row: Int.random(in: 0..<rows, using: &generator),
        style: style
      )
    }
  }
}

extension CellStyle {
  static func random(using generator: inout some RandomNumberGenerator) -> CellStyle {
    if Bool.random(using: &generator) { return .plain }
    return CellStyle(
      foreground: .random(using: &generator),
      background: .random(using: &generator),
      attributes: Attributes(rawValue: UInt8.random(in: 0..<64, using: &generator))
    )
  }
}

extension CellColor {
  static func random(using generator: inout some RandomNumberGenerator) -> CellColor {
    if Bool.random(using: &generator) { return .default }
    let channels = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return .rgb(channels[0], channels[1], channels[2])
  }
}
