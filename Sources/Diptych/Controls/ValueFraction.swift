/// Where a value stands in a range.
enum ValueFraction {
  /// The part of the range before the value, 0...1; 0 for an empty range and for no number.
  static func of<Value: BinaryFloatingPoint>(
    _ value: Value,
    in bounds: ClosedRange<Value>
  ) -> Double {
    let fraction = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    return fraction.inUnitInterval()
  }
}
