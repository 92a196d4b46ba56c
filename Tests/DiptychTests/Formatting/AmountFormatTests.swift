import Testing

@testable import Diptych

// The expected texts are what Foundation writes for `en_US`.
@Suite struct `Amounts for people` {
  @Test func `amounts of money are written as Foundation does`() {
    expect(1234.5.formatted(.currency(code: "USD")), "$1,234.50")
    expect((-3).formatted(.currency(code: "USD")), "-$3.00")
    expect(1234.5.formatted(.currency(code: "EUR")), "€1,234.50")
    expect((-3).formatted(.currency(code: "EUR")), "-€3.00")
    expect(1234.5.formatted(.currency(code: "GBP")), "£1,234.50")
    expect((-3).formatted(.currency(code: "GBP")), "-£3.00")
    expect(1234.5.formatted(.currency(code: "JPY")), "¥1,234")
    expect((-3).formatted(.currency(code: "JPY")), "-¥3")
    expect(1234.5.formatted(.currency(code: "CHF")), "CHF\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "CHF")), "-CHF\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "INR")), "₹1,234.50")
    expect((-3).formatted(.currency(code: "INR")), "-₹3.00")
    expect(1234.5.formatted(.currency(code: "CNY")), "CN¥1,234.50")
    expect((-3).formatted(.currency(code: "CNY")), "-CN¥3.00")
    expect(1234.5.formatted(.currency(code: "KRW")), "₩1,234")
    expect((-3).formatted(.currency(code: "KRW")), "-₩3")
    expect(1234.5.formatted(.currency(code: "BRL")), "R$1,234.50")
    expect((-3).formatted(.currency(code: "BRL")), "-R$3.00")
    expect(1234.5.formatted(.currency(code: "CAD")), "CA$1,234.50")
    expect((-3).formatted(.currency(code: "CAD")), "-CA$3.00")
    expect(1234.5.formatted(.currency(code: "AUD")), "A$1,234.50")
    expect((-3).formatted(.currency(code: "AUD")), "-A$3.00")
    expect(1234.5.formatted(.currency(code: "MXN")), "MX$1,234.50")
    expect((-3).formatted(.currency(code: "MXN")), "-MX$3.00")
    expect(1234.5.formatted(.currency(code: "SEK")), "SEK\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "SEK")), "-SEK\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "XYZ")), "XYZ\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "XYZ")), "-XYZ\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "ILS")), "₪1,234.50")
    expect((-3).formatted(.currency(code: "ILS")), "-₪3.00")
    expect(1234.5.formatted(.currency(code: "VND")), "₫1,234")
    expect((-3).formatted(.currency(code: "VND")), "-₫3")
    expect(1234.5.formatted(.currency(code: "NZD")), "NZ$1,234.50")
    expect((-3).formatted(.currency(code: "NZD")), "-NZ$3.00")
    expect(1234.5.formatted(.currency(code: "TWD")), "NT$1,234.50")
    expect((-3).formatted(.currency(code: "TWD")), "-NT$3.00")
    expect(1234.5.formatted(.currency(code: "HKD")), "HK$1,234.50")
    expect((-3).formatted(.currency(code: "HKD")), "-HK$3.00")
    expect(1234.5.formatted(.currency(code: "RUB")), "RUB\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "RUB")), "-RUB\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "TRY")), "TRY\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "TRY")), "-TRY\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "PLN")), "PLN\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "PLN")), "-PLN\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "BTC")), "BTC\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "BTC")), "-BTC\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "EGP")), "EGP\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "EGP")), "-EGP\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "SAR")), "SAR\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "SAR")), "-SAR\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "AED")), "AED\u{A0}1,234.50")
    expect((-3).formatted(.currency(code: "AED")), "-AED\u{A0}3.00")
    expect(1234.5.formatted(.currency(code: "PHP")), "₱1,234.50")
    expect((-3).formatted(.currency(code: "PHP")), "-₱3.00")
    expect(1234.5.formatted(.currency(code: "USD").precision(.fractionLength(0))), "$1,234")
    expect(1234.5.formatted(.currency(code: "USD").presentation(.isoCode)), "USD\u{A0}1,234.50")
    expect(1234.5.formatted(.currency(code: "USD").presentation(.fullName)), "1,234.50 US dollars")
    expect(1234.5.formatted(.currency(code: "USD").presentation(.narrow)), "$1,234.50")
    expect((-5.0).formatted(.currency(code: "USD").sign(strategy: .accounting)), "($5.00)")
    expect(1234567.891.formatted(.currency(code: "USD").notation(.compactName)), "$1.2M")
    expect(0.0.formatted(.currency(code: "USD").sign(strategy: .always())), "+$0.00")
    expect(5.5.formatted(.currency(code: "USD").sign(strategy: .always())), "+$5.50")
    expect((-5.5).formatted(.currency(code: "CHF").sign(strategy: .accounting)), "(CHF\u{A0}5.50)")
    expect((-5.5).formatted(.currency(code: "USD").sign(strategy: .never)), "$5.50")
    expect(5.formatted(.currency(code: "USD").presentation(.fullName)), "5.00 US dollars")
    expect(1.formatted(.currency(code: "USD").presentation(.fullName)), "1.00 US dollars")
    expect(1.formatted(.currency(code: "EUR").presentation(.fullName)), "1.00 euros")
    expect(1.5.formatted(.currency(code: "usd")), "$1.50")
    expect(Double.infinity.formatted(.currency(code: "USD")), "$∞")
  }

  @Test func `percentages are written as Foundation does`() {
    expect(0.256.formatted(.percent), "25.6%")
    expect(0.5.formatted(.percent), "50%")
    expect(1.23456.formatted(.percent), "123.456%")
    expect(45.formatted(.percent), "45%")
    expect(0.256.formatted(.percent.precision(.fractionLength(1))), "25.6%")
    expect(0.57.formatted(.percent), "57%")
    expect(1.1.formatted(.percent.precision(.fractionLength(2))), "110.00%")
    expect(12.formatted(.percent.precision(.fractionLength(2))), "12.00%")
    expect(Double.nan.formatted(.percent), "NaN%")
  }

  private func expect(
    _ text: String,
    _ expected: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(text == expected, sourceLocation: location)
  }
}
