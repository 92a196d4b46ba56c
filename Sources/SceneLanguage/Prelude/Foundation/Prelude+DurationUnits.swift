extension Prelude {
  /// How spans of time are written with the names of their units, in English.
  static let durationUnits = Part(
    names: [
      "UnitsFormatStyle", "condensedAbbreviated", "maximumUnitCount", "zeroValueUnits",
      "fractionalPart", "allowed",
    ],
    source: #"""
      extension Duration {
        struct UnitsFormatStyle: SwiftUI.FormatStyle {
          struct Unit: Hashable {
            fileprivate let nanoseconds: Int
            /// In full and shortened, for one and for several, and as a letter.
            fileprivate let names: [String]
            static let weeks = Unit(
              nanoseconds: 604_800_000_000_000, names: ["week", "weeks", "wk", "wks", "w"])
            static let days = Unit(
              nanoseconds: 86_400_000_000_000, names: ["day", "days", "day", "days", "d"])
            static let hours = Unit(
              nanoseconds: 3_600_000_000_000, names: ["hour", "hours", "hr", "hrs", "h"])
            static let minutes = Unit(
              nanoseconds: 60_000_000_000, names: ["minute", "minutes", "min", "min", "m"])
            static let seconds = Unit(
              nanoseconds: 1_000_000_000, names: ["second", "seconds", "sec", "secs", "s"])
            static let milliseconds = Unit(
              nanoseconds: 1_000_000, names: ["millisecond", "milliseconds", "ms", "ms", "ms"])
            static let microseconds = Unit(
              nanoseconds: 1000, names: ["microsecond", "microseconds", "μs", "μs", "μs"])
            static let nanoseconds = Unit(
              nanoseconds: 1, names: ["nanosecond", "nanoseconds", "ns", "ns", "ns"])
          }
          struct UnitWidth: Hashable {
            fileprivate let names: Int
            fileprivate let separator: String
            static let wide = UnitWidth(names: 0, separator: ", ")
            static let abbreviated = UnitWidth(names: 2, separator: ", ")
            static let condensedAbbreviated = UnitWidth(names: 2, separator: " ")
            static let narrow = UnitWidth(names: 4, separator: " ")
          }
          struct ZeroValueUnitsDisplayStrategy: Hashable {
            fileprivate let length: Int
            static let hide = ZeroValueUnitsDisplayStrategy(length: 0)
            static func show(length: Int) -> ZeroValueUnitsDisplayStrategy {
              ZeroValueUnitsDisplayStrategy(length: max(length, 1))
            }
          }
          struct FractionalPartDisplayStrategy: Hashable {
            fileprivate let length: Int
            static let hide = FractionalPartDisplayStrategy(length: 0)
            static func show(length: Int) -> FractionalPartDisplayStrategy {
              FractionalPartDisplayStrategy(length: max(0, min(length, 18)))
            }
          }
          var allowedUnits: Set<Unit>
          var unitWidth: UnitWidth
          var maximumUnitCount: Int?
          var zeroValueUnitsDisplay: ZeroValueUnitsDisplayStrategy
          var valueLength: Int?
          var fractionalPartDisplay: FractionalPartDisplayStrategy
          init(
            allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
            zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
            fractionalPart: FractionalPartDisplayStrategy = .hide
          ) {
            self.allowedUnits = allowedUnits
            unitWidth = width
            self.maximumUnitCount = maximumUnitCount
            zeroValueUnitsDisplay = zeroValueUnits
            self.valueLength = valueLength
            fractionalPartDisplay = fractionalPart
          }
          /// The form in a language, of which there is English alone.
          func locale(_ locale: Locale) -> UnitsFormatStyle { self }
          func format(_ value: Duration) -> String {
            let (seconds, attoseconds) = value.components
            // As many seconds as whole nanoseconds of an `Int` can hold.
            let kept = Int(min(max(seconds, -9_000_000_000), 9_000_000_000))
            let nanoseconds = kept * 1_000_000_000 + Int(attoseconds) / 1_000_000_000
            var rest = abs(nanoseconds)
            var units = allowedUnits.sorted { $0.nanoseconds > $1.nanoseconds }
            while units.count > 1, units[0].nanoseconds > rest, maximumUnitCount != nil {
              units.removeFirst()
            }
            units = Array(units.prefix(maximumUnitCount ?? units.count))
            guard let last = units.last else { return "" }
            var step = last.nanoseconds
            var digits = 0
            while digits < fractionalPartDisplay.length, step % 10 == 0 || step > 1 {
              step /= 10
              digits += 1
            }
            let (count, over) = rest.quotientAndRemainder(dividingBy: step)
            let isUp = over * 2 > step || over * 2 == step && count % 2 == 1
            rest = (count + (isUp ? 1 : 0)) * step
            let isNegative = nanoseconds < 0 && rest > 0
            var parts: [String] = []
            for unit in units {
              let (count, left) = rest.quotientAndRemainder(dividingBy: unit.nanoseconds)
              rest = left
              let isLast = unit == last
              let isZero = count == 0 && (!isLast || left == 0)
              if isZero, zeroValueUnitsDisplay.length == 0, !isLast || !parts.isEmpty { continue }
              var text = count.formatted()
              let length = max(zeroValueUnitsDisplay.length, valueLength ?? 1)
              text = String(repeating: "0", count: max(0, length - text.count)) + text
              if isLast, fractionalPartDisplay.length > 0 {
                var fraction = String(left / step)
                fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
                fraction += String(
                  repeating: "0", count: fractionalPartDisplay.length - fraction.count)
                text += "." + fraction
              }
              let isOne = count == 1 && !(isLast && fractionalPartDisplay.length > 0)
              let names = unitWidth.names
              let name = unit.names[names == 4 || isOne ? names : names + 1]
              parts.append(text + (names == 4 ? "" : " ") + name)
            }
            return (isNegative ? "-" : "") + parts.joined(separator: unitWidth.separator)
          }
        }
        func formatted(_ style: UnitsFormatStyle) -> String { style.format(self) }
      }
      extension FormatStyle {
        static func units(
          allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
          width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated,
          maximumUnitCount: Int? = nil,
          zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide,
          valueLength: Int? = nil,
          fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
        ) -> Duration.UnitsFormatStyle {
          Duration.UnitsFormatStyle(
            allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount,
            zeroValueUnits: zeroValueUnits, valueLength: valueLength,
            fractionalPart: fractionalPart)
        }
      }
      """#
  )
}
