extension Prelude {
  /// Foundation's older ways to write and read dates and numbers.
  static let formatters = Part(
    names: ["DateFormatter", "NumberFormatter", "NSNumber"],
    source: #"""
      typealias NSNumber = Double
      extension Double {
        init(value: Double) { self = value }
        init(value: Int) { self = Double(value) }
        var doubleValue: Double { self }
        var intValue: Int { Int(self) }
        var stringValue: String { self == rounded() ? "\(Int(self))" : "\(self)" }
      }
      extension Text {
        init(_ date: Date, formatter: DateFormatter) { self.init(formatter.string(from: date)) }
        init(_ number: Double, formatter: NumberFormatter) {
          self.init(formatter.string(from: number) ?? "")
        }
      }
      extension String.StringInterpolation {
        mutating func appendInterpolation(_ date: Date, formatter: DateFormatter) {
          appendLiteral(formatter.string(from: date))
        }
        mutating func appendInterpolation(_ number: Double, formatter: NumberFormatter) {
          appendLiteral(formatter.string(from: number) ?? "")
        }
      }
      class DateFormatter {
        enum Style { case none, short, medium, long, full }
        var dateFormat: String? = nil
        var dateStyle = Style.none
        var timeStyle = Style.none
        var locale: Locale? = nil
        var calendar: Calendar = Calendar.current
        var doesRelativeDateFormatting = false
        init() {}
        func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = template }
        static func localizedString(
          from date: Date, dateStyle: Style, timeStyle: Style
        ) -> String {
          let formatter = DateFormatter()
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          return formatter.string(from: date)
        }
        func string(from date: Date) -> String {
          if let dateFormat { return written(date, as: dateFormat) }
          var parts: [String] = []
          switch dateStyle {
          case .none: break
          case .short: parts.append(written(date, as: "M/d/yy"))
          case .medium: parts.append(written(date, as: "MMM d, yyyy"))
          case .long: parts.append(written(date, as: "MMMM d, yyyy"))
          case .full: parts.append(written(date, as: "EEEE, MMMM d, yyyy"))
          }
          switch timeStyle {
          case .none: break
          case .short: parts.append(written(date, as: "h:mm\u{202F}a"))
          case .medium: parts.append(written(date, as: "h:mm:ss\u{202F}a"))
          case .long, .full: parts.append(written(date, as: "h:mm:ss\u{202F}a 'GMT'"))
          }
          let joint = dateStyle == .long || dateStyle == .full ? " at " : ", "
          return parts.joined(separator: joint)
        }
        private func written(_ date: Date, as pattern: String) -> String {
          var (result, letter, count, isQuoted) = ("", Character(" "), 0, false)
          for next in pattern + " " {
            if count > 0, next != letter {
              result += part(letter, count, date)
              count = 0
            }
            if next == "'" { isQuoted.toggle(); continue }
            if !isQuoted, next.isLetter { (letter, count) = (next, count + 1) } else { result.append(next) }
          }
          return String(result.dropLast())
        }
        private func part(_ letter: Character, _ count: Int, _ date: Date) -> String {
          func number(_ value: Int) -> String {
            let digits = "\(value)"
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
          }
          func name(_ names: [String], _ index: Int) -> String {
            count == 3 ? String(names[index].prefix(3))
              : count == 5 ? String(names[index].prefix(1)) : names[index]
          }
          let hour = calendar.component(.hour, from: date)
          switch letter {
          case "y", "Y", "u":
            let year = calendar.component(.year, from: date)
            return count == 2 ? String(number(year % 100)) : number(year)
          case "M", "L":
            let month = calendar.component(.month, from: date)
            return count < 3 ? number(month) : name(calendar.monthSymbols, month - 1)
          case "d": return number(calendar.component(.day, from: date))
          case "E", "c":
            let day = calendar.component(.weekday, from: date) - 1
            let all = calendar.weekdaySymbols
            return count < 4 ? String(all[day].prefix(3)) : name(all, day)
          case "H": return number(hour)
          case "h": return number((hour + 11) % 12 + 1)
          case "m": return number(calendar.component(.minute, from: date))
          case "s": return number(calendar.component(.second, from: date))
          case "a": return hour < 12 ? "AM" : "PM"
          case "S": return String(repeating: "0", count: count)
          case "z": return "GMT"
          case "Z": return "+0000"
          default: return String(repeating: letter, count: count)
          }
        }
      }
      class NumberFormatter {
        enum Style { case none, decimal, currency, percent, ordinal }
        var numberStyle = Style.none
        var minimumFractionDigits: Int? = nil
        var maximumFractionDigits: Int? = nil
        var minimumIntegerDigits = 1
        var usesGroupingSeparator = true
        var currencyCode = "USD"
        var currencySymbol: String? = nil
        var locale: Locale? = nil
        var positivePrefix = ""
        var allowsFloats = true
        init() {}
        func number(from text: String) -> Double? { Double(text) }
        func string(from number: Double) -> String? {
          let fraction = numberStyle == .currency ? (2, 2) : numberStyle == .decimal ? (0, 3) : (0, 0)
          let least = minimumFractionDigits ?? min(fraction.0, maximumFractionDigits ?? 99)
          let most = max(maximumFractionDigits ?? fraction.1, least)
          let factor = numberStyle == .percent ? 100.0 : 1.0
          let isGrouped = usesGroupingSeparator && numberStyle != .none
          let digits = isGrouped
            ? abs(number * factor).formatted(.number.precision(.fractionLength(least...most)))
            : abs(number * factor).formatted(.number.precision(.fractionLength(least...most)).grouping(.never))
          let sign = number < 0 ? "-" : positivePrefix
          switch numberStyle {
          case .currency:
            if let currencySymbol { return sign + currencySymbol + digits }
            return number.formatted(.currency(code: currencyCode).precision(.fractionLength(least...most)))
          case .percent: return sign + digits + "%"
          case .ordinal:
            let last = Int(number) % 10
            let isTeen = (11...13).contains(Int(number) % 100)
            return sign + digits + (isTeen || last == 0 || last > 3 ? "th" : ["st", "nd", "rd"][last - 1])
          default: return sign + digits
          }
        }
      }
      """#
  )
}
