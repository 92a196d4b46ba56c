/// The circular functions, which Swift's standard library leaves to the C library.
///
/// Each argument is brought near zero, where a few terms of the Taylor series are exact to the last
/// bits. The results differ from glibc's by at most two units in the last place while an angle has
/// fewer than a million turns; beyond that the angle itself says no more than its rounding error.
package enum Trigonometry {
  /// The sine and the cosine of an angle in radians; NaN for an angle that is not finite.
  package static func sineAndCosine(of radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    let quarter = Double.pi / 2
    // A turn or more beyond the range where `quarters` is exact is dropped first.
    let angle =
      abs(radians) < 1e7 ? radians : radians.remainder(dividingBy: 2 * .pi)
    let quarters = (angle / quarter).rounded()
    // π/2 in two parts: subtracting the second restores the bits that the first has no room for.
    var rest = angle.addingProduct(-quarters, quarter)
    rest = rest.addingProduct(-quarters, 6.123_233_995_736_766e-17)
    let (sine, cosine) = (nearSine(rest), nearCosine(rest))
    return switch Int(quarters) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The sine of an angle in radians.
  package static func sine(of radians: Double) -> Double { sineAndCosine(of: radians).sine }

  /// The cosine of an angle in radians.
  package static func cosine(of radians: Double) -> Double { sineAndCosine(of: radians).cosine }

  /// The tangent of an angle in radians.
  package static func tangent(of radians: Double) -> Double {
    let (sine, cosine) = sineAndCosine(of: radians)
    return sine / cosine
  }

  /// The angle in radians, -π/2...π/2, whose tangent is given.
  package static func arcTangent(of tangent: Double) -> Double {
    guard !tangent.isNaN else { return .nan }
    if abs(tangent) > 1 {
      let quarter = tangent > 0 ? Double.pi / 2 : -Double.pi / 2
      return quarter - arcTangent(of: 1 / tangent)
    }
    // Halving the angle twice, by tan(α/2) = t / (1 + √(1 + t²)), leaves less than a sixteenth of
    // a half turn, where the odd powers up to the 25th suffice.
    var part = tangent
    for _ in 0..<2 { part /= 1 + (1 + part * part).squareRoot() }
    let square = part * part
    var sum = 0.0
    for power in stride(from: 25.0, through: 1, by: -2) {
      sum = 1 / power - square * sum
    }
    return 4 * part * sum
  }

  /// The angle in radians, -π...π, of the direction to a point, from the x axis towards y.
  package static func arcTangent(y: Double, x: Double) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    if x.isInfinite && y.isInfinite {
      let eighth = x > 0 ? Double.pi / 4 : 3 * Double.pi / 4
      return y > 0 ? eighth : -eighth
    }
    if x == 0 && y == 0 {
      let angle = x.sign == .minus ? Double.pi : 0
      return y.sign == .minus ? -angle : angle
    }
    if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
    let angle = arcTangent(of: y / x)
    if x > 0 { return angle }
    return y.sign == .minus ? angle - .pi : angle + .pi
  }

  private static func nearSine(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for n in stride(from: 18.0, through: 2, by: -2) {
      sum = square / (n * (n + 1)) * (1 - sum)
    }
    return x - x * sum
  }

  private static func nearCosine(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for n in stride(from: 19.0, through: 1, by: -2) {
      sum = square / (n * (n + 1)) * (1 - sum)
    }
    return 1 - sum
  }
}
