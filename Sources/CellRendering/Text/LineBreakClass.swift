/// What a grapheme does where a line may end: the classes of UAX #14 that a preview needs.
///
/// Lines break after spaces, after hyphens, and beside ideographs, except before closing and after
/// opening punctuation. Dictionaries (Thai, Khmer) are not consulted.
enum LineBreakClass: UInt8, Hashable, Sendable {
  case letter
  case digit
  case space
  /// Ends a paragraph.
  case newline
  case hyphen
  /// Allows a break and takes no column.
  case zeroWidthSpace
  /// A scalar that is a word of its own: Chinese characters, kana, and the like.
  case ideograph
  case opening
  case closing

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .letter
      return
    }
    self.init(scalar)
  }

  /// The class of a cluster that begins with a scalar.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20, 0x09, 0x2000...0x2006, 0x2008...0x200A, 0x3000: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x30...0x39: self = .digit
    case 0x2D, 0x2010, 0x2012...0x2014: self = .hyphen
    case 0x200B: self = .zeroWidthSpace
    case 0x28, 0x5B, 0x7B: self = .opening
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2026: self = .closing
    case 0..<0x2E80: self = .letter
    default: self = Self.eastAsian(scalar)
    }
  }

  /// The classes of the scalars of ASCII, by their values.
  static let ofASCII = (0..<0x80).map { LineBreakClass(Unicode.Scalar(UInt8($0))) }

  /// Whether a line may end after `first`, when `second` begins the next.
  ///
  /// `before` is the class in front of `first`; nil at the start of a line.
  static func allowsBreak(
    before: LineBreakClass?,
    first: LineBreakClass,
    second: LineBreakClass
  ) -> Bool {
    switch (first, second) {
    case (_, .space), (_, .newline): false
    case (.space, _), (.zeroWidthSpace, _): true
    case (_, .closing), (.opening, _), (_, .hyphen): false
    // A hyphen that begins a word or a number belongs to it.
    case (.hyphen, .digit): false
    case (.hyphen, _): before != nil && before != .space && before != .hyphen
    case (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }

  private static func eastAsian(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    // Closing punctuation and the small kana that never begin a line.
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017,
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB, 0x30FC,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
      .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B:
      .opening
    case 0x2E80...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF,
      0xFF66...0xFF9D, 0x20000...0x3FFFF:
      .ideograph
    default: .letter
    }
  }
}
