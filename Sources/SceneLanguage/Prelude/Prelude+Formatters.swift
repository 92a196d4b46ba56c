extension Prelude {
  /// Foundation's older ways to write and read dates and numbers.
  static let formatters = Part(
    names: ["DateFormatter", "NumberFormatter"],
    source: #"""
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
        var timeZone: TimeZone! = TimeZone.gmt
        var doesRelativeDateFormatting = false
        var amSymbol: String! = "AM"
        var pmSymbol: String! = "PM"
        var isLenient = false
        init() {}
        var monthSymbols: [String]! { zoned.monthSymbols }
        var shortMonthSymbols: [String]! { zoned.shortMonthSymbols }
        var standaloneMonthSymbols: [String]! { zoned.monthSymbols }
        var shortStandaloneMonthSymbols: [String]! { zoned.shortMonthSymbols }
        var veryShortMonthSymbols: [String]! { zoned.monthSymbols.map { $0.prefix(1).uppercased() } }
        var weekdaySymbols: [String]! { zoned.weekdaySymbols }
        var shortWeekdaySymbols: [String]! { zoned.shortWeekdaySymbols }
        var veryShortWeekdaySymbols: [String]! { zoned.veryShortWeekdaySymbols }
        var standaloneWeekdaySymbols: [String]! { zoned.weekdaySymbols }
        var shortStandaloneWeekdaySymbols: [String]! { zoned.shortWeekdaySymbols }
        var veryShortStandaloneWeekdaySymbols: [String]! { zoned.veryShortWeekdaySymbols }
        func date(from text: String) -> Date? {
          guard let dateFormat else { return nil }
          var rest = Substring(text)
          var found = DateComponents(year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0)
          var isAfternoon = false
          var pattern = Substring(dateFormat)
          while let letter = pattern.first {
            if letter == "'" {
              pattern = pattern.dropFirst()
              while let next = pattern.first, next != "'" {
                guard rest.first == next else { return nil }
                (pattern, rest) = (pattern.dropFirst(), rest.dropFirst())
              }
              pattern = pattern.dropFirst()
              continue
            }
            guard letter.isLetter else {
              guard rest.first == letter else { return nil }
              (pattern, rest) = (pattern.dropFirst(), rest.dropFirst())
              continue
            }
            let run = pattern.prefix { $0 == letter }
            pattern = pattern.dropFirst(run.count)
            if letter == "M" || letter == "L", run.count > 2 {
              let names = run.count == 3 ? zoned.shortMonthSymbols : zoned.monthSymbols
              guard let month = names.firstIndex(where: { rest.hasPrefix($0) }) else { return nil }
              found.month = month + 1
              rest = rest.dropFirst(names[month].count)
              continue
            }
            if letter == "E" || letter == "a" || letter == "z" || letter == "Z" {
              let word = rest.prefix { $0.isLetter || $0 == "+" || $0.isNumber }
              if letter == "a" { isAfternoon = word.lowercased() == "pm" }
              rest = rest.dropFirst(word.count)
              continue
            }
            let isPacked = pattern.first?.isLetter == true
            let limit = isPacked || letter == "S" ? run.count : 9
            let digits = rest.prefix(limit).prefix { $0.isNumber }
            guard let number = Int(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            switch letter {
            case "y", "Y", "u": found.year = run.count == 2 ? 2000 + number : number
            case "M", "L": found.month = number
            case "d": found.day = number
            case "H": found.hour = number
            case "h": found.hour = number % 12
            case "m": found.minute = number
            case "s": found.second = number
            default: break
            }
          }
          guard rest.isEmpty else { return nil }
          if isAfternoon, let hour = found.hour { found.hour = hour + 12 }
          return zoned.date(from: found)
        }
        private var zoned: Calendar {
          var result = calendar
          result.timeZone = timeZone
          if let locale { result.locale = locale }
          return result
        }
        /// The parts that a template names, in the order of the United States.
        func setLocalizedDateFormatFromTemplate(_ template: String) {
          func run(_ letters: String) -> String {
            guard let first = template.first(where: { letters.contains($0) }) else { return "" }
            return String(template.filter { $0 == first })
          }
          let (weekday, month, day, year) = (run("Ec"), run("ML"), run("d"), run("yY"))
          let (hour, minute, second) = (run("jhHkK"), run("m"), run("s"))
          var date = ""
          if month.count <= 2, !month.isEmpty {
            date = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
          } else {
            date = [month, day].filter { !$0.isEmpty }.joined(separator: " ")
            if !year.isEmpty { date += date.isEmpty ? year : (day.isEmpty ? " " : ", ") + year }
          }
          if !weekday.isEmpty { date = date.isEmpty ? weekday : weekday + ", " + date }
          let isShort = hour.first == "j" || hour.first == "h"
          let hours = isShort ? String(repeating: "h", count: hour.count) : hour
          var time = [hours, minute.isEmpty ? "" : "mm", second.isEmpty ? "" : "ss"]
            .filter { !$0.isEmpty }.joined(separator: ":")
          if isShort { time += " a" }
          dateFormat = [date, time].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        static func localizedString(
          from date: Date, dateStyle: Style, timeStyle: Style
        ) -> String {
          let formatter = DateFormatter()
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          return formatter.string(from: date)
        }
        static func dateFormat(
          fromTemplate template: String, options: Int, locale: Locale?
        ) -> String? {
          let formatter = DateFormatter()
          formatter.setLocalizedDateFormatFromTemplate(template)
          return formatter.dateFormat
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
          case .long, .full: parts.append(written(date, as: "h:mm:ss\u{202F}a z"))
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
          let calendar = zoned
          func number(_ value: Int) -> String {
            let digits = "\(value)"
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
          }
          func name(_ names: [String], _ index: Int) -> String {
            count == 5 ? names[index].prefix(1).uppercased() : names[index]
          }
          let hour = calendar.component(.hour, from: date)
          switch letter {
          case "y", "Y", "u":
            let year = calendar.component(.year, from: date)
            return count == 2 ? String(number(year % 100)) : number(year)
          case "M", "L":
            let month = calendar.component(.month, from: date)
            if count == 3, letter == "L", let locale {
              return Date.FormatStyle.dateTime.month().locale(locale).format(date)
            }
            return count < 3 ? number(month)
              : count == 3 ? calendar.shortMonthSymbols[month - 1]
              : name(calendar.monthSymbols, month - 1)
          case "d": return number(calendar.component(.day, from: date))
          case "E", "c":
            let day = calendar.component(.weekday, from: date) - 1
            let all = calendar.weekdaySymbols
            return count < 4 ? calendar.shortWeekdaySymbols[day] : name(all, day)
          case "H": return number(hour)
          case "h": return number((hour + 11) % 12 + 1)
          case "m": return number(calendar.component(.minute, from: date))
          case "s": return number(calendar.component(.second, from: date))
          case "a": return hour < 12 ? "AM" : "PM"
          case "S": return String(repeating: "0", count: count)
          case "z": return timeZone.abbreviation(for: date) ?? ""
          case "Z", "x", "X":
            let distance = timeZone.secondsFromGMT(for: date)
            let minutes = abs(distance) / 60
            let sign = distance < 0 ? "-" : "+"
            if letter == "X", minutes == 0 { return "Z" }
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let joint = count == 5 || letter != "Z" && count == 3 ? ":" : ""
            return sign + two(minutes / 60) + joint + two(minutes % 60)
          case "D": return number(calendar.component(.dayOfYear, from: date))
          case "w": return number(calendar.component(.weekOfYear, from: date))
          case "Q", "q":
            let quarter = calendar.component(.quarter, from: date)
            return count < 3 ? number(quarter) : "Q\(quarter)"
          default: return String(repeating: letter, count: count)
          }
        }
      }
      class NumberFormatter {
        enum Style { case none, decimal, currency, percent, ordinal, spellOut }
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
        static func localizedString(from number: Double, number style: Style) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = style
          return formatter.string(from: number) ?? ""
        }
        func number(from text: String) -> Double? { Double(text) }
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
        func string(from number: Double) -> String? {
          if numberStyle == .spellOut, abs(number) < 1e15 { return spelled(number) }
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
