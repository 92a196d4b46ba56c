import LayoutEngine

extension Angle {
  /// The sine and the cosine of the angle.
  ///
  /// The standard library has neither without the C library. The angle is brought to the eighth of
  /// a turn about a quarter, so that quarters are exact and ten terms of the series suffice.
  var sineAndCosine: (sine: Double, cosine: Double) {
    let quarter = Double.pi / 2
    let turns = (radians / quarter).rounded()
    let rest = radians - turns * quarter
    let (sine, cosine) = (Self.sine(rest), Self.cosine(rest))
    return switch Int(turns.remainder(dividingBy: 4)) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  private static func sine(_ x: Double) -> Double {
    var term = x
    var sum = x
    for n in stride(from: 2.0, through: 20, by: 2) {
      term *= -x * x / (n * (n + 1))
      sum += term
    }
    return sum
  }

  private static func cosine(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for n in stride(from: 1.0, through: 19, by: 2) {
      term *= -x * x / (n * (n + 1))
      sum += term
    }
    return sum
  }
}
