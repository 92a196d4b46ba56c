/// The last bytes of a text that grows without end, and its newest line.
struct LineTail {
  /// The longest line that is worth showing, in characters.
  private static let longestLine = 500

  private let limit: Int
  private(set) var bytes: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
    if bytes.count > limit { bytes.removeFirst(bytes.count - limit) }
  }

  mutating func removeAll() {
    bytes.removeAll()
  }

  /// The newest line with visible characters, finished or not; control characters become blanks.
  var lastLine: String? {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines.reversed() {
      let text = String(decoding: line, as: UTF8.self)
      let scalars = text.unicodeScalars.prefix(Self.longestLine).map {
        PrintableScalars.contains($0) ? $0 : " "
      }
      if scalars.contains(where: { $0 != " " }) {
        var shown = String.UnicodeScalarView()
        shown.append(contentsOf: scalars)
        return String(shown)
      }
    }
    return nil
  }
}
