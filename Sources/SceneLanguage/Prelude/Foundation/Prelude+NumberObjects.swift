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
        var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
        var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
        var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
        var int64Value: Int64 { Int64(intValue) }
        var uintValue: UInt { UInt(bitPattern: intValue) }
        var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
        var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
        var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
        var uint64Value: UInt64 { UInt64(bitPattern: Int64(intValue)) }
        func isEqual(to other: Double) -> Bool { self == other }
        func compare(_ other: Double) -> ComparisonResult {
          self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
        }
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
