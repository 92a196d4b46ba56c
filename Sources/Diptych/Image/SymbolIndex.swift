/// Finds the lines of a table of symbols by their names.
///
/// A run asks for a few of a thousand symbols, so lines are only hashed, and read when asked for.
struct SymbolIndex: Sendable {
  /// The symbol of a line, with its variants.
  struct Line {
    var name: String
    var plain: String
    var ascii: String
    /// The glyph of the filled variant, where there is one.
    var filled: String?

    fileprivate init?(_ text: Substring.UTF8View) {
      let words = text.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard words.count > 2 else { return nil }
      (name, plain, ascii) = (words[0], words[1], words[2])
      filled = words.count > 3 ? words[3] : nil
    }
  }

  private let texts: [String]
  /// Where lines begin, at the place of their names' hash or in the next free one behind it.
  private var places: [Place?]

  /// The offset of a line in one of the texts.
  private struct Place {
    var text: Int
    var offset: Int
  }

  /// Notes the lines of some texts; where a name comes twice, the later line holds.
  init(_ texts: [String]) {
    self.texts = texts
    places = []
    var found: [(UInt64, Place)] = []
    for (number, text) in texts.enumerated() {
      Self.findLines(in: text) { hash, offset in
        found.append((hash, Place(text: number, offset: offset)))
      }
    }
    var capacity = 64
    while capacity < found.count * 2 { capacity *= 2 }
    places = Array(repeating: nil, count: capacity)
    for (hash, place) in found.reversed() {
      var index = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while places[index] != nil { index = (index + 1) & (capacity - 1) }
      places[index] = place
    }
  }

  /// The line of a name.
  func line(_ name: String) -> Line? {
    var hash = Self.emptyHash
    for byte in name.utf8 { Self.combine(byte, into: &hash) }
    var index = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while let place = places[index] {
      if let line = line(at: place), line.name == name { return line }
      index = (index + 1) & (places.count - 1)
    }
    return nil
  }

  /// All lines, in no order.
  var lines: [Line] { places.compactMap { $0.flatMap(line) } }

  private func line(at place: Place) -> Line? {
    let text = texts[place.text].utf8
    let rest = text[text.index(text.startIndex, offsetBy: place.offset)...]
    return Line(rest.prefix { $0 != UInt8(ascii: "\n") })
  }

  /// Calls a closure with the hash of each line's first word and the line's offset.
  private static func findLines(in text: String, _ body: (UInt64, Int) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var hash = emptyHash
      var isInName = true
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "\n"):
          (start, hash, isInName) = (offset + 1, emptyHash, true)
        case UInt8(ascii: " ") where isInName:
          isInName = false
          body(hash, start)
        default:
          if isInName { combine(byte, into: &hash) }
        }
      }
    }
  }

  // The hash of Fowler, Noll, and Vo, FNV-1a.
  private static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func combine(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
