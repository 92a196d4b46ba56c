extension Prelude {
  /// A whole number as one of the type that its place wants.
  static let numberCasts = Part(
    names: ["numericCast"],
    source: """
      func numericCast<Number: BinaryInteger, Result: BinaryInteger>(_ number: Number) -> Result {
        Result(number)
      }
      """
  )

  /// What numbers that scenes declare have by themselves: zero, and signs.
  static let ownNumbers = Part(
    names: [
      "AdditiveArithmetic", "Numeric", "SignedNumeric", "VectorArithmetic", "DeclaredAdditive",
      "DeclaredSigned",
    ],
    source: """
      protocol DeclaredAdditive: AdditiveArithmetic {
        static func + (left: Self, right: Self) -> Self
        static func - (left: Self, right: Self) -> Self
        static var zero: Self { get }
      }
      extension DeclaredAdditive {
        static prefix func + (value: Self) -> Self { value }
      }
      extension DeclaredAdditive where Self: ExpressibleByIntegerLiteral {
        static var zero: Self { 0 }
      }
      protocol DeclaredSigned: DeclaredAdditive {}
      extension DeclaredSigned {
        mutating func negate() { self = .zero - self }
        static prefix func - (value: Self) -> Self {
          var result = value
          result.negate()
          return result
        }
      }
      func abs<Value: DeclaredSigned & Comparable>(_ value: Value) -> Value {
        value < .zero ? -value : value
      }
      """
  )
}
