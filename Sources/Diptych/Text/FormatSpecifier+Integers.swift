extension FormatDirective {
  /// The text of an integer, of which only the low bits count as the length says.
  func integer(_ value: any BinaryInteger) -> String {
    let pattern = UInt64(truncatingIfNeeded: value)
    let unused = 64 - bits
    let unsigned = (pattern << unused) >> unused
    var sign = ""
    var digits: String
    switch conversion {
    case "d", "i":
      let signed = (Int64(bitPattern: pattern) << unused) >> unused
      digits = String(signed.magnitude)
      sign = self.sign(isNegative: signed < 0)
    case "x": digits = String(unsigned, radix: 16)
    case "X": digits = String(unsigned, radix: 16, uppercase: true)
    case "o": digits = String(unsigned, radix: 8)
    default: digits = String(unsigned)
    }
    if let precision = precision ?? (language != nil && padsWithZeros ? width : nil) {
      if precision == 0, unsigned == 0 { digits = "" }
      digits = String(repeating: "0", count: max(precision - digits.count, 0)) + digits
    }
    if isAlternate {
      switch conversion {
      case "o" where !digits.hasPrefix("0"): digits = "0" + digits
      case "x" where unsigned != 0: sign = "0x"
      case "X" where unsigned != 0: sign = "0X"
      default: break
      }
    }
    if let language, "diu".contains(conversion) { digits = language.grouped(digits) }
    return pad(sign: sign, digits: digits, withZeros: precision == nil)
  }
}
