extension Prelude {
  /// Foundation's older ways to write lists and lengths.
  static let textFormatters = Part(
    names: ["ListFormatter", "LengthFormatter", "MassFormatter", "Formatter"],
    source: #"""
      class Formatter {
        enum UnitStyle: Int { case short = 1, medium, long }
      }
      class ListFormatter {
        var locale: Locale? = nil
        init() {}
        func string(from items: [Any]) -> String? {
          ListFormatter.localizedString(byJoining: items.map { "\($0)" })
        }
        static func localizedString(byJoining strings: [String]) -> String {
          strings.formatted(.list(type: .and))
        }
      }
      class LengthFormatter {
        enum Unit: Int { case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile }
        var unitStyle = Formatter.UnitStyle.medium
        var numberFormatter: NumberFormatter! = NumberFormatter()
        var isForPersonHeightUse = false
        init() { numberFormatter.numberStyle = .decimal }
        func string(fromValue value: Double, unit: Unit) -> String {
          numberFormatter.written(value, unitString(fromValue: value, unit: unit), unitStyle)
        }
        func unitString(fromValue value: Double, unit: Unit) -> String {
          let symbols = ["mm", "cm", "m", "km", "in", "ft", "yd", "mi"]
          guard unitStyle == .long else { return symbols[unit.rawValue] }
          if value == 1 { return "\(unit)" }
          switch unit {
          case .inch: return "inches"
          case .foot: return "feet"
          default: return "\(unit)s"
          }
        }
        func string(fromMeters meters: Double) -> String {
          meters < 304.8
            ? string(fromValue: meters / 0.3048, unit: .foot)
            : string(fromValue: meters / 1609.344, unit: .mile)
        }
      }
      class MassFormatter {
        enum Unit: Int { case gram, kilogram, ounce, pound }
        var unitStyle = Formatter.UnitStyle.medium
        var numberFormatter: NumberFormatter! = NumberFormatter()
        var isForPersonMassUse = false
        init() { numberFormatter.numberStyle = .decimal }
        func string(fromValue value: Double, unit: Unit) -> String {
          numberFormatter.written(value, unitString(fromValue: value, unit: unit), unitStyle)
        }
        func unitString(fromValue value: Double, unit: Unit) -> String {
          guard unitStyle == .long else { return ["g", "kg", "oz", "lb"][unit.rawValue] }
          return value == 1 ? "\(unit)" : "\(unit)s"
        }
        func string(fromKilograms mass: Double) -> String {
          string(fromValue: mass / 0.45359237, unit: .pound)
        }
      }
      extension NumberFormatter {
        func written(_ value: Double, _ unit: String, _ style: Formatter.UnitStyle) -> String {
          (string(from: value) ?? "") + (style == .short ? "" : " ") + unit
        }
      }
      """#
  )

  /// Values that name themselves in the reader's language.
  static let namedValues = Part(
    names: ["CustomLocalizedStringResourceConvertible"],
    source: """
      protocol CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { get }
      }
      """
  )
}
