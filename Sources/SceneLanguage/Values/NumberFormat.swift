/// A number's form as C's `printf` writes it: `%.2f`, `%05d`, `%lld`.
struct NumberFormat {
  private var prefix = ""
  private var suffix = ""
  private var isZeroPadded = false
  private var isLeftAligned = false
  private var showsPlus = false
  private var width = 0
  private var precision: Int?
  private var conversion: Character = "d"

  /// Reads a form with one conversion; `nil` when there is none.
  init?(_ format: String) {
    guard let percent = format.firstIndex(of: "%") else { return nil }
    prefix = String(format[..<percent])
    var rest = format[format.index(after: percent)...]
    while let flag = rest.first, "0-+ #".contains(flag) {
      if flag == "0" { isZeroPadded = true }
      if flag == "-" { isLeftAligned = true }
      if flag == "+" { showsPlus = true }
      rest.removeFirst()
    }
    width = min(NumberFormat.number(from: &rest) ?? 0, 1_000)
    if rest.first == "." {
      rest.removeFirst()
      precision = min(NumberFormat.number(from: &rest) ?? 0, 100)
    }
    while let length = rest.first, "lhqzt".contains(length) { rest.removeFirst() }
    guard let letter = rest.popFirst() else { return nil }
    conversion = letter
    suffix = String(rest).replacing(percent: "%%")
  }

  private static func number(from text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits)
  }

  /// The text of a value in this form.
  func text(of value: SceneValue) -> String {
    let body: String
    switch conversion {
    case "f", "F", "e", "g":
      body = Double.read(value).map { $0.fixed(places: precision ?? 6) } ?? value.text
    case "x": body = Int.read(value).map { String($0, radix: 16) } ?? value.text
    case "X": body = Int.read(value).map { String($0, radix: 16, uppercase: true) } ?? value.text
    case "o": body = Int.read(value).map { String($0, radix: 8) } ?? value.text
    default: body = value.text
    }
    let signed = showsPlus && !body.hasPrefix("-") ? "+" + body : body
    let missing = max(0, width - signed.count)
    if isLeftAligned { return prefix + signed + String(repeating: " ", count: missing) + suffix }
    if isZeroPadded {
      let sign = signed.first.map { "+-".contains($0) } == true ? String(signed.prefix(1)) : ""
      let digits = signed.dropFirst(sign.count)
      return prefix + sign + String(repeating: "0", count: missing) + digits + suffix
    }
    return prefix + String(repeating: " ", count: missing) + signed + suffix
  }
}

extension String {
  fileprivate func replacing(percent doubled: String) -> String {
    var result = ""
    var previous: Character?
    for character in self {
      if character == "%", previous == "%" {
        previous = nil
        continue
      }
      result.append(character)
      previous = character
    }
    return result
  }
}

extension Double {
  /// The number with exactly this many digits after the point, rounded half to even as C does.
  func fixed(places: Int) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    var exact = DecimalExpansion(magnitude)
    let digits = exact.rounded(places: places)
    return (sign == .minus ? "-" : "") + digits
  }
}
