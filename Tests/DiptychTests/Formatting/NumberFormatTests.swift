import Testing

@testable import Diptych

// The expected texts are what Foundation writes for `en_US`.
@Suite struct `Numbers for people` {
  @Test func `plain numbers are written as Foundation does`() {
    expect(1234.5678.formatted(.number), "1,234.5678")
    expect(1234.56789012.formatted(.number), "1,234.56789")
    expect(0.1.formatted(.number), "0.1")
    expect((-1234567.0).formatted(.number), "-1,234,567")
    expect(1e21.formatted(.number), "1,000,000,000,000,000,000,000")
    expect(1_234_567.formatted(.number), "1,234,567")
    expect(12345.formatted(.number.grouping(.never)), "12345")
    expect(12.formatted(.number.sign(strategy: .always())), "+12")
    expect(0.formatted(.number.sign(strategy: .always())), "+0")
    expect(0.formatted(.number.sign(strategy: .always(includingZero: true))), "+0")
    expect((-12).formatted(.number.sign(strategy: .never)), "12")
    expect(1.0.formatted(.number.decimalSeparator(strategy: .always)), "1.")
    expect(2.5.formatted(.number.scale(100)), "250")
    expect(Double.nan.formatted(.number), "NaN")
    expect(Double.infinity.formatted(.number), "∞")
    expect((-Double.infinity).formatted(.number), "-∞")
    expect((-0.0).formatted(.number), "-0")
    expect(0.1234567.formatted(.number), "0.123457")
    expect(123456789.123456789.formatted(.number), "123,456,789.123457")
    expect(1e-7.formatted(.number), "0")
    expect(Float(0.1).formatted(.number), "0.1")
    expect(0.000001234.formatted(.number), "0.000001")
    expect(1234.5.formatted(), "1,234.5")
    expect(1234.formatted(), "1,234")
    expect(0.1.formatted(), "0.1")
  }

  @Test func `no more digits are shown than a number has`() {
    typealias Precision = NumberFormatStyleConfiguration.Precision
    let all: [Precision] = [
      .fractionLength(0...Int.max), .fractionLength(...Int.max), .integerLength(Int.min...2),
      .significantDigits(1...Int.max),
    ]
    for precision in all { #expect(1.5.formatted(.number.precision(precision)) == "1.5") }
    #expect(1.5.formatted(.number.precision(.fractionLength(Int.max...))).count == 1001)
  }

  @Test func `precision and rounding are written as Foundation does`() {
    expect(1234.5678.formatted(.number.precision(.fractionLength(2))), "1,234.57")
    expect(1234.5.formatted(.number.precision(.fractionLength(0))), "1,234")
    expect(1235.5.formatted(.number.precision(.fractionLength(0))), "1,236")
    expect(1234.5.formatted(.number.precision(.fractionLength(0...1))), "1,234.5")
    expect(1234.5.formatted(.number.precision(.fractionLength(3...))), "1,234.500")
    expect(1234.5.formatted(.number.precision(.significantDigits(2))), "1,200")
    expect(0.00012345.formatted(.number.precision(.significantDigits(2))), "0.00012")
    expect(7.formatted(.number.precision(.integerLength(3))), "007")
    expect(
      7.25.formatted(.number.precision(.integerAndFractionLength(integer: 2, fraction: 1))),
      "07.2"
    )
    expect(2.5.formatted(.number.rounded(rule: .up, increment: 1)), "3")
    expect(2.5.formatted(.number.rounded()), "2.5")
    expect(2.567.formatted(.number.rounded(rule: .down, increment: 0.1)), "2.5")
    expect(7.25.formatted(.number.precision(.integerLength(1))), "7.25")
    expect(1234.25.formatted(.number.precision(.integerLength(2))), "34.25")
    expect(1234.25.formatted(.number.precision(.integerLength(1...3))), "234.25")
    expect(2.03.formatted(.number.rounded(increment: 0.1)), "2.0")
    expect(2.0.formatted(.number.rounded(increment: 0.5)), "2.0")
    expect(2.34.formatted(.number.rounded(increment: 0.25)), "2.25")
    expect(2.675.formatted(.number.precision(.fractionLength(2))), "2.68")
    expect(2.665.formatted(.number.precision(.fractionLength(2))), "2.66")
    expect(
      2.5.formatted(.number.rounded(rule: .toNearestOrAwayFromZero).precision(.fractionLength(0))),
      "3"
    )
    expect((-2.5).formatted(.number.rounded(rule: .down).precision(.fractionLength(0))), "-3")
    expect((-2.5).formatted(.number.rounded(rule: .towardZero).precision(.fractionLength(0))), "-2")
    expect((-2.5).formatted(.number.rounded(rule: .up).precision(.fractionLength(0))), "-2")
    expect(
      (-2.1).formatted(.number.rounded(rule: .awayFromZero).precision(.fractionLength(0))),
      "-3"
    )
    expect(99999.formatted(.number.precision(.significantDigits(1...3))), "100,000")
    expect(123.456.formatted(.number.precision(.significantDigits(5...))), "123.456")
    expect(1.formatted(.number.precision(.significantDigits(3))), "1.00")
    expect(
      0.99.formatted(
        .number.precision(.integerAndFractionLength(integerLimits: 0...1, fractionLimits: 1...3))
      ),
      ".99"
    )
  }

  @Test func `compact and scientific notations are written as Foundation does`() {
    expect(999.formatted(.number.notation(.compactName)), "999")
    expect(999.formatted(.number.notation(.scientific)), "9.99E2")
    expect(1000.formatted(.number.notation(.compactName)), "1K")
    expect(1000.formatted(.number.notation(.scientific)), "1E3")
    expect(1234.formatted(.number.notation(.compactName)), "1.2K")
    expect(1234.formatted(.number.notation(.scientific)), "1.234E3")
    expect(12345.formatted(.number.notation(.compactName)), "12K")
    expect(12345.formatted(.number.notation(.scientific)), "1.2345E4")
    expect(999999.formatted(.number.notation(.compactName)), "1M")
    expect(999999.formatted(.number.notation(.scientific)), "9.99999E5")
    expect(1_234_567.formatted(.number.notation(.compactName)), "1.2M")
    expect(1_234_567.formatted(.number.notation(.scientific)), "1.234567E6")
    expect(1_500_000_000.formatted(.number.notation(.compactName)), "1.5B")
    expect(1_500_000_000.formatted(.number.notation(.scientific)), "1.5E9")
    expect(2_000_000_000_000.formatted(.number.notation(.compactName)), "2T")
    expect(2_000_000_000_000.formatted(.number.notation(.scientific)), "2E12")
    expect(1.5.formatted(.number.notation(.compactName)), "1.5")
    expect(1.5.formatted(.number.notation(.scientific)), "1.5E0")
    expect(1234.5.formatted(.number.notation(.compactName)), "1.2K")
    expect(1234.5.formatted(.number.notation(.scientific)), "1.2345E3")
    expect(0.05.formatted(.number.notation(.compactName)), "0.05")
    expect(0.05.formatted(.number.notation(.scientific)), "5E-2")
    expect(99.95.formatted(.number.notation(.compactName)), "100")
    expect(99.95.formatted(.number.notation(.scientific)), "9.995E1")
    expect(1050.0.formatted(.number.notation(.compactName)), "1K")
    expect(1050.0.formatted(.number.notation(.scientific)), "1.05E3")
    expect(
      1234567.891.formatted(.number.notation(.compactName).precision(.fractionLength(1))),
      "1.2M"
    )
    expect(
      1_000_000.0.formatted(.number.notation(.scientific).precision(.fractionLength(2))),
      "1.00E6"
    )
    expect(0.formatted(.number.notation(.scientific)), "0E0")
    expect(999_950.formatted(.number.notation(.compactName)), "1M")
    expect((-1234).formatted(.number.notation(.compactName)), "-1.2K")
    expect(10_550.formatted(.number.notation(.compactName)), "11K")
    expect(1_000_000_000_000_000.formatted(.number.notation(.compactName)), "1000T")
  }

  @Test func `lists are written as Foundation does`() {
    expect(["a", "b", "c"].formatted(.list(type: .and)), "a, b, and c")
    expect(["a", "b"].formatted(.list(type: .or, width: .short)), "a or b")
    expect(["a", "b", "c"].formatted(.list(type: .and, width: .narrow)), "a, b, c")
    expect(["a"].formatted(.list(type: .and)), "a")
  }

  private func expect(
    _ text: String,
    _ expected: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(text == expected, sourceLocation: location)
  }
}
