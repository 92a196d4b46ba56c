/// How a language and a region write numbers; the data is that of CLDR.
struct NumberLanguage {
  /// What stands before the places behind the point.
  var point = "."
  /// What stands between thousands.
  var group = ","
  var minus = "-"
  var plus = "+"
  /// A percentage, in which `#` stands for the digits.
  var percent = "#%"
  /// An amount, in which `¤` stands for the currency.
  var amount = "¤#"
  /// A negative amount, in which `-` stands for the sign; nil where the sign stands before it all.
  var negativeAmount: String?
  /// How many digits stand before the first mark between thousands at least.
  var leastGrouped = 1
  /// Whether marks stand at thousands, and then at hundreds of these.
  var hasIndianGroups = false
  /// Whether a currency of letters stands off its number.
  var spacesLetters = true
  /// The character for zero, from which the other digits count.
  var zero: Unicode.Scalar = "0"
  /// The currencies that have another symbol here than elsewhere.
  var symbols = ["USD": "US$"]
  /// The currency of the region; nil where no region is known.
  var currency: String?
}

extension NumberLanguage {
  /// That of the United States.
  static let english = NumberLanguage(symbols: [:], currency: "USD")

  /// That of a locale; that of English where its language is not known.
  init(_ locale: Locale) {
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }
    let region = parts.dropFirst().first { $0.count == 2 }.map(String.init) ?? ""
    self = Self.language(parts.first.map(String.init) ?? "en", region)
    zero = zero == "0" ? DateLanguage(locale).zero : zero
    if zero == "\u{660}", parts.first == "ar" { useArabicDigits() }
    guard let (code, symbol) = Self.currencies[region] else { return }
    currency = code
    symbols[code] = symbol
  }

  /// The symbol of a currency.
  func symbol(of code: String) -> String { symbols[code] ?? Currency.symbol(of: code) ?? code }

  /// A pattern with the digits of a number, and a currency, in it.
  func fill(_ pattern: String, _ digits: String, _ symbol: String = "") -> String {
    var text = ""
    var last: Character?
    for mark in pattern {
      let isAtLetters = spacesLetters && (symbol.last?.isLetter == true)
      switch mark {
      case "#":
        if last == "¤", isAtLetters { text += "\u{A0}" }
        text += digits
      case "¤":
        if last == "#", symbol.first?.isLetter == true, spacesLetters { text += "\u{A0}" }
        text += symbol
      case "-": text += minus
      default: text.append(mark)
      }
      last = mark
    }
    return text
  }

  /// Whether a mark stands behind the digit of a power of ten, in a number with so many digits.
  func hasMark(behind power: Int, of count: Int) -> Bool {
    guard power >= 3, count >= 3 + leastGrouped else { return false }
    return hasIndianGroups ? (power - 3).isMultiple(of: 2) : power.isMultiple(of: 3)
  }

  /// A whole number's digits with the marks between them.
  func grouped(_ digits: String) -> String {
    let count = digits.count
    return digits.enumerated().map { index, digit in
      hasMark(behind: count - 1 - index, of: count) ? "\(digit)\(group)" : "\(digit)"
    }.joined().withDigits(from: zero)
  }

  private mutating func useArabicDigits() {
    (point, group, percent) = ("\u{66B}", "\u{66C}", "#\u{66A}\u{61C}")
    (minus, plus, negativeAmount) = ("\u{61C}-", "\u{61C}+", nil)
  }
}
