extension Prelude {
  /// Numbers as objects, which are numbers with fractions here.
  static let numberObjects = Part(
    names: ["NSNumber", "NSDecimalNumber"],
    source: #"""
      typealias NSNumber = Double
      extension Double {
        init(value: Double) { self = value }
        init(value: Int) { self = Double(value) }
        init(truncating number: Double) { self = number }
        var doubleValue: Double { self }
        var floatValue: Float { Float(self) }
        var intValue: Int { Int(self) }
        var boolValue: Bool { self != 0 }
        var decimalValue: Double { self }
        var stringValue: String { self == rounded() ? "\(Int(self))" : "\(self)" }
      }
      extension CGFloat { init(truncating number: Double) { self = CGFloat(number) } }
      extension Int { init(truncating number: Double) { self = Int(number) } }
      """#
  )

  /// Decimal numbers, which are numbers with fractions here: what they print in full may differ in
  /// the sixteenth digit.
  static let decimals = Part(
    names: ["Decimal", "NSDecimalNumber", "NSDecimalRound"],
    source: """
      typealias NSDecimalNumber = Double
      enum DecimalRoundingMode { case plain, down, up, bankers }
      extension Double {
        typealias RoundingMode = DecimalRoundingMode
        static let one = 1.0
        static let notANumber = Double.nan
        init?(string: String, locale: Locale? = nil) {
          guard let value = Double(string) else { return nil }
          self = value
        }
        init(decimal: Double) { self = decimal }
        func adding(_ other: Double) -> Double { self + other }
        func subtracting(_ other: Double) -> Double { self - other }
        func multiplying(by other: Double) -> Double { self * other }
        func dividing(by other: Double) -> Double { self / other }
      }
      func NSDecimalRound(
        _ result: inout Double, _ number: inout Double, _ scale: Int, _ mode: DecimalRoundingMode
      ) {
        let factor = pow(10.0, Double(scale))
        let rule: FloatingPointRoundingRule
        switch mode {
        case .plain: rule = .toNearestOrAwayFromZero
        case .down: rule = .down
        case .up: rule = .up
        case .bankers: rule = .toNearestOrEven
        }
        result = (number * factor).rounded(rule) / factor
      }
      """
  )
}
