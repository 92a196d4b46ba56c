extension Prelude {
  /// Foundation's older way to write and read dates.
  static let formatters = Part(
    names: ["DateFormatter"],
    source: #"""
      extension Text {
        init(_ date: Date, formatter: DateFormatter) { self.init(formatter.string(from: date)) }
      }
      \#(fields(ofValues: "Date", writtenBy: "DateFormatter"))
      extension String.StringInterpolation {
        mutating func appendInterpolation(_ date: Date, formatter: DateFormatter) {
          appendLiteral(formatter.string(from: date))
        }
      }
      class DateFormatter {
        enum Style: Int { case none, short, medium, long, full }
        func string(for object: Any?) -> String? { (object as? Date).map { string(from: $0) } }
        private var ownFormat: String?
        private var template: String?
        var dateFormat: String! {
          get { ownFormat ?? usualFormat }
          set { (ownFormat, template) = (newValue, nil) }
        }
        var dateStyle = Style.none { didSet { dateFormat = nil } }
        var timeStyle = Style.none { didSet { dateFormat = nil } }
        var locale: Locale? = nil
        var calendar: Calendar = Calendar.current
        var timeZone: TimeZone! = TimeZone.gmt
        var doesRelativeDateFormatting = false
        private var ownMorning: String?
        private var ownAfternoon: String?
        var amSymbol: String! {
          get { ownMorning ?? zoned.amSymbol }
          set { ownMorning = newValue }
        }
        var pmSymbol: String! {
          get { ownAfternoon ?? zoned.pmSymbol }
          set { ownAfternoon = newValue }
        }
        var isLenient = false
        private static let zonesOfUnitedStates = [
          "America/New_York": "E", "America/Chicago": "C", "America/Denver": "M",
          "America/Phoenix": "M", "America/Los_Angeles": "P",
        ]
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
          guard let format = dateFormat else { return nil }
          var rest = Substring(text)
          var found = DateComponents(year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0)
          var (isAfternoon, fraction, calendar) = (false, 0.0, zoned)
          var pattern = Substring(format)
          while let letter = pattern.first {
            if letter == "'" {
              pattern = pattern.dropFirst()
              let isAlone = pattern.first == "'"
              while let next = pattern.first {
                pattern = pattern.dropFirst()
                // Two in a row are one that is meant.
                if next == "'", !isAlone {
                  guard pattern.first == "'" else { break }
                  pattern = pattern.dropFirst()
                }
                guard rest.first == next else { return nil }
                rest = rest.dropFirst()
                if isAlone { break }
              }
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
            if "zZxXvO".contains(letter), let distance = readDistance(&rest) {
              calendar.timeZone = TimeZone(secondsFromGMT: distance) ?? calendar.timeZone
              continue
            }
            if "ZxX".contains(letter) { return nil }
            if "EazvOG".contains(letter) {
              let word = rest.prefix { $0.isLetter || $0 == "+" || $0.isNumber }
              if letter == "a" { isAfternoon = word.lowercased() == "pm" }
              rest = rest.dropFirst(word.count)
              continue
            }
            let isPacked = pattern.first?.isLetter == true && !"zZxX".contains(pattern.first ?? " ")
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
            case "S": fraction = Double("0.\(digits)") ?? 0
            default: break
            }
          }
          guard rest.isEmpty else { return nil }
          if isAfternoon, let hour = found.hour { found.hour = hour + 12 }
          guard let date = calendar.date(from: found) else { return nil }
          let parts: Set<Calendar.Component> = [.month, .day, .hour, .minute, .second]
          let made = calendar.dateComponents(parts, from: date)
          let isReal = made.month == found.month && made.day == found.day
            && made.minute == found.minute && made.second == found.second
          // In the hour that a clock leaves out there are no times of it.
          return isReal || isLenient ? date.addingTimeInterval(fraction) : nil
        }
        /// Takes the seconds that `Z`, `+0130`, `-01:30`, or `GMT+1` says clocks are ahead of Greenwich's.
        private func readDistance(_ text: inout Substring) -> Int? {
          var rest = text
          let isNamed = rest.hasPrefix("GMT") || rest.hasPrefix("UTC")
          if isNamed { rest = rest.dropFirst(3) }
          guard let sign = rest.first, sign == "+" || sign == "-" else {
            let isZero = isNamed || rest.first == "Z"
            if isZero { text = isNamed ? rest : rest.dropFirst() }
            return isZero ? 0 : nil
          }
          rest = rest.dropFirst()
          var digits = String(rest.prefix(4).prefix { $0.isNumber })
          rest = rest.dropFirst(digits.count)
          if digits.count < 3, rest.first == ":" {
            let minutes = rest.dropFirst().prefix(2)
            digits += minutes
            rest = rest.dropFirst(1 + minutes.count)
          } else if digits.count < 3 {
            digits += "00"
          }
          guard let number = Int(digits) else { return nil }
          text = rest
          return (number / 100 * 3600 + number % 100 * 60) * (sign == "-" ? -1 : 1)
        }
        private var zoned: Calendar {
          var result = calendar
          result.timeZone = timeZone
          if let locale { result.locale = locale }
          return result
        }
        private var usualFormat: String {
          let locale = locale ?? Locale.current
          if let template { return locale._dateFormat(of: template) }
          return locale._dateFormat(date: dateStyle.rawValue, time: timeStyle.rawValue)
        }
        func setLocalizedDateFormatFromTemplate(_ template: String) {
          (self.template, ownFormat) = (template, nil)
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
          (locale ?? Locale.current)._dateFormat(of: template)
        }
        func string(from date: Date) -> String {
          written(date, as: dateFormat)
        }
        private func written(_ date: Date, as pattern: String) -> String {
          var (result, isQuoted, rest) = ("", false, Substring(pattern))
          while let next = rest.first {
            if next == "'" {
              rest = rest.dropFirst()
              // Two in a row are one that is meant.
              if rest.first == "'" {
                result.append(next)
                rest = rest.dropFirst()
              } else {
                isQuoted.toggle()
              }
              continue
            }
            guard next.isLetter, next.isASCII, !isQuoted else {
              result.append(next)
              rest = rest.dropFirst()
              continue
            }
            let run = rest.prefix { $0 == next }
            result += part(next, run.count, date)
            rest = rest.dropFirst(run.count)
          }
          return result
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
          case "c" where count < 3, "e" where count < 3:
            let day = calendar.component(.weekday, from: date)
            let place = "\((day - calendar.firstWeekday + 7) % 7 + 1)"
            return letter == "e" && count == 2 ? "0" + place : place
          case "E", "c", "e":
            let day = calendar.component(.weekday, from: date) - 1
            let short = calendar.shortWeekdaySymbols[day]
            return count < 4 ? short
              : count == 6 ? String(short.prefix(2)) : name(calendar.weekdaySymbols, day)
          case "H": return number(hour)
          case "h": return number((hour + 11) % 12 + 1)
          case "m": return number(calendar.component(.minute, from: date))
          case "s": return number(calendar.component(.second, from: date))
          case "k": return number(hour == 0 ? 24 : hour)
          case "K": return number(hour % 12)
          case "G": return count == 4 ? "Anno Domini" : count == 5 ? "A" : "AD"
          case "a": return (hour < 12 ? amSymbol : pmSymbol) ?? ""
          case "S", "A":
            let thousandths = Int((date.timeIntervalSince1970 * 1000).rounded(.down))
            if letter == "A" {
              let since = date.timeIntervalSince(calendar.startOfDay(for: date))
              return number(Int((since * 1000).rounded(.down)))
            }
            let digits = "\(1000 + (thousandths % 1000 + 1000) % 1000)".dropFirst()
            return digits.prefix(count) + String(repeating: "0", count: max(0, count - 3))
          case "z" where count == 4 && timeZone.secondsFromGMT(for: date) == 0:
            return "Greenwich Mean Time"
          case "z" where count < 4 && (locale ?? Locale.current).identifier.hasSuffix("US"):
            guard let zone = DateFormatter.zonesOfUnitedStates[timeZone.identifier] else {
              return timeZone.abbreviation(for: date) ?? ""
            }
            return zone + (timeZone.isDaylightSavingTime(for: date) ? "DT" : "ST")
          case "z", "O": return timeZone.abbreviation(for: date) ?? ""
          case "V" where count == 2: return timeZone.identifier
          case "Z", "x", "X":
            let distance = timeZone.secondsFromGMT(for: date)
            let minutes = abs(distance) / 60
            let sign = distance < 0 ? "-" : "+"
            if letter == "X" || letter == "Z" && count == 5, minutes == 0 { return "Z" }
            if letter == "Z", count == 4 {
              return minutes == 0 ? "GMT" : "GMT" + sign + two(minutes / 60) + ":" + two(minutes % 60)
            }
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let joint = count == 5 || letter != "Z" && count == 3 ? ":" : ""
            return sign + two(minutes / 60) + joint + two(minutes % 60)
          case "D": return number(calendar.component(.dayOfYear, from: date))
          case "w": return number(calendar.component(.weekOfYear, from: date))
          case "W": return number(calendar.component(.weekOfMonth, from: date))
          case "F": return number(calendar.component(.weekdayOrdinal, from: date))
          case "Q", "q":
            let quarter = calendar.component(.quarter, from: date)
            if count == 4 { return ["1st", "2nd", "3rd", "4th"][quarter - 1] + " quarter" }
            return count < 3 ? number(quarter) : "Q\(quarter)"
          default: return String(repeating: letter, count: count)
          }
        }
      }
      """#
  )
}
