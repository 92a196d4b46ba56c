internal import CellRendering

/// A colour as it is sent, after it was brought to the depth of the terminal.
enum PaletteColor: Hashable {
  case `default`
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// The nearest colour that the depth offers.
  init(_ color: CellColor, depth: ColorDepth) {
    guard case .rgb(let red, let green, let blue) = color, depth > .monochrome else {
      self = .default
      return
    }
    switch depth {
    case .truecolor: self = .rgb(red, green, blue)
    case .palette256: self = .indexed(XTermPalette.nearest256(red, green, blue))
    case .ansi16, .monochrome: self = .indexed(XTermPalette.nearest16(red, green, blue))
    }
  }
}
