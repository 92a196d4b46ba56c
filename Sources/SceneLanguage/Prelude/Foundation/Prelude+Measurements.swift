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
        let isSpaced: Bool
        init(symbol: String, converter: UnitConverterLinear) {
          self.converter = converter
          (name, names, isSpaced) = (symbol, symbol, true)
          super.init(symbol: symbol)
        }
        init(
          _ symbol: String, _ coefficient: Double, _ name: String, names: String? = nil,
          constant: Double = 0, isSpaced: Bool = true
        ) {
          converter = UnitConverterLinear(coefficient: coefficient, constant: constant)
          self.name = name
          self.names = names ?? name + "s"
          self.isSpaced = isSpaced
          super.init(symbol: symbol)
        }
        /// The units that people use, the largest first.
        var customaryUnits: [Dimension] { [] }
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
          Measurement(value: left.value + right.converted(to: left.unit).value, unit: left.unit)
        }
        static func - (
          left: Measurement<UnitType>, right: Measurement<UnitType>
        ) -> Measurement<UnitType> {
          Measurement(value: left.value - right.converted(to: left.unit).value, unit: left.unit)
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
          return text + (width == 0 || !shown.isSpaced ? "" : " ") + shown.symbol
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
        func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
          measurement.written(
            width: unitStyle == .long ? 2 : unitStyle == .medium ? 1 : 0,
            usage: unitOptions.contains(.providedUnit) ? .asProvided : .general, numbers: nil,
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
        }
      }
      """#
  )

  /// The units of lengths, weights, temperatures, and the like.
  static let units = Part(
    names: [
      "UnitLength", "UnitMass", "UnitTemperature", "UnitSpeed", "UnitDuration", "UnitVolume",
      "UnitEnergy", "UnitArea", "UnitAngle", "UnitInformationStorage",
    ],
    source: """
      final class UnitLength: Dimension {
        static let kilometers = UnitLength("km", 1000, "kilometer")
        static let meters = UnitLength("m", 1, "meter")
        static let decimeters = UnitLength("dm", 0.1, "decimeter")
        static let centimeters = UnitLength("cm", 0.01, "centimeter")
        static let millimeters = UnitLength("mm", 0.001, "millimeter")
        static let miles = UnitLength("mi", 1609.344, "mile")
        static let yards = UnitLength("yd", 0.9144, "yard")
        static let feet = UnitLength("ft", 0.3048, "foot", names: "feet")
        static let inches = UnitLength("in", 0.0254, "inch", names: "inches")
        static let nauticalMiles = UnitLength("nmi", 1852, "nautical mile")
        static let lightyears = UnitLength("ly", 9.461e15, "light-year")
        override var customaryUnits: [Dimension] {
          [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        }
      }
      final class UnitMass: Dimension {
        static let kilograms = UnitMass("kg", 1, "kilogram")
        static let grams = UnitMass("g", 0.001, "gram")
        static let milligrams = UnitMass("mg", 0.000001, "milligram")
        static let metricTons = UnitMass("t", 1000, "metric ton")
        static let pounds = UnitMass("lb", 0.45359237, "pound")
        static let ounces = UnitMass("oz", 0.028349523125, "ounce")
        static let stones = UnitMass("st", 6.35029318, "stone", names: "stones")
        override var customaryUnits: [Dimension] { [UnitMass.pounds, UnitMass.ounces] }
      }
      final class UnitTemperature: Dimension {
        static let kelvin = UnitTemperature("K", 1, "kelvin")
        static let celsius = UnitTemperature(
          "°C", 1, "degree Celsius", names: "degrees Celsius", constant: 273.15, isSpaced: false)
        static let fahrenheit = UnitTemperature(
          "°F", 5.0 / 9.0, "degree Fahrenheit", names: "degrees Fahrenheit",
          constant: 459.67 * 5.0 / 9.0, isSpaced: false)
        override var customaryUnits: [Dimension] { [UnitTemperature.fahrenheit] }
      }
      final class UnitSpeed: Dimension {
        static let metersPerSecond = UnitSpeed("m/s", 1, "meter per second", names: "meters per second")
        static let kilometersPerHour = UnitSpeed(
          "km/h", 1 / 3.6, "kilometer per hour", names: "kilometers per hour")
        static let milesPerHour = UnitSpeed(
          "mph", 0.44704, "mile per hour", names: "miles per hour")
        static let knots = UnitSpeed("kn", 0.514444, "knot")
        override var customaryUnits: [Dimension] { [UnitSpeed.milesPerHour] }
      }
      final class UnitDuration: Dimension {
        static let hours = UnitDuration("hr", 3600, "hour")
        static let minutes = UnitDuration("min", 60, "minute")
        static let seconds = UnitDuration("sec", 1, "second")
        static let milliseconds = UnitDuration("ms", 0.001, "millisecond")
        override var customaryUnits: [Dimension] { [self] }
      }
      final class UnitVolume: Dimension {
        static let liters = UnitVolume("L", 1, "liter")
        static let deciliters = UnitVolume("dL", 0.1, "deciliter")
        static let milliliters = UnitVolume("mL", 0.001, "milliliter")
        static let gallons = UnitVolume("gal", 3.785411784, "gallon")
        static let quarts = UnitVolume("qt", 0.946352946, "quart")
        static let pints = UnitVolume("pt", 0.473176473, "pint")
        static let cups = UnitVolume("c", 0.24, "cup")
        static let fluidOunces = UnitVolume("fl oz", 0.0295735295625, "fluid ounce")
        static let tablespoons = UnitVolume("tbsp", 0.01478676478125, "tablespoon")
        static let teaspoons = UnitVolume("tsp", 0.00492892159375, "teaspoon")
        static let cubicMeters = UnitVolume("m³", 1000, "cubic meter")
        override var customaryUnits: [Dimension] { [self] }
      }
      final class UnitEnergy: Dimension {
        static let kilojoules = UnitEnergy("kJ", 1000, "kilojoule")
        static let joules = UnitEnergy("J", 1, "joule")
        static let kilocalories = UnitEnergy("kcal", 4184, "kilocalorie")
        static let calories = UnitEnergy("cal", 4.184, "calorie")
        static let kilowattHours = UnitEnergy("kWh", 3600000, "kilowatt-hour")
        override var customaryUnits: [Dimension] { [self] }
      }
      final class UnitArea: Dimension {
        static let squareMeters = UnitArea("m²", 1, "square meter")
        static let squareKilometers = UnitArea("km²", 1000000, "square kilometer")
        static let squareFeet = UnitArea("ft²", 0.09290304, "square foot", names: "square feet")
        static let acres = UnitArea("ac", 4046.8564224, "acre")
        static let hectares = UnitArea("ha", 10000, "hectare")
        override var customaryUnits: [Dimension] { [self] }
      }
      final class UnitAngle: Dimension {
        static let degrees = UnitAngle("°", 1, "degree", isSpaced: false)
        static let radians = UnitAngle("rad", 180 / Double.pi, "radian")
        static let revolutions = UnitAngle("rev", 360, "revolution")
        override var customaryUnits: [Dimension] { [self] }
      }
      final class UnitInformationStorage: Dimension {
        static let bytes = UnitInformationStorage("B", 1, "byte")
        static let kilobytes = UnitInformationStorage("kB", 1000, "kilobyte")
        static let megabytes = UnitInformationStorage("MB", 1000000, "megabyte")
        static let gigabytes = UnitInformationStorage("GB", 1000000000, "gigabyte")
        static let bits = UnitInformationStorage("bit", 0.125, "bit")
        override var customaryUnits: [Dimension] { [self] }
      }
      """
  )
}
