internal import CVTerm

/// One cell of a terminal's screen, as it was understood.
package struct ScreenCell: Hashable {
  /// The scalars of the cell; a blank one has a space, the second cell of a wide glyph none.
  package var text: String
  package var width: Int
  package var foreground: ScreenColor
  package var background: ScreenColor
  package var isBold: Bool
  package var isItalic: Bool
  package var isUnderlined: Bool
  package var isReversed: Bool
  package var isStruckThrough: Bool

  init(_ cell: VTermScreenCell) {
    var scalars: [UInt32] = []
    withUnsafeBytes(of: cell.chars) { scalars = Array($0.bindMemory(to: UInt32.self)) }
    let used = scalars.prefix { $0 != 0 }
    if used.first == .max {
      text = ""
    } else if used.isEmpty {
      text = " "
    } else {
      text = ""
      text.unicodeScalars.append(contentsOf: used.compactMap(Unicode.Scalar.init))
    }
    width = Int(cell.width)
    foreground = ScreenColor(cell.fg, isDefault: cell.fg.type & 0x02 != 0)
    background = ScreenColor(cell.bg, isDefault: cell.bg.type & 0x04 != 0)
    isBold = cell.attrs.bold != 0
    isItalic = cell.attrs.italic != 0
    isUnderlined = cell.attrs.underline != 0
    isReversed = cell.attrs.reverse != 0
    isStruckThrough = cell.attrs.strike != 0
  }
}

/// The colour of a terminal's cell.
package enum ScreenColor: Hashable {
  case `default`
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  init(_ color: VTermColor, isDefault: Bool) {
    if isDefault {
      self = .default
    } else if color.type & 1 == 1 {
      self = .indexed(color.indexed.idx)
    } else {
      self = .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
  }
}
