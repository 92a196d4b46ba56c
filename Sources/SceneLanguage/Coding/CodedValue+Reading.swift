extension CodedValue {
  /// Reads JSON; `nil` where the text is none.
  init?(json text: String) {
    var reader = CodedValueReader(text)
    guard let value = reader.document() else { return nil }
    self = value
  }
}

/// Reads JSON from its first character to its last.
private struct CodedValueReader {
  private var rest: Substring.UTF8View
  private var depth = 0

  private static let deepest = 512

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func document() -> CodedValue? {
    guard let value = value() else { return nil }
    skipSpace()
    return rest.isEmpty ? value : nil
  }

  private mutating func skipSpace() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Takes a character, where it is the next after any space.
  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard rest.first == character.asciiValue else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func value() -> CodedValue? {
    skipSpace()
    switch rest.first.map({ Character(UnicodeScalar($0)) }) {
    case "{": return nested { $0.object() }
    case "[": return nested { $0.array() }
    case "\"": return string().map(CodedValue.string)
    case "t": return word("true", .bool(true))
    case "f": return word("false", .bool(false))
    case "n": return word("null", .null)
    default: return number()
    }
  }

  private mutating func nested(
    _ read: (inout CodedValueReader) -> CodedValue?
  ) -> CodedValue? {
    depth += 1
    defer { depth -= 1 }
    return depth <= Self.deepest ? read(&self) : nil
  }

  private mutating func word(_ word: String, _ value: CodedValue) -> CodedValue? {
    guard rest.starts(with: word.utf8) else { return nil }
    rest = rest.dropFirst(word.utf8.count)
    return value
  }

  private mutating func number() -> CodedValue? {
    let digits = rest.prefix { byte in
      (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    rest = rest[digits.endIndex...]
    let text = String(Substring(digits))
    let parts = text.drop { $0 == "-" }.prefix { $0 != "e" && $0 != "E" }
      .split(separator: ".", omittingEmptySubsequences: false)
    // The digits before the point begin with a zero only if that is all of them.
    guard text.first?.isNumber == true || text.first == "-", parts.count <= 2,
      parts.allSatisfy({ $0.first?.isNumber == true }), parts[0].first != "0" || parts[0].count == 1
    else { return nil }
    if let whole = Int(text), text != "-0" { return .integer(whole) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }

  private mutating func array() -> CodedValue? {
    guard take("[") else { return nil }
    var elements: [CodedValue] = []
    if take("]") { return .array([]) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object() -> CodedValue? {
    guard take("{") else { return nil }
    var members: [(key: String, value: CodedValue)] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value() else { return nil }
      members.append((key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case 0x22: return String(decoding: bytes, as: UTF8.self)
      case 0x5C:
        guard let scalar = escape() else { return nil }
        bytes += Array(String(scalar).utf8)
      case 0..<0x20: return nil
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> UnicodeScalar? {
    switch rest.popFirst().map({ Character(UnicodeScalar($0)) }) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard let unit = unit() else { return nil }
      guard (0xD800..<0xDC00).contains(unit) else { return UnicodeScalar(unit) }
      // Scalars beyond the first plane are written as two units.
      guard rest.starts(with: "\\u".utf8) else { return nil }
      rest = rest.dropFirst(2)
      guard let low = self.unit(), (0xDC00..<0xE000).contains(low) else { return nil }
      return UnicodeScalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  private mutating func unit() -> UInt32? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.first != UInt8(ascii: "+") else { return nil }
    rest = rest.dropFirst(4)
    return UInt32(String(Substring(digits)), radix: 16)
  }
}

extension CodedValue {
  /// The value as Foundation's objects, with what stands for an absence.
  func object(null: SceneValue) -> SceneValue {
    switch self {
    case .null: null
    case .bool(let value): .bool(value)
    case .integer(let number): .int(number)
    case .number(let number): .double(number)
    case .decimal(let number): number.sceneValue
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map { $0.object(null: null) })
    case .object(let members):
      .dictionary(
        DictionaryValue(members.map { (.string($0.key), $0.value.object(null: null)) })
      )
    }
  }
}
