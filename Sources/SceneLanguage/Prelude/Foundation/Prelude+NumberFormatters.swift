extension Prelude {
  /// Foundation's older way to write and read numbers.
  static let numberFormatters = Part(
    names: ["NumberFormatter"],
    source: #"""
      extension Text {
        init(_ number: Double, formatter: NumberFormatter) {
          self.init(formatter.string(from: number) ?? "")
        }
      }
      \#(fields(ofValues: "Value", writtenBy: "NumberFormatter"))
      extension String.StringInterpolation {
        mutating func appendInterpolation(_ number: Double, formatter: NumberFormatter) {
          appendLiteral(formatter.string(from: number) ?? "")
        }
      }
      class NumberFormatter {
        enum Style { case none, decimal, currency, percent, scientific, spellOut, ordinal }
        enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
        enum PadPosition { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
        var numberStyle = Style.none
        var minimumFractionDigits: Int! = nil
        var maximumFractionDigits: Int! = nil
        var minimumIntegerDigits = 1
        var maximumIntegerDigits = 42
        var minimumSignificantDigits = 0
        var maximumSignificantDigits = 0
        var usesSignificantDigits = false
        var usesGroupingSeparator = true
        private var ownGroupingSeparator: String? = nil
        var groupingSeparator: String! {
          get { ownGroupingSeparator ?? (locale ?? Locale.current).groupingSeparator }
          set { ownGroupingSeparator = newValue }
        }
        private var ownDecimalSeparator: String? = nil
        var decimalSeparator: String! {
          get { ownDecimalSeparator ?? (locale ?? Locale.current).decimalSeparator }
          set { ownDecimalSeparator = newValue }
        }
        var groupingSize = 3
        var roundingMode = RoundingMode.halfEven
        private var ownCurrencyCode: String? = nil
        var currencyCode: String! {
          get { ownCurrencyCode ?? (locale ?? Locale.current).currencyCode ?? "USD" }
          set { ownCurrencyCode = newValue }
        }
        var currencySymbol: String! = nil
        var locale: Locale! = nil
        var positivePrefix: String! = ""
        var negativePrefix: String! = "-"
        var positiveSuffix: String! = ""
        var negativeSuffix: String! = ""
        var percentSymbol: String! = "%"
        var zeroSymbol: String? = nil
        var nilSymbol = ""
        var notANumberSymbol: String! = "NaN"
        var multiplier: Double? = nil
        var formatWidth = 0
        var paddingCharacter: String! = " "
        var paddingPosition = PadPosition.beforePrefix
        var allowsFloats = true
        var isLenient = false
        init() {}
        static func localizedString(from number: Double, number style: Style) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = style
          return formatter.string(from: number) ?? ""
        }
        func number(from text: String) -> NSNumber? {
          let group = numberStyle == .none ? "" : groupingSeparator ?? ""
          var rest = text.replacingOccurrences(of: group, with: "")
          if decimalSeparator != "." {
            rest = rest.replacingOccurrences(of: decimalSeparator, with: ".")
          }
          if numberStyle == .currency { rest = rest.filter { $0 != "$" } }
          let isPercent = numberStyle == .percent && rest.last == "%"
          if isPercent { rest.removeLast() }
          guard let first = rest.first, first.isNumber || "-.+".contains(first),
            let number = Double(rest)
          else { return nil }
          return isPercent ? number / 100 : number
        }
        /// A number in words; those behind the point stand one by one.
        private func spelled(_ number: Double) -> String {
          if number < 0 { return "minus " + spelled(-number) }
          let (whole, digits) = (Int(number), "\(number)".split(separator: "."))
          let names = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen",
          ]
          if Double(whole) != number, digits.count == 2 {
            let words = digits[1].map { names[Int(String($0)) ?? 0] }
            return spelled(Double(whole)) + " point " + words.joined(separator: " ")
          }
          let tens = [
            "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
          ]
          if whole < 20 { return names[whole] }
          if whole < 100 {
            let rest = whole % 10
            return tens[whole / 10 - 2] + (rest == 0 ? "" : "-" + names[rest])
          }
          let units = [
            (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
            (1_000, "thousand"), (100, "hundred"),
          ]
          for (unit, name) in units where whole >= unit {
            let rest = whole % unit
            return spelled(Double(whole / unit)) + " " + name
              + (rest == 0 ? "" : " " + spelled(Double(rest)))
          }
          return "\(whole)"
        }
        var positiveFormat: String! = "#" {
          didSet {
            let (prefix, digits, suffix) = parts(of: positiveFormat)
            let halves = digits.split(separator: ".", omittingEmptySubsequences: false)
            let (whole, places) = (halves[0], halves.count > 1 ? halves[1] : "")
            // What is written in groups is no plain number.
            numberStyle = .decimal
            minimumIntegerDigits = whole.filter { $0 == "0" }.count
            minimumFractionDigits = places.filter { $0 == "0" }.count
            maximumFractionDigits = places.count
            let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
            usesGroupingSeparator = groups.count > 1
            groupingSize = groups.last?.count ?? 3
            multiplier = suffix.contains("%") || prefix.contains("%") ? 100 : nil
            (positivePrefix, positiveSuffix) = (prefix, suffix)
            (negativePrefix, negativeSuffix) = ("-" + prefix, suffix)
          }
        }
        var negativeFormat: String! = "#" {
          didSet {
            let (prefix, _, suffix) = parts(of: negativeFormat)
            (negativePrefix, negativeSuffix) = (prefix, suffix)
          }
        }
        /// What stands before the digits of a pattern, these, and what stands behind them.
        private func parts(of pattern: String) -> (String, String, String) {
          var (parts, isQuoted) = (["", "", ""], false)
          for letter in pattern {
            if letter == "'" {
              isQuoted.toggle()
            } else if !isQuoted, "#0,.".contains(letter) {
              parts[1].append(letter)
            } else {
              parts[parts[1].isEmpty ? 0 : 2].append(letter)
            }
          }
          return (parts[0], parts[1], parts[2])
        }
        func string(from number: Decimal) -> String? { string(from: number.doubleValue) }
        func string(for value: Any?) -> String? {
          if let number = value as? Decimal { return string(from: number) }
          if let number = value as? Double { return string(from: number) }
          if let number = value as? Int { return string(from: Double(number)) }
          return nil
        }
        func string(from number: Double) -> String? {
          if let zeroSymbol, number == 0 { return zeroSymbol }
          if number.isNaN { return notANumberSymbol }
          if numberStyle == .spellOut, abs(number) < 1e15 { return spelled(number) }
          if let locale, let text = localized(number, locale) { return text }
          let factor = multiplier ?? (numberStyle == .percent ? 100.0 : 1.0)
          let scaled = number * factor
          var text = digits(of: abs(scaled), isNegative: scaled < 0)
          if numberStyle == .percent { text += percentSymbol }
          if numberStyle == .ordinal {
            let whole = Int(abs(scaled))
            let (last, isTeen) = (whole % 10, (11...13).contains(whole % 100))
            text += isTeen || last == 0 || last > 3 ? "th" : ["st", "nd", "rd"][last - 1]
          }
          if numberStyle == .currency {
            if let currencySymbol {
              text = currencySymbol + text
            } else if groupingSeparator == ",", decimalSeparator == "." {
              let (least, most) = fractions
              text = rounded(abs(scaled), most, isNegative: scaled < 0)
                .formatted(.currency(code: currencyCode).precision(.fractionLength(least...most)))
            }
          }
          text = scaled < 0
            ? negativePrefix + text + negativeSuffix : positivePrefix + text + positiveSuffix
          if text.count < formatWidth, let paddingCharacter {
            let padding = String(repeating: paddingCharacter, count: formatWidth - text.count)
            let isBehind = paddingPosition == .afterSuffix || paddingPosition == .beforeSuffix
            text = isBehind ? text + padding : padding + text
          }
          return text
        }
        /// A number as a locale writes it, where nothing says how the parts look.
        private func localized(_ number: Double, _ locale: Locale) -> String? {
          guard roundingMode == .halfEven, multiplier == nil, formatWidth == 0,
            minimumIntegerDigits == 1, maximumSignificantDigits == 0, currencySymbol == nil,
            ownGroupingSeparator == nil, ownDecimalSeparator == nil,
            [negativePrefix, positivePrefix, positiveSuffix, negativeSuffix] == ["-", "", "", ""]
          else { return nil }
          let (least, most) = fractions
          var style = FloatingPointFormatStyle<Double>.number
          switch numberStyle {
          case .none, .decimal: break
          case .percent: style = .percent
          case .currency: style = .currency(code: currencyCode)
          default: return nil
          }
          let isGrouped = usesGroupingSeparator && numberStyle != .none
          style = style.locale(locale).grouping(isGrouped ? .automatic : .never)
          // A currency has as many places as its coins.
          let isUsual = minimumFractionDigits == nil && maximumFractionDigits == nil
          if numberStyle == .currency, isUsual { return number.formatted(style) }
          return number.formatted(style.precision(.fractionLength(least...most)))
        }
        private var fractions: (Int, Int) {
          let usual = numberStyle == .currency ? (2, 2) : numberStyle == .decimal ? (0, 3) : (0, 0)
          let least = minimumFractionDigits ?? min(usual.0, maximumFractionDigits ?? 99)
          return (least, max(maximumFractionDigits ?? usual.1, least))
        }
        private func rounded(_ number: Double, _ most: Int, isNegative: Bool) -> Double {
          if roundingMode == .halfEven { return number }
          var scale = 1.0
          for _ in 0..<min(most, 15) { scale *= 10 }
          let whole = number * scale
          // What a fraction of two is written as lies a little beside it.
          let near = whole.rounded()
          let exact = abs(whole - near) < 1e-9 * max(1, abs(near)) ? near : whole
          switch roundingMode {
          case .ceiling: return exact.rounded(isNegative ? .down : .up) / scale
          case .floor: return exact.rounded(isNegative ? .up : .down) / scale
          case .down: return exact.rounded(.down) / scale
          case .up: return exact.rounded(.up) / scale
          case .halfDown: return (exact - 0.5).rounded(.up) / scale
          case .halfUp: return (exact + 0.5).rounded(.down) / scale
          case .halfEven: return number
          }
        }
        private func digits(of number: Double, isNegative: Bool) -> String {
          if numberStyle == .scientific {
            var (part, exponent) = (number, 0)
            while part >= 10 { (part, exponent) = (part / 10, exponent + 1) }
            while part > 0, part < 1 { (part, exponent) = (part * 10, exponent - 1) }
            let (least, most) = (minimumFractionDigits ?? 0, maximumFractionDigits ?? 15)
            return part.formatted(.number.grouping(.never).precision(.fractionLength(least...most)))
              + "E\(exponent)"
          }
          let (least, most) = fractions
          let (fewest, greatest) = (max(minimumSignificantDigits, 1), maximumSignificantDigits)
          let text = greatest > 0 || fewest > 1
            ? number.formatted(
              .number.grouping(.never).precision(.significantDigits(fewest...max(greatest, fewest))))
            : rounded(number, most, isNegative: isNegative).formatted(
              .number.grouping(.never).precision(.fractionLength(least...most)))
          let parts = text.split(separator: ".")
          var whole = String(parts.first ?? "0")
          if whole.count < minimumIntegerDigits {
            whole = String(repeating: "0", count: minimumIntegerDigits - whole.count) + whole
          }
          if minimumIntegerDigits == 0, whole == "0", parts.count > 1 { whole = "" }
          if usesGroupingSeparator, numberStyle != .none, groupingSize > 0 {
            var groups: [Substring] = []
            var rest = Substring(whole)
            while rest.count > groupingSize {
              groups.insert(rest.suffix(groupingSize), at: 0)
              rest = rest.dropLast(groupingSize)
            }
            whole = ([rest] + groups).joined(separator: groupingSeparator)
          }
          return parts.count > 1 ? whole + decimalSeparator + parts[1] : whole
        }
      }
      """#
  )
}
