/// A colour of a cell while it is painted: one of the terminal's own, or a fixed one.
///
/// A single number, since pictures compare more pigments than they do anything else.
struct Pigment: Hashable, Sendable {
  /// The red, green, and blue of a fixed colour, the red highest; above them which kind it is.
  let code: UInt32

  /// The bits that ``code`` uses.
  static let codeMask: UInt32 = 1 << 26 - 1

  init(code: UInt32) { self.code = code }

  /// The terminal's background.
  static var paper: Pigment { Pigment(code: 1 << 24) }
  /// The terminal's foreground.
  static var primary: Pigment { Pigment(code: 2 << 24) }

  /// A colour of the sRGB space.
  static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Pigment {
    Pigment(code: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What a pigment is.
  enum Kind {
    case paper
    case primary
    case rgb(UInt8, UInt8, UInt8)
  }

  var kind: Kind {
    switch code >> 24 {
    case 1: .paper
    case 2: .primary
    default:
      .rgb(
        UInt8(truncatingIfNeeded: code >> 16),
        UInt8(truncatingIfNeeded: code >> 8),
        UInt8(truncatingIfNeeded: code)
      )
    }
  }
}
