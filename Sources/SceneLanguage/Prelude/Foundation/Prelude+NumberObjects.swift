extension Prelude {
  /// Numbers as objects, which are numbers with fractions here.
  static let numberObjects = Part(
    names: ["NSNumber", "NSDecimalNumber"],
    source: #"""
      typealias NSNumber = Double
      extension Double {
        init(value: Double) { self = value }
        init(value: Int) { self = Double(value) }
        init(value: Bool) { self = value ? 1 : 0 }
        init(truncating number: Double) { self = number }
        init(truncating number: Decimal) { self = number.doubleValue }
        var doubleValue: Double { self }
        var floatValue: Float { Float(self) }
        var intValue: Int { Int(self) }
        var boolValue: Bool { self != 0 }
        var decimalValue: Decimal { Decimal(self) }
        var stringValue: String { self == rounded() ? "\(Int(self))" : "\(self)" }
      }
      extension Decimal {
        init(decimal: Decimal) { self = decimal }
        var decimalValue: Decimal { self }
        func adding(_ other: Decimal) -> Decimal { self + other }
        func subtracting(_ other: Decimal) -> Decimal { self - other }
        func multiplying(by other: Decimal) -> Decimal { self * other }
        func dividing(by other: Decimal) -> Decimal { self / other }
        func compare(_ other: Decimal) -> ComparisonResult {
          self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
        }
      }
      extension CGFloat {
        init(truncating number: Double) { self = CGFloat(number) }
        init(truncating number: Decimal) { self = CGFloat(number.doubleValue) }
      }
      extension Int {
        init(truncating number: Double) { self = Int(number) }
        init(truncating number: Decimal) { self = number.intValue }
      }
      """#
  )
}
