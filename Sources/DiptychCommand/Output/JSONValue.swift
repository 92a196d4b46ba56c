/// A value of JSON (RFC 8259).
indirect enum JSONValue: Sendable {
  case null
  case string(String)
  case number(Double)
  case array([JSONValue])
  /// Members in the order in which they are written.
  case object([(String, JSONValue)])

  static func optional(_ string: String?) -> JSONValue {
    string.map { .string($0) } ?? .null
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as text: containers of containers span lines, all else stands on one.
  var description: String { text(indentation: 0) }

  /// The value as text whose first line is already indented, by a number of spaces.
  func text(indentation: Int) -> String {
    var text = ""
    write(into: &text, indentation: indentation)
    return text
  }

  private var isFlat: Bool {
    switch self {
    case .null, .string, .number: true
    case .array(let values): values.allSatisfy(\.isScalar)
    case .object(let members): members.allSatisfy { $0.1.isFlat }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .null, .string, .number: true
    case .array, .object: false
    }
  }

  private func write(into text: inout String, indentation: Int) {
    switch self {
    case .null: text += "null"
    case .string(let string): Self.write(string, into: &text)
    case .number(let number): text += Self.text(of: number)
    case .array(let values):
      write(values.map { (nil, $0) }, "[", "]", into: &text, indentation: indentation)
    case .object(let members):
      write(members.map { ($0, $1) }, "{", "}", into: &text, indentation: indentation)
    }
  }

  private func write(
    _ members: [(String?, JSONValue)],
    _ opening: String,
    _ closing: String,
    into text: inout String,
    indentation: Int
  ) {
    let isOnOneLine = isFlat
    let lineBreak = isOnOneLine ? "" : "\n" + String(repeating: " ", count: indentation + 2)
    text += opening
    for (index, (name, value)) in members.enumerated() {
      if index > 0 { text += isOnOneLine ? ", " : "," }
      text += lineBreak
      if let name {
        Self.write(name, into: &text)
        text += ": "
      }
      value.write(into: &text, indentation: indentation + 2)
    }
    if !isOnOneLine { text += "\n" + String(repeating: " ", count: indentation) }
    text += closing
  }

  /// A number with at most four decimals; JSON knows neither infinity nor NaN.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let rounded = abs(number) < 1e11 ? (number * 10_000).rounded() / 10_000 : number
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isObeyed:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension String {
  /// JSON text with all that is beyond ASCII escaped; such characters stand in strings only.
  var escapedInJSON: String {
    guard utf8.contains(where: { $0 > 0x7E }) else { return self }
    var text = ""
    for unit in utf16 {
      if unit < 0x7F, let scalar = Unicode.Scalar(unit) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text
  }
}
