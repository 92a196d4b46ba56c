import Glibc
import LayoutEngine
import Testing

@Suite struct `Circular functions` {
  private static let special: [Double] = [
    0, 1e-9, 1e-300, .pi, .pi / 2, -.pi / 4, 4.712_388_980_384_69, 1234.5, 99_999.25, 5e6,
  ]
  private static let angles: [Double] =
    Array(stride(from: -20.0, through: 20, by: 0.01)) + special

  @Test func `sine and cosine agree with the C library`() {
    for angle in Self.angles {
      let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
      #expect(abs(sine - sin(angle)) <= 2.3e-16, "the sine of \(angle)")
      #expect(abs(cosine - cos(angle)) <= 2.3e-16, "the cosine of \(angle)")
    }
  }

  @Test func `whole quarters are as exact as their angles`() {
    #expect(Trigonometry.sine(of: .pi / 2) == 1)
    #expect(Trigonometry.cosine(of: .pi) == -1)
    #expect(abs(Trigonometry.sine(of: .pi)) < 1.3e-16)
  }

  @Test func `the arc tangent agrees with the C library`() {
    for angle in Self.angles where abs(angle) < 3 {
      let tangent = tan(angle)
      #expect(abs(Trigonometry.arcTangent(of: tangent) - atan(tangent)) <= 4.5e-16)
      #expect(abs(Trigonometry.tangent(of: angle) - tangent) <= abs(tangent) * 1e-15 + 1e-300)
    }
  }

  @Test(arguments: [
    0.0, -0.0, 1, -1, 0.3, -7, .infinity, -.infinity,
  ])
  func `the direction to a point agrees with the C library`(y: Double) {
    for x in [0.0, -0.0, 1, -1, 0.2, -9, .infinity, -.infinity] {
      let angle = Trigonometry.arcTangent(y: y, x: x)
      #expect(abs(angle - atan2(y, x)) <= 4.5e-16, "\(y), \(x)")
      #expect(angle.sign == atan2(y, x).sign, "\(y), \(x)")
    }
  }

  @Test func `angles that are none have no functions`() {
    #expect(Trigonometry.sine(of: .infinity).isNaN)
    #expect(Trigonometry.arcTangent(of: .nan).isNaN)
    #expect(abs(Trigonometry.sine(of: 1e300)) <= 1)
  }
}
