extension Prelude {
  /// The functions of C's `math.h` that take numbers apart, and put them together.
  static let partsOfNumbers = Part(
    names: [
      "modf", "frexp", "ldexp", "scalbn", "ilogb", "logb", "nearbyint", "nextafter", "lrint",
      "llround",
      "fma",
    ],
    source: """
      func modf<Number: BinaryFloatingPoint>(_ number: Number) -> (Number, Number) {
        let whole = number.rounded(.towardZero)
        return (whole, number.isInfinite ? 0 : number - whole)
      }
      func frexp<Number: BinaryFloatingPoint>(_ number: Number) -> (Number, Int) {
        guard number.isFinite, number != 0 else { return (number, 0) }
        let significand = number.significand / 2
        return (number < 0 ? -significand : significand, Int(number.exponent) + 1)
      }
      func ldexp<Number: BinaryFloatingPoint>(_ number: Number, _ power: Int) -> Number {
        scalbn(number, power)
      }
      func scalbn<Number: BinaryFloatingPoint>(_ number: Number, _ power: Int) -> Number {
        Number(sign: FloatingPointSign.plus, exponent: power, significand: number)
      }
      func ilogb<Number: BinaryFloatingPoint>(_ number: Number) -> Int { Int(number.exponent) }
      func logb<Number: BinaryFloatingPoint>(_ number: Number) -> Number {
        Number(number.exponent)
      }
      func nearbyint<Number: BinaryFloatingPoint>(_ number: Number) -> Number {
        number.rounded(.toNearestOrEven)
      }
      func nextafter<Number: BinaryFloatingPoint>(_ number: Number, _ other: Number) -> Number {
        number < other ? number.nextUp : number > other ? number.nextDown : other
      }
      func lrint<Number: BinaryFloatingPoint>(_ number: Number) -> Int {
        Int(number.rounded(.toNearestOrEven))
      }
      func llround<Number: BinaryFloatingPoint>(_ number: Number) -> Int { Int(number.rounded()) }
      func fma<Number: BinaryFloatingPoint>(
        _ one: Number, _ two: Number, _ added: Number
      ) -> Number {
        added.addingProduct(one, two)
      }
      """
  )
}
