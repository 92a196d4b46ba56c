extension Prelude {
  /// Bytes, and texts as bytes.
  static let data = Part(
    names: ["Data", "utf8", "lengthOfBytes", "_UnreadableFile"],
    source: #"""
      struct Data: Hashable, Sequence, Codable, CustomStringConvertible {
        private var bytes: [UInt8] = []
        // Where the first of them is: a part of other data keeps its places.
        private var offset = 0
        init() {}
        init(capacity: Int) {}
        init<Bytes: Sequence>(_ bytes: Bytes) { self.bytes = bytes.map { $0 } }
        init(repeating byte: UInt8, count: Int) {
          bytes = Array(repeating: byte, count: count)
        }
        init(count: Int) { self.init(repeating: 0, count: count) }
        static func == (one: Data, other: Data) -> Bool { one.bytes == other.bytes }
        func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
        func subdata(in range: Range<Int>) -> Data { Data(self[range]) }
        var count: Int { bytes.count }
        var isEmpty: Bool { bytes.isEmpty }
        var first: UInt8? { bytes.first }
        var last: UInt8? { bytes.last }
        var startIndex: Int { offset }
        var endIndex: Int { offset + bytes.count }
        var indices: Range<Int> { startIndex..<endIndex }
        var description: String { "\(count) bytes" }
        func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        subscript(index: Int) -> UInt8 {
          get { bytes[index - offset] }
          set { bytes[index - offset] = newValue }
        }
        mutating func append(_ byte: UInt8) { bytes.append(byte) }
        mutating func append(_ other: Data) { bytes += other.bytes }
        mutating func append(contentsOf other: [UInt8]) { bytes += other }
        mutating func append(contentsOf other: Data) { bytes += other.bytes }
        static func + (left: Data, right: Data) -> Data { Data(left.bytes + right.bytes) }
        static func += (left: inout Data, right: Data) { left.append(right) }
        static func += (left: inout Data, right: [UInt8]) { left.append(contentsOf: right) }
        init(from decoder: any Decoder) throws {
          if let make = decoder._ownData as? (any Decoder) throws -> Data {
            self = try make(decoder)
            return
          }
          let text = try decoder.singleValueContainer().decode(String.self)
          guard let data = Data(base64Encoded: text) else {
            throw DecodingError.dataCorrupted(
              DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "Encountered Data is not valid Base64."))
          }
          self = data
        }
        func encode(to encoder: any Encoder) throws {
          if let write = encoder._ownData as? (Data, any Encoder) throws -> Void {
            return try write(self, encoder)
          }
          var container = encoder.singleValueContainer()
          try container.encode(base64EncodedString())
        }
        private static let letters = Array(
          "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        private var base64: String {
          var text = ""
          for place in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[place..<min(place + 3, bytes.count)]
            let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for index in 0..<4 {
              let letter = Data.letters[(bits >> (18 - 6 * index)) & 63]
              text.append(index <= part.count ? letter : "=")
            }
          }
          return text
        }
        func base64EncodedString(options: Base64EncodingOptions = []) -> String {
          guard let length = options.lineLength else { return base64 }
          let letters = Array(base64)
          return stride(from: 0, to: letters.count, by: length)
            .map { String(letters[$0..<min($0 + length, letters.count)]) }
            .joined(separator: options.lineEnding)
        }
        func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
          Data(base64EncodedString(options: options).utf8)
        }
        init?(base64Encoded data: Data, options: Base64DecodingOptions = []) {
          self.init(base64Encoded: String(decoding: data, as: UTF8.self), options: options)
        }
        init?(base64Encoded text: String, options: Base64DecodingOptions = []) {
          let isLenient = options.contains(.ignoreUnknownCharacters)
          let text = isLenient ? text.filter { $0 == "=" || Data.letters.contains($0) } : text
          guard text.count % 4 == 0 else { return nil }
          var (letters, bits, count) = (text[...], 0, 0)
          for _ in 0..<2 where letters.last == "=" { letters.removeLast() }
          for letter in letters {
            guard let place = Data.letters.firstIndex(of: letter) else { return nil }
            bits = (bits << 6 | place) & 0xFFFF
            count += 6
            if count >= 8 {
              count -= 8
              bytes.append(UInt8((bits >> count) & 255))
            }
          }
        }
      }
      struct _UnreadableFile: LocalizedError, CustomStringConvertible {
        let name: String
        init(_ url: URL) { name = url.lastPathComponent }
        init(path: String) { name = path.components(separatedBy: "/").last ?? path }
        var errorDescription: String? {
          "The file “\(name)” couldn’t be opened because there is no such file."
        }
        var description: String { errorDescription ?? name }
      }
      extension Data {
        subscript(range: Range<Int>) -> Data {
          get {
            var part = Data(bytes[(range.lowerBound - offset)..<(range.upperBound - offset)])
            part.offset = range.lowerBound
            return part
          }
          set { replaceSubrange(range, with: newValue.bytes) }
        }
        subscript(range: ClosedRange<Int>) -> Data { self[range.lowerBound..<(range.upperBound + 1)] }
        subscript(range: PartialRangeFrom<Int>) -> Data { self[range.lowerBound..<endIndex] }
        subscript(range: PartialRangeUpTo<Int>) -> Data { self[startIndex..<range.upperBound] }
        subscript(range: PartialRangeThrough<Int>) -> Data {
          self[startIndex..<(range.upperBound + 1)]
        }
        func prefix(_ most: Int) -> Data { self[startIndex..<(startIndex + min(most, count))] }
        func suffix(_ most: Int) -> Data { self[(endIndex - min(most, count))..<endIndex] }
        func dropFirst(_ left: Int = 1) -> Data { self[(startIndex + min(left, count))..<endIndex] }
        func dropLast(_ left: Int = 1) -> Data { self[startIndex..<(endIndex - min(left, count))] }
        func filter(_ isKept: (UInt8) throws -> Bool) rethrows -> Data {
          Data(try bytes.filter(isKept))
        }
        func firstIndex(of byte: UInt8) -> Int? { bytes.firstIndex(of: byte).map { $0 + offset } }
        func lastIndex(of byte: UInt8) -> Int? { bytes.lastIndex(of: byte).map { $0 + offset } }
        func firstIndex(where isMeant: (UInt8) throws -> Bool) rethrows -> Int? {
          try bytes.firstIndex(where: isMeant).map { $0 + offset }
        }
        mutating func insert(_ byte: UInt8, at index: Int) { bytes.insert(byte, at: index - offset) }
        mutating func insert(contentsOf other: some Sequence<UInt8>, at index: Int) {
          bytes.insert(contentsOf: Array(other), at: index - offset)
        }
        @discardableResult mutating func remove(at index: Int) -> UInt8 {
          bytes.remove(at: index - offset)
        }
        @discardableResult mutating func removeLast() -> UInt8 { bytes.removeLast() }
        mutating func removeLast(_ count: Int) { bytes.removeLast(count) }
        // What is left keeps its places.
        @discardableResult mutating func removeFirst() -> UInt8 {
          offset += 1
          return bytes.removeFirst()
        }
        mutating func removeFirst(_ count: Int) {
          offset += count
          bytes.removeFirst(count)
        }
        mutating func popLast() -> UInt8? { bytes.popLast() }
        mutating func removeAll(keepingCapacity: Bool = false) { self = Data() }
        mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: []) }
        mutating func replaceSubrange(_ range: Range<Int>, with other: some Sequence<UInt8>) {
          bytes.replaceSubrange(
            (range.lowerBound - offset)..<(range.upperBound - offset), with: Array(other))
        }
        mutating func resetBytes(in range: Range<Int>) {
          for index in range { self[index] = 0 }
        }
        mutating func reserveCapacity(_ count: Int) {}
        func range(
          of other: Data, options: SearchOptions = [], in range: Range<Int>? = nil
        ) -> Range<Int>? {
          let range = range ?? startIndex..<endIndex
          let last = range.upperBound - other.count
          guard !other.isEmpty, last >= range.lowerBound else { return nil }
          var places = Array(range.lowerBound...last)
          if options.contains(.backwards) { places.reverse() }
          if options.contains(.anchored) { places = Array(places.prefix(1)) }
          for place in places where self[place..<(place + other.count)] == other {
            return place..<(place + other.count)
          }
          return nil
        }
        struct SearchOptions: OptionSet {
          let rawValue: Int
          static let backwards = SearchOptions(rawValue: 1)
          static let anchored = SearchOptions(rawValue: 2)
        }
        struct Base64DecodingOptions: OptionSet {
          let rawValue: Int
          static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
        }
        struct Base64EncodingOptions: OptionSet {
          let rawValue: Int
          static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
          static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
          static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
          static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
          fileprivate var lineLength: Int? {
            contains(.lineLength64Characters) ? 64 : contains(.lineLength76Characters) ? 76 : nil
          }
          fileprivate var lineEnding: String {
            let isReturned = contains(.endLineWithCarriageReturn)
            let isFed = contains(.endLineWithLineFeed)
            return isReturned == isFed ? "\r\n" : isFed ? "\n" : "\r"
          }
        }
      }
      extension Data {
        struct ReadingOptions: OptionSet {
          let rawValue: Int
          static let mappedIfSafe = ReadingOptions(rawValue: 1)
          static let uncached = ReadingOptions(rawValue: 2)
          static let alwaysMapped = ReadingOptions(rawValue: 8)
        }
        struct WritingOptions: OptionSet {
          let rawValue: Int
          static let atomic = WritingOptions(rawValue: 1)
          static let atomicWrite = WritingOptions(rawValue: 1)
          static let withoutOverwriting = WritingOptions(rawValue: 2)
          static let noFileProtection = WritingOptions(rawValue: 0x1000_0000)
          static let completeFileProtection = WritingOptions(rawValue: 0x2000_0000)
        }
        init(contentsOf url: URL, options: ReadingOptions = []) throws {
          throw _UnreadableFile(url)
        }
        func write(to url: URL, options: WritingOptions = []) throws { throw _UnreadableFile(url) }
      }
      extension String {
        enum Encoding { case utf8, utf16, ascii, isoLatin1, unicode }
        func data(
          using encoding: String.Encoding, allowLossyConversion: Bool = false
        ) -> Data? {
          switch encoding {
          case .utf8: return Data(utf8)
          case .ascii: return allSatisfy { $0.isASCII } ? Data(utf8) : nil
          case .isoLatin1:
            let values = unicodeScalars.map { $0.value }
            return values.allSatisfy { $0 < 256 } ? Data(values.map { UInt8($0) }) : nil
          case .utf16, .unicode:
            return Data([255, 254] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
          }
        }
        func lengthOfBytes(using encoding: String.Encoding) -> Int {
          // Data in UTF-16 begins with what tells its order.
          encoding == .utf16 || encoding == .unicode
            ? utf16.count * 2 : data(using: encoding)?.count ?? 0
        }
        init?(data: Data, encoding: String.Encoding) { self.init(bytes: data, encoding: encoding) }
        init?(bytes: some Sequence<UInt8>, encoding: String.Encoding) {
          let bytes = Array(bytes)
          switch encoding {
          case .utf8:
            let text = String(decoding: bytes, as: UTF8.self)
            guard Array(text.utf8) == bytes else { return nil }
            self = text
          case .ascii, .isoLatin1:
            guard encoding == .isoLatin1 || bytes.allSatisfy({ $0 < 128 }) else { return nil }
            self = bytes.map { String(UnicodeScalar($0)) }.joined()
          case .utf16, .unicode:
            guard bytes.count % 2 == 0 else { return nil }
            let isLittle = bytes.prefix(2) != [254, 255]
            let units = stride(from: 0, to: bytes.count, by: 2).map { place in
              UInt16(bytes[isLittle ? place + 1 : place]) * 256
                + UInt16(bytes[isLittle ? place : place + 1])
            }
            self = String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self)
          }
        }
      }
      """#
  )

  /// Texts in files, of which a scene sees none.
  static let fileTexts = Part(
    names: [
      "Bundle", "FileManager", "contentsOfFile", "fileImporter", "documentsDirectory",
      "atomically",
    ],
    source: """
      extension String {
        init(contentsOf url: URL) throws { throw _UnreadableFile(url) }
        init(contentsOf url: URL, encoding: String.Encoding) throws { throw _UnreadableFile(url) }
        init(contentsOfFile path: String) throws { throw _UnreadableFile(path: path) }
        init(contentsOfFile path: String, encoding: String.Encoding) throws {
          throw _UnreadableFile(path: path)
        }
        func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
          throw _UnreadableFile(url)
        }
        func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
          throw _UnreadableFile(path: path)
        }
      }
      """
  )

  /// The place of what is nowhere.
  static let notFound = Part(names: ["NSNotFound"], source: "let NSNotFound = Int.max")

  /// The constants of C's mathematics.
  static let mathematicalConstants = Part(
    names: [
      "M_E", "M_PI", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_SQRT2", "M_SQRT1_2", "M_LN2",
      "M_LN10", "M_LOG2E", "M_LOG10E", "HUGE", "MAXFLOAT",
    ],
    source: """
      let M_E = 2.718281828459045
      let M_PI = 3.141592653589793
      let M_PI_2 = 1.5707963267948966
      let M_PI_4 = 0.7853981633974483
      let M_1_PI = 0.3183098861837907
      let M_2_PI = 0.6366197723675814
      let M_SQRT2 = 1.4142135623730951
      let M_SQRT1_2 = 0.7071067811865476
      let M_LN2 = 0.6931471805599453
      let M_LN10 = 2.302585092994046
      let M_LOG2E = 1.4426950408889634
      let M_LOG10E = 0.4342944819032518
      let MAXFLOAT = Float.greatestFiniteMagnitude
      let HUGE = MAXFLOAT
      """
  )
}
