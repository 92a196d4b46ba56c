extension Prelude {
  /// Amounts with their units, and how they are written for people in the United States.
  static let measurements = Part(
    names: ["Measurement", "MeasurementFormatter", "Unit", "Dimension", "UnitConverterLinear"],
    source: #"""
      class Unit: Hashable, CustomStringConvertible {
        let symbol: String
        init(symbol: String) { self.symbol = symbol }
        var description: String { symbol }
        static func == (left: Unit, right: Unit) -> Bool { left.symbol == right.symbol }
        func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
      }
      class UnitConverterLinear {
        let coefficient: Double
        let constant: Double
        init(coefficient: Double, constant: Double = 0) {
          self.coefficient = coefficient
          self.constant = constant
        }
        func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
        func value(fromBaseUnitValue value: Double) -> Double { (value - constant) / coefficient }
      }
      class Dimension: Unit {
        let converter: UnitConverterLinear
        let name: String
        let names: String
        let short: String
        let isSpaced: Bool
        init(symbol: String, converter: UnitConverterLinear) {
          self.converter = converter
          (name, names, short, isSpaced) = (symbol, symbol, symbol, true)
          super.init(symbol: symbol)
        }
        init(
          _ symbol: String, _ coefficient: Double, _ name: String, names: String? = nil,
          short: String? = nil, constant: Double = 0, isSpaced: Bool = true
        ) {
          converter = UnitConverterLinear(coefficient: coefficient, constant: constant)
          self.name = name
          self.names = names ?? name + "s"
          self.short = short ?? symbol
          self.isSpaced = isSpaced
          super.init(symbol: symbol)
        }
        class func baseUnit() -> Self { fatalError("baseUnit() of a dimension without one") }
        /// The units that people use, the largest first.
        var customaryUnits: [Dimension] { [self] }
      }
      struct Measurement<UnitType: Unit>: Hashable, Comparable, Codable, CustomStringConvertible {
        var value: Double
        let unit: UnitType
        init(value: Double, unit: UnitType) {
          self.value = value
          self.unit = unit
        }
        var description: String { "\(value) \(unit.symbol)" }
        static func == (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Bool {
          left.baseValue == right.baseValue
        }
        func hash(into hasher: inout Hasher) { hasher.combine(baseValue) }
        var baseValue: Double {
          (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value
        }
        func converted(to other: UnitType) -> Measurement<UnitType> {
          guard let dimension = other as? Dimension else { return self }
          return Measurement(
            value: dimension.converter.value(fromBaseUnitValue: baseValue), unit: other)
        }
        mutating func convert(to other: UnitType) { self = converted(to: other) }
        static func < (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Bool {
          left.baseValue < right.baseValue
        }
        static func > (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Bool {
          right < left
        }
        static func <= (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Bool {
          !(right < left)
        }
        static func >= (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Bool {
          !(left < right)
        }
        static func + (
          left: Measurement<UnitType>, right: Measurement<UnitType>
        ) -> Measurement<UnitType> {
          let (one, other) = alike(left, right)
          return Measurement(value: one.value + other.value, unit: one.unit)
        }
        static func - (
          left: Measurement<UnitType>, right: Measurement<UnitType>
        ) -> Measurement<UnitType> {
          let (one, other) = alike(left, right)
          return Measurement(value: one.value - other.value, unit: one.unit)
        }
        /// Both in their unit, or in the base unit where they have different ones.
        private static func alike(
          _ left: Measurement<UnitType>, _ right: Measurement<UnitType>
        ) -> (Measurement<UnitType>, Measurement<UnitType>) {
          guard left.unit != right.unit, let dimension = left.unit as? Dimension,
            let base = type(of: dimension).baseUnit() as? UnitType
          else { return (left, right) }
          return (left.converted(to: base), right.converted(to: base))
        }
        static func * (left: Measurement<UnitType>, right: Double) -> Measurement<UnitType> {
          Measurement(value: left.value * right, unit: left.unit)
        }
        static func * (left: Double, right: Measurement<UnitType>) -> Measurement<UnitType> {
          right * left
        }
        static func / (left: Measurement<UnitType>, right: Double) -> Measurement<UnitType> {
          Measurement(value: left.value / right, unit: left.unit)
        }
        struct FormatStyle: SwiftUI.FormatStyle {
          enum UnitWidth { case wide, abbreviated, narrow }
          var width = UnitWidth.abbreviated
          var usage: MeasurementFormatUnitUsage? = .general
          var numberFormatStyle: FloatingPointFormatStyle? = nil
          var hidesScaleName = false
          func format(_ value: Any) -> String {
            guard let written = value as? WrittenMeasurement else { return "" }
            return written.written(
              width: width == .wide ? 2 : width == .abbreviated ? 1 : 0, usage: usage,
              numbers: numberFormatStyle, hidesScaleName: hidesScaleName)
          }
        }
        func formatted() -> String {
          written(width: 1, usage: .general, numbers: nil, hidesScaleName: false)
        }
        func formatted(_ style: Measurement<UnitType>.FormatStyle) -> String { style.format(self) }
      }
      protocol WrittenMeasurement {
        func written(
          width: Int, usage: MeasurementFormatUnitUsage?, numbers: FloatingPointFormatStyle?,
          hidesScaleName: Bool
        ) -> String
      }
      enum MeasurementFormatUnitUsage {
        case general, asProvided, road, person, personHeight, personWeight, weather, food, liquid
        case focalLength, rainfall, snowfall, visibility, workout
      }
      extension Measurement: WrittenMeasurement {
        func written(
          width: Int, usage: MeasurementFormatUnitUsage?, numbers: FloatingPointFormatStyle?,
          hidesScaleName: Bool
        ) -> String {
          guard let dimension = unit as? Dimension else { return "\(value) \(unit.symbol)" }
          var (amount, shown) = (value, dimension)
          if usage != .asProvided {
            for unit in dimension.customaryUnits {
              let other = unit.converter.value(fromBaseUnitValue: baseValue)
              (amount, shown) = (other, unit)
              if abs(other) >= 1 { break }
            }
          }
          let text: String
          if let numbers {
            text = numbers.format(amount)
          } else if usage == .asProvided {
            text = amount.formatted()
          } else {
            let digits = abs(amount) < 10 ? 1 : 0
            text = amount.formatted(.number.precision(.fractionLength(0...digits)))
          }
          if hidesScaleName, !shown.isSpaced { return text + "°" }
          if width == 2 { return text + " " + (amount == 1 ? shown.name : shown.names) }
          if width == 0, shown.symbol == "°F" { return text + "°" }
          return text + (width == 0 || !shown.isSpaced ? "" : " ") + shown.short
        }
      }
      extension FormatStyle {
        static func measurement(
          width: Measurement<Dimension>.FormatStyle.UnitWidth,
          usage: MeasurementFormatUnitUsage = .general,
          numberFormatStyle: FloatingPointFormatStyle? = nil
        ) -> Measurement<Dimension>.FormatStyle {
          Measurement<Dimension>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        }
        static func measurement(
          width: Measurement<Dimension>.FormatStyle.UnitWidth,
          usage: MeasurementFormatUnitUsage = .general,
          hidesScaleName: Bool
        ) -> Measurement<Dimension>.FormatStyle {
          Measurement<Dimension>.FormatStyle(
            width: width, usage: usage, hidesScaleName: hidesScaleName)
        }
      }
      class MeasurementFormatter {
        struct UnitOptions: OptionSet {
          let rawValue: Int
          static let providedUnit = UnitOptions(rawValue: 1)
          static let naturalScale = UnitOptions(rawValue: 2)
          static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
        }
        enum UnitStyle { case short, medium, long }
        var unitOptions: UnitOptions = []
        var unitStyle = UnitStyle.medium
        var locale: Locale? = nil
        var numberFormatter: NumberFormatter! = NumberFormatter()
        init() {}
        func string(from unit: Unit) -> String { unit.symbol }
        func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
          measurement.written(
            width: unitStyle == .long ? 2 : unitStyle == .medium ? 1 : 0,
            usage: unitOptions.contains(.providedUnit) ? .asProvided : .general, numbers: nil,
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
        }
      }
      """#
  )
}
