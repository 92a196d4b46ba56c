/// How JSON is written.
struct CodedValueStyle {
  var isPretty = false
  var sortsKeys = false
  var escapesSlashes = true
}

extension CodedValue {
  /// The value as JSON.
  func json(_ style: CodedValueStyle, depth: Int = 0) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .number(let value):
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .decimal(let value): return "\(value)"
    case .string(let text): return text.quoted(style)
    case .array(let elements):
      return style.list("[", elements.map { $0.json(style, depth: depth + 1) }, "]", depth)
    case .object(let members):
      let ordered = style.sortsKeys ? members.sorted { $0.key < $1.key } : members
      let lines = ordered.map { member in
        member.key.quoted(style) + (style.isPretty ? " : " : ":")
          + member.value.json(style, depth: depth + 1)
      }
      return style.list("{", lines, "}", depth)
    }
  }
}

extension CodedValueStyle {
  fileprivate func list(_ open: String, _ parts: [String], _ close: String, _ depth: Int) -> String
  {
    guard isPretty else { return open + parts.joined(separator: ",") + close }
    let (outer, inner) = (indentation(depth), indentation(depth + 1))
    if parts.isEmpty { return open + "\n\n" + outer + close }
    return open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + outer + close
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension String {
  fileprivate func quoted(_ style: CodedValueStyle) -> String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/" where style.escapesSlashes: result += "\\/"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ": result += "\\u" + scalar.value.fourDigits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension UInt32 {
  fileprivate var fourDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
