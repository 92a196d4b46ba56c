/// One specifier of a format: `%-08.3lld` in its parts.
struct FormatDirective {
  /// Widths and precisions beyond are refused, so that no format floods memory.
  static let greatestLength = 4096

  /// Which argument is written, counted from 1; `nil` for the following one.
  private(set) var position: Int?
  private(set) var alignsLeft = false
  private(set) var showsPlus = false
  private(set) var showsSpace = false
  private(set) var padsWithZeros = false
  private(set) var isAlternate = false
  /// The least number of characters.
  private(set) var width = 0
  /// The number of digits or characters; `nil` for that of the conversion.
  private(set) var precision: Int?
  /// The number of bits of an integer that count.
  private(set) var bits = 32
  /// Whether the width, or the precision, is an argument before the value.
  private(set) var (takesWidth, takesPrecision) = (false, false)
  /// How a language writes numbers; `nil` as C does.
  var language: NumberLanguage?
  /// The letter that says how the value is written.
  private(set) var conversion: Character = "@"

  /// Parses what follows a percent sign, and leaves what follows the specifier.
  ///
  /// - Returns: `nil` where that is no specifier; the characters up to the fault are then consumed.
  init?(parsing text: inout Substring) {
    let start = text
    if let number = Self.number(&text), number > 0, text.first == "$" {
      text = text.dropFirst()
      position = number
    } else {
      text = start
    }
    parseFlags(&text)
    if let first = text.first, first.isASCII, first.isWholeNumber {
      guard let number = Self.number(&text) else { return nil }
      width = number
    } else {
      takesWidth = Self.star(&text)
    }
    if text.first == "." {
      text = text.dropFirst()
      takesPrecision = Self.star(&text)
      let isGiven = text.first.map { $0.isASCII && $0.isWholeNumber } ?? false
      if isGiven {
        guard let number = Self.number(&text) else { return nil }
        precision = number
      } else if !takesPrecision {
        precision = 0
      }
    }
    parseLength(&text)
    guard let letter = text.first else { return nil }
    text = text.dropFirst()
    guard "diuxXocCsS@fFeEgGaA".contains(letter) else { return nil }
    conversion = letter
  }

  /// Takes a width from an argument; one below zero aligns left.
  mutating func setWidth(_ argument: Any) {
    guard let number = argument as? Int else { return }
    alignsLeft = alignsLeft || number < 0
    width = Int(min(number.magnitude, UInt(Self.greatestLength)))
  }

  /// Takes a precision from an argument; one below zero is none.
  mutating func setPrecision(_ argument: Any) {
    guard let number = argument as? Int, number >= 0 else { return }
    precision = min(number, Self.greatestLength)
  }

  private mutating func parseFlags(_ text: inout Substring) {
    while let flag = text.first {
      switch flag {
      case "-": alignsLeft = true
      case "+": showsPlus = true
      case " ": showsSpace = true
      case "0": padsWithZeros = true
      case "#": isAlternate = true
      // Digits are grouped by none in the C locale.
      case "'": break
      default: return
      }
      text = text.dropFirst()
    }
  }

  private mutating func parseLength(_ text: inout Substring) {
    let lengths: [(String, Int)] = [
      ("hh", 8), ("h", 16), ("ll", 64), ("l", 64), ("q", 64), ("j", 64), ("z", 64), ("t", 64),
      ("L", 64),
    ]
    for (letters, bits) in lengths where text.hasPrefix(letters) {
      text = text.dropFirst(letters.count)
      self.bits = bits
      return
    }
  }

  /// Whether a star stood at the beginning of a text, which is then behind it.
  private static func star(_ text: inout Substring) -> Bool {
    guard text.first == "*" else { return false }
    text = text.dropFirst()
    return true
  }

  /// The number at the beginning of a text; `nil` where there is none or it is too great.
  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isWholeNumber }
    text = text[digits.endIndex...]
    guard let number = Int(digits), number <= greatestLength else { return nil }
    return number
  }
}

extension FormatDirective {
  /// The text of a value; `nil` where the conversion does not fit its type.
  func string(from value: Any) -> String? {
    switch conversion {
    case "@", "s", "S":
      return pad(precision.map { String("\(value)".prefix($0)) } ?? "\(value)")
    case "c", "C":
      return character(value).map { pad($0) }
    case "d", "i", "u", "x", "X", "o":
      return (value as? any BinaryInteger).map(integer)
    default:
      guard let number = Self.double(value) else { return nil }
      return floatingPoint(number)
    }
  }

  private func character(_ value: Any) -> String? {
    if let character = value as? Character { return String(character) }
    if let scalar = value as? Unicode.Scalar { return String(scalar) }
    guard let code = (value as? any BinaryInteger).flatMap({ UInt32(exactly: $0) }) else {
      return nil
    }
    return Unicode.Scalar(code).map { String($0) }
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    default: nil
    }
  }

  /// A text of at least the width, with spaces before it or, aligned left, behind.
  func pad(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(width - text.count, 0))
    return alignsLeft ? text + spaces : spaces + text
  }

  /// A number of at least the width, with zeros between its sign and its digits where they are asked
  /// for and allowed.
  func pad(sign: String, digits: String, withZeros: Bool) -> String {
    guard withZeros, padsWithZeros, !alignsLeft else { return pad(sign + digits) }
    let zeros = String(repeating: "0", count: max(width - sign.count - digits.count, 0))
    return sign + zeros + digits
  }

  /// What stands before the digits of a signed number.
  func sign(isNegative: Bool) -> String {
    isNegative ? "-" : showsPlus ? "+" : showsSpace ? " " : ""
  }
}
