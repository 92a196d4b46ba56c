extension Prelude {
  /// Foundation's older ways to write how long something takes, how long ago it was, and how many
  /// bytes it is, in English.
  static let timeFormatters = Part(
    names: [
      "DateComponentsFormatter", "RelativeDateTimeFormatter", "ISO8601DateFormatter",
      "ByteCountFormatter", "ByteCountFormatStyle", "byteCount", "NSCalendar",
    ],
    source: #"""
      class NSCalendar {
        struct Unit: OptionSet {
          let rawValue: Int
          static let year = Unit(rawValue: 4)
          static let month = Unit(rawValue: 8)
          static let weekOfMonth = Unit(rawValue: 16)
          static let day = Unit(rawValue: 32)
          static let hour = Unit(rawValue: 64)
          static let minute = Unit(rawValue: 128)
          static let second = Unit(rawValue: 256)
          static let nanosecond = Unit(rawValue: 512)
        }
      }
      class DateComponentsFormatter {
        enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
        struct ZeroFormattingBehavior: OptionSet {
          let rawValue: Int
          static let `default` = ZeroFormattingBehavior(rawValue: 1)
          static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
          static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
          static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
          static let dropAll = ZeroFormattingBehavior(rawValue: 14)
          static let pad = ZeroFormattingBehavior(rawValue: 65536)
        }
        var unitsStyle = UnitsStyle.positional
        var allowedUnits: NSCalendar.Unit = []
        var zeroFormattingBehavior: ZeroFormattingBehavior = .default
        var calendar: Calendar? = nil
        var referenceDate: Date? = nil
        var maximumUnitCount = 0
        var allowsFractionalUnits = false
        var collapsesLargestUnit = false
        var includesApproximationPhrase = false
        var includesTimeRemainingPhrase = false
        init() {}
        static func localizedString(
          from components: DateComponents, unitsStyle: UnitsStyle
        ) -> String? {
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = unitsStyle
          return formatter.string(from: components)
        }
        func string(from components: DateComponents) -> String? {
          var seconds = Double(components.second ?? 0)
          seconds += Double(components.minute ?? 0) * 60 + Double(components.hour ?? 0) * 3600
          seconds += Double(components.day ?? 0) * 86400 + Double(components.month ?? 0) * 2629746
          return string(from: seconds + Double(components.year ?? 0) * 31556952)
        }
        func string(from startDate: Date, to endDate: Date) -> String? {
          string(from: endDate.timeIntervalSince(startDate))
        }
        func string(from interval: TimeInterval) -> String? {
          let all: [(unit: NSCalendar.Unit, length: Int, names: [String])] = [
            (.year, 31556952, ["y", "yr", "year"]), (.month, 2629746, ["mo", "mth", "month"]),
            (.weekOfMonth, 604800, ["w", "wk", "week"]), (.day, 86400, ["d", "day", "day"]),
            (.hour, 3600, ["h", "hr", "hour"]), (.minute, 60, ["m", "min", "minute"]),
            (.second, 1, ["s", "sec", "second"]),
          ]
          let units = allowedUnits.isEmpty
            ? all.filter { $0.unit != .weekOfMonth } : all.filter { allowedUnits.contains($0.unit) }
          guard !units.isEmpty else { return nil }
          var rest = Int(abs(interval))
          var parts: [(value: Int, names: [String])] = []
          for entry in units {
            parts.append((rest / entry.length, entry.names))
            rest %= entry.length
          }
          let isPadded = zeroFormattingBehavior.contains(.pad)
          if !isPadded { parts = shown(parts) }
          if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
          var text = written(parts, isPadded: isPadded)
          if interval < 0 { text = "-" + text }
          if includesApproximationPhrase { text = "About " + text }
          return includesTimeRemainingPhrase ? text + " remaining" : text
        }
        /// The parts without the zeros that are left out.
        private func shown(
          _ parts: [(value: Int, names: [String])]
        ) -> [(value: Int, names: [String])] {
          let isUsual = zeroFormattingBehavior.contains(.default)
          let keepsLater = isUsual && unitsStyle == .positional
          let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
          let last = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
          let drops = zeroFormattingBehavior
          let kept = parts.enumerated().filter { index, part in
            if part.value != 0 || parts.count == 1 { return true }
            if index < first { return !isUsual && !drops.contains(.dropLeading) }
            if index > last { return keepsLater || !isUsual && !drops.contains(.dropTrailing) }
            return keepsLater || !isUsual && !drops.contains(.dropMiddle)
          }
          return kept.isEmpty ? [parts[parts.count - 1]] : kept.map(\.element)
        }
        private func written(
          _ parts: [(value: Int, names: [String])], isPadded: Bool
        ) -> String {
          let words = parts.enumerated().map { index, part -> String in
            switch unitsStyle {
            case .positional:
              return (index > 0 || isPadded) && part.value < 10 ? "0\(part.value)" : "\(part.value)"
            case .abbreviated: return "\(part.value)\(part.names[0])"
            case .brief:
              let name = part.names[1]
              return "\(part.value)\(name == "day" && part.value != 1 ? "days" : name)"
            case .short:
              let name = part.names[1]
              let isPlain = name == "min" || name == "sec" || name == "hr" || part.value == 1
              return "\(part.value) \(isPlain ? name : name + "s")"
            case .full, .spellOut:
              return "\(part.value) \(part.names[2])\(part.value == 1 ? "" : "s")"
            }
          }
          switch unitsStyle {
          case .positional: return words.joined(separator: ":")
          case .abbreviated, .brief: return words.joined(separator: " ")
          default: return words.joined(separator: ", ")
          }
        }
      }
      class RelativeDateTimeFormatter {
        enum DateTimeStyle: Int { case numeric, named }
        enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
        var dateTimeStyle = DateTimeStyle.numeric
        var unitsStyle = UnitsStyle.full
        var formattingContext = 0
        var calendar: Calendar! = Calendar.current
        var locale: Locale! = nil
        init() {}
        func string(for object: Any?) -> String? {
          (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
        }
        func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
          localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
        }
        func localizedString(fromTimeInterval interval: TimeInterval) -> String {
          let units: [(length: Double, name: String, short: String)] = [
            (31556952, "year", "yr."), (2629746, "month", "mo."), (604800, "week", "wk."),
            (86400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."),
            (1, "second", "sec."),
          ]
          let length = abs(interval)
          let unit = units.first { length >= $0.length } ?? units[units.count - 1]
          let count = Int(length / unit.length)
          if dateTimeStyle == .named, let name = name(of: unit.name, count, interval < 0) {
            return name
          }
          let plural = count == 1 ? unit.name : unit.name + "s"
          var word = plural
          if unitsStyle == .short || unitsStyle == .abbreviated {
            word = unit.name == "day" ? plural : unit.short
          }
          return interval < 0 ? "\(count) \(word) ago" : "in \(count) \(word)"
        }
        private func name(of unit: String, _ count: Int, _ isPast: Bool) -> String? {
          if count == 0 { return "now" }
          guard count == 1 else { return nil }
          switch unit {
          case "day": return isPast ? "yesterday" : "tomorrow"
          case "week", "month", "year": return isPast ? "last \(unit)" : "next \(unit)"
          default: return nil
          }
        }
      }
      class ISO8601DateFormatter {
        struct Options: OptionSet {
          let rawValue: Int
          static let withYear = Options(rawValue: 1)
          static let withMonth = Options(rawValue: 2)
          static let withWeekOfYear = Options(rawValue: 4)
          static let withDay = Options(rawValue: 16)
          static let withTime = Options(rawValue: 32)
          static let withTimeZone = Options(rawValue: 64)
          static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
          static let withDashSeparatorInDate = Options(rawValue: 256)
          static let withColonSeparatorInTime = Options(rawValue: 512)
          static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
          static let withFractionalSeconds = Options(rawValue: 2048)
          static let withFullDate = Options(rawValue: 275)
          static let withFullTime = Options(rawValue: 1632)
          static let withInternetDateTime = Options(rawValue: 1907)
        }
        var formatOptions: Options = .withInternetDateTime
        var timeZone: TimeZone! = TimeZone.gmt
        private let formatter = DateFormatter()
        init() {}
        private var pattern: String {
          func has(_ option: Options) -> Bool { formatOptions.contains(option) }
          var date: [String] = []
          if has(.withYear) { date.append("yyyy") }
          if has(.withMonth) { date.append("MM") }
          if has(.withDay) { date.append(has(.withMonth) ? "dd" : "DDD") }
          var text = date.joined(separator: has(.withDashSeparatorInDate) ? "-" : "")
          if has(.withTime) {
            if !date.isEmpty { text += has(.withSpaceBetweenDateAndTime) ? " " : "'T'" }
            text += has(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss"
            if has(.withFractionalSeconds) { text += ".SSS" }
          }
          if has(.withTimeZone) {
            text += has(.withColonSeparatorInTimeZone) ? "XXXXX" : "XX"
          }
          return text
        }
        private func prepare() {
          formatter.dateFormat = pattern
          formatter.timeZone = timeZone
        }
        func string(from date: Date) -> String {
          prepare()
          return formatter.string(from: date)
        }
        func date(from string: String) -> Date? {
          prepare()
          return formatter.date(from: string)
        }
      }
      class ByteCountFormatter {
        enum CountStyle: Int { case file, memory, decimal, binary }
        struct Units: OptionSet {
          let rawValue: Int
          static let useBytes = Units(rawValue: 1)
          static let useKB = Units(rawValue: 2)
          static let useMB = Units(rawValue: 4)
          static let useGB = Units(rawValue: 8)
          static let useTB = Units(rawValue: 16)
          static let useAll = Units(rawValue: 65535)
        }
        var allowedUnits: Units = []
        var countStyle = CountStyle.file
        var includesUnit = true
        var includesCount = true
        var allowsNonnumericFormatting = true
        var isAdaptive = true
        var zeroPadsFractionDigits = false
        init() {}
        static func string(
          fromByteCount byteCount: Int64, countStyle: CountStyle
        ) -> String {
          let formatter = ByteCountFormatter()
          formatter.countStyle = countStyle
          return formatter.string(fromByteCount: byteCount)
        }
        func string(fromByteCount byteCount: Int64) -> String {
          let step = countStyle == .memory || countStyle == .binary ? 1024.0 : 1000.0
          let names = ["bytes", "KB", "MB", "GB", "TB"]
          let units: [Units] = [.useBytes, .useKB, .useMB, .useGB, .useTB]
          let allowed = allowedUnits.isEmpty ? Units.useAll : allowedUnits
          if byteCount == 0, allowsNonnumericFormatting, allowed.contains(.useKB) {
            return includesUnit ? "Zero KB" : "Zero"
          }
          var value = abs(Double(byteCount))
          var index = 0
          while index < 4, value >= step && allowed.rawValue >= units[index + 1].rawValue
            || !allowed.contains(units[index])
          {
            value /= step
            index += 1
          }
          let digits = !isAdaptive || index > 2 ? 2 : index > 1 ? 1 : 0
          let formatter = NumberFormatter()
          formatter.numberStyle = .decimal
          formatter.maximumFractionDigits = index == 0 ? 0 : digits
          formatter.minimumFractionDigits = zeroPadsFractionDigits && index > 0 ? digits : 0
          let number = (byteCount < 0 ? "-" : "") + (formatter.string(from: value) ?? "")
          if !includesUnit { return number }
          let unit = index == 0 && value == 1 ? "byte" : names[index]
          return includesCount ? "\(number) \(unit)" : unit
        }
      }
      struct ByteCountFormatStyle: FormatStyle {
        enum Style { case file, memory, decimal, binary }
        struct Units: OptionSet {
          let rawValue: Int
          static let bytes = Units(rawValue: 1)
          static let kb = Units(rawValue: 2)
          static let mb = Units(rawValue: 4)
          static let gb = Units(rawValue: 8)
          static let tb = Units(rawValue: 16)
          static let pb = Units(rawValue: 32)
          static let all = Units(rawValue: 65535)
          static let `default` = Units(rawValue: 65535)
        }
        var style: Style = .file
        var allowedUnits: Units = .all
        var spellsOutZero = true
        var includesActualByteCount = false
        /// The form in a language, of which there is English alone.
        func locale(_ locale: Locale) -> ByteCountFormatStyle { self }
        func format(_ value: Int64) -> String {
          let bytes = "\(value.formatted()) byte\(abs(value) == 1 ? "" : "s")"
          let actual = includesActualByteCount ? " (\(bytes))" : ""
          if value == 0 { return (spellsOutZero ? "Zero kB" : bytes) + actual }
          let step: Int64 = style == .memory || style == .binary ? 1024 : 1000
          let (count, names) = (abs(value), ["bytes", "kB", "MB", "GB", "TB", "PB"])
          var (index, size) = (0, Int64(1))
          // What would be written as a whole number of the next unit is written in that.
          while index < 5, count > size * (step - 1) || index == 0 && count == step - 1 {
            size *= step
            index += 1
          }
          if index == 0 { return bytes + actual }
          let digits = index > 2 ? 2 : index - 1
          let number = Double(value) / Double(size)
          let text = number.formatted(.number.precision(.fractionLength(0...digits)))
          return "\(text) \(names[index])\(actual)"
        }
      }
      extension FormatStyle {
        static func byteCount(
          style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
          spellsOutZero: Bool = true, includesActualByteCount: Bool = false
        ) -> ByteCountFormatStyle {
          ByteCountFormatStyle(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
        }
      }
      """#
  )

  /// Dates told by how far they are from now, as the style of a text.
  static let relativeDates = Part(
    names: ["presentation", "RelativeFormatStyle"],
    source: """
      extension Date {
        struct RelativeFormatStyle: SwiftUI.FormatStyle {
          enum Presentation { case numeric, named }
          enum UnitsStyle { case wide, spellOut, abbreviated, narrow }
          var presentation = Presentation.numeric
          var unitsStyle = UnitsStyle.wide
          func format(_ date: Date) -> String {
            let formatter = RelativeDateTimeFormatter()
            formatter.dateTimeStyle = presentation == .named ? .named : .numeric
            formatter.unitsStyle = unitsStyle == .wide || unitsStyle == .spellOut
              ? .full : .abbreviated
            return formatter.localizedString(for: date, relativeTo: Date())
          }
        }
        func formatted(_ style: Date.RelativeFormatStyle) -> String { style.format(self) }
      }
      extension FormatStyle {
        static func relative(
          presentation: Date.RelativeFormatStyle.Presentation,
          unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
        ) -> Date.RelativeFormatStyle {
          Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
        }
      }
      """
  )
}
