internal import LayoutEngine

/// What the first bytes of a picture tell of its size.
struct ImageHeader: Equatable {
  /// The size, in pixels, or in points where the picture is drawn of lines.
  let size: CGSize
  /// Whether it is drawn of lines, and has no pixels.
  let isVector: Bool

  /// How many bytes of a file are looked at: photos keep a small picture before their size.
  static let byteCount = 262_144

  /// Reads the beginning of a PNG, JPEG, HEIC, PDF, or SVG file; `nil` for any other.
  init?(_ bytes: [UInt8]) {
    if let size = Self.sizeOfPNG(bytes) ?? Self.sizeOfJPEG(bytes) ?? Self.sizeOfHEIC(bytes) {
      self.init(size, isVector: false)
    } else if let size = Self.sizeOfPDF(bytes) ?? Self.sizeOfSVG(bytes) {
      self.init(size, isVector: true)
    } else {
      return nil
    }
  }

  private init?(_ size: CGSize, isVector: Bool) {
    guard size.width > 0, size.height > 0, size.width < 100_000, size.height < 100_000 else {
      return nil
    }
    self.size = size
    self.isVector = isVector
  }

  /// The size in the chunk `IHDR`, which is the first.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return size(bytes, width: 16, height: 20, byteCount: 4)
  }

  /// The size in the segment that begins a frame: markers `C0` to `CF` but `C4`, `C8`, and `CC`.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(bytes, width: place + 7, height: place + 5, byteCount: 2)
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }

  /// The size in the box `ispe`.
  private static func sizeOfHEIC(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8),
      let box = bytes.firstRange(of: Array("ispe".utf8))
    else { return nil }
    return size(bytes, width: box.upperBound + 4, height: box.upperBound + 8, byteCount: 4)
  }

  /// The box of the first page: `/MediaBox [0 0 24 24]`.
  private static func sizeOfPDF(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: "%PDF".utf8),
      let word = bytes.firstRange(of: Array("/MediaBox".utf8))
    else { return nil }
    let rest = bytes[word.upperBound...].prefix(200)
    let box = rest.drop { $0 != UInt8(ascii: "[") }.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    let numbers = numbers(in: String(decoding: box, as: UTF8.self))
    guard numbers.count == 4 else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  /// The width and height of the outermost element, or else those of what it shows.
  private static func sizeOfSVG(_ bytes: [UInt8]) -> CGSize? {
    guard let start = bytes.prefix(4_096).firstRange(of: Array("<svg".utf8)) else { return nil }
    let tag = bytes[start.upperBound...].prefix(4_096).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: tag, as: UTF8.self)
    func value(_ name: String) -> Substring? {
      guard let begin = text.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
      return text[begin...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Double? {
      guard let value = value(name), !value.hasSuffix("%") else { return nil }
      return Double(value.prefix { $0.isNumber || $0 == "." })
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    let box = value("viewBox").map { numbers(in: String($0)) } ?? []
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  private static func numbers(in text: String) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }

  /// Two whole numbers at places of the bytes, the highest byte first.
  private static func size(
    _ bytes: [UInt8],
    width: Int,
    height: Int,
    byteCount: Int
  ) -> CGSize? {
    guard max(width, height) + byteCount <= bytes.count else { return nil }
    func number(_ start: Int) -> Double {
      Double(bytes[start..<start + byteCount].reduce(0) { $0 << 8 | UInt64($1) })
    }
    return CGSize(width: number(width), height: number(height))
  }
}
