/// The glyph that stands for a fill where no colours are shown.
enum FillTexture: UInt8, Hashable, Sendable {
  /// Nothing: the fill of the paper's own colour.
  case blank
  case light
  case medium
  case dark
  /// All ink.
  case solid
  case slash
  case backslash
  case cross
  case dots
  case dashes
  case checks

  /// The glyph in a charset; none of ASCII's is a letter, so words stay readable on them.
  func glyph(in charset: Charset) -> Unicode.Scalar {
    let isASCII = charset == .ascii
    return switch self {
    case .blank: " "
    case .light: isASCII ? "." : "\u{2591}"
    case .medium: isASCII ? ":" : "\u{2592}"
    case .dark: isASCII ? "%" : "\u{2593}"
    case .solid: isASCII ? "#" : "\u{2588}"
    case .slash: isASCII ? "/" : "\u{2571}"
    case .backslash: isASCII ? "\\" : "\u{2572}"
    case .cross: isASCII ? "*" : "\u{2573}"
    case .dots: isASCII ? "=" : "\u{2836}"
    case .dashes: isASCII ? "~" : "\u{2812}"
    case .checks: isASCII ? "&" : "\u{259A}"
    }
  }
}
