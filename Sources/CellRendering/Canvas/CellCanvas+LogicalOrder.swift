import CFriBidi

extension CellCanvas {
  /// The canvas for a terminal that puts bidirectional text into visual order by itself.
  ///
  /// Such a terminal applies UAX #9 to each row as a left-to-right paragraph. Of the rows given here
  /// it makes the rows as they are in this canvas: stretches of right-to-left letters are turned
  /// around, numbers in them stay as they are, and brackets are those of the other side. A
  /// number or another stretch behind one would be drawn into it, so a blank between them becomes
  /// U+2800, which looks the same and is a letter for the algorithm.
  ///
  /// What cannot be written so without marks of no width stays approximate: a number that touches
  /// the right side of a right-to-left letter.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  package var inLogicalOrder: CellCanvas {
    var canvas = self
    for row in 0..<rows {
      let units = LogicalRow.units(of: self.row(row))
      guard units.contains(where: { $0.kind == .rightToLeft }) else { continue }
      var column = 0
      for cell in LogicalRow.logical(units) {
        canvas[column, row] = cell
        if cell.width == 2 { canvas[column + 1, row] = .continuation(style: cell.style) }
        column += Int(cell.width)
      }
    }
    return canvas
  }
}

/// One row of cells on its way from visual to logical order.
private enum LogicalRow {
  struct Unit {
    var cell: Cell
    var kind: LetterDirection

    var isBlank: Bool { cell.code == .space }
  }

  /// The glyphs of a row, the second halves of wide ones left out.
  static func units(of row: [Cell]) -> [Unit] {
    row.filter { $0.width > 0 }.map { Unit(cell: $0, kind: LetterDirection($0.glyph)) }
  }

  static func logical(_ units: [Unit]) -> [Cell] {
    var units = units
    var place = 0
    while let start = units[place...].firstIndex(where: { $0.kind == .rightToLeft }) {
      let end = units.map(\.kind).endOfStretch(from: start) { units[$0].isBlank }
      units.replaceSubrange(start...end, with: turned(units[start...end]))
      separate(after: end, in: &units)
      place = end + 1
    }
    return units.map(\.cell)
  }

  private static func turned(_ units: ArraySlice<Unit>) -> [Unit] {
    let isArabic = units.contains { $0.cell.glyph.has(FRIBIDI_MASK_ARABIC) }
    var turned: [Unit] = []
    var number: [Unit] = []
    for (index, unit) in zip(units.indices, units).reversed() {
      if unit.kind == .number || joinsNumbers(index, in: units)
        || !isArabic && endsNumber(index, in: units)
      {
        number.insert(unit, at: 0)
        continue
      }
      turned += number
      number = []
      turned.append(mirrored(unit))
    }
    return turned + number
  }

  /// Whether a glyph is the point, comma or colon between two digits.
  private static func joinsNumbers(_ index: Int, in units: ArraySlice<Unit>) -> Bool {
    guard [".", ",", ":", "/"].contains(units[index].cell.glyph), index > units.startIndex,
      index + 1 < units.endIndex
    else { return false }
    return units[index - 1].kind == .number && units[index + 1].kind == .number
  }

  /// Whether a glyph is a percent sign or the like at a number, which Arabic letters undo.
  private static func endsNumber(_ index: Int, in units: ArraySlice<Unit>) -> Bool {
    guard units[index].cell.glyph.has(FRIBIDI_MASK_ET), index > units.startIndex,
      index + 1 < units.endIndex
    else { return false }
    return units[index - 1].kind == .number || units[index + 1].kind == .number
  }

  /// Keeps what follows a stretch out of it.
  private static func separate(after end: Int, in units: inout [Unit]) {
    let rest = units[(end + 1)...]
    guard let next = rest.first(where: { $0.kind != .neutral }), next.kind != .leftToRight,
      let blank = rest.firstIndex(where: { $0.isBlank || $0.kind != .neutral }),
      units[blank].isBlank
    else { return }
    units[blank].cell.code = GlyphCode("\u{2800}" as Unicode.Scalar)
    units[blank].kind = .leftToRight
  }

  private static func mirrored(_ unit: Unit) -> Unit {
    guard let scalar = unit.cell.glyph.unicodeScalars.first else { return unit }
    var other = FriBidiChar(0)
    guard fribidi_get_mirror_char(scalar.value, &other) != 0,
      let twin = Unicode.Scalar(other)
    else { return unit }
    var unit = unit
    unit.cell.code = GlyphCode(twin)
    return unit
  }
}
