import Diptych
import Glibc
import LayoutEngine
import Testing

@Suite struct `Format specifiers` {
  /// What the C library writes.
  private func printed(_ format: String, _ value: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 6000)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 0.125, 0.375, 0.1, 0.05, 0.15, 0.25, 1 / 3, 2 / 3, 9.5,
    9.999_999_5, 99.95, 999_999.5, 100_000, 1e6, 123_456.789, 1e15, 1e21, 1e22, 1e23, 1e300, -1e300,
    1e-4, 1e-5, 9.9999e-5, 1e-7, .leastNonzeroMagnitude, .leastNormalMagnitude,
    .greatestFiniteMagnitude, 10_123 * .leastNonzeroMagnitude, 0.3,
    .pi, .infinity, -.infinity, .nan, 65_504, 4_503_599_627_370_497.5,
  ]

  @Test(arguments: [
    "%f", "%.0f", "%.1f", "%.2f", "%.15f", "%.400f", "%.1100f", "%10.3f", "%-10.3f|", "%+f",
    "% f", "%012.4f", "%#.0f", "%F", "%e", "%.0e", "%.3e", "%E", "%#.0e", "%+15.2e", "%.50e", "%g",
    "%.0g", "%.1g", "%.3g", "%.17g", "%#g", "%#.3g", "%G", "%010g", "%a", "%A", "%.0a", "%.1a",
    "%.3a", "%.12a", "%.20a", "%020a", "%#.0a", "%'f", "%lf",
  ])
  func `floating-point numbers are written as the C library does`(format: String) {
    // The C library forgets the zeros that the standard asks for after rounding up to 1e+06.
    for number in Self.numbers where format != "%#g" || number != 999_999.5 {
      let text = FormatSpecifier.string(from: number, specifier: format)
      #expect(text == printed(format, number), "\(number)")
    }
  }

  @Test(arguments: [
    "%d", "%i", "%u", "%x", "%X", "%o", "%5d", "%-5d|", "%05d", "%+d", "% d", "%.3d", "%8.3d",
    "%08.3d", "%.0d", "%#x", "%#X", "%#o", "%#.0o", "%#010x", "%hd", "%hhd", "%ld", "%lld", "%lu",
    "%llx", "%qd", "%zd", "%hhu", "%-+6d|", "%'d",
  ])
  func `integers are written as the C library does`(format: String) {
    for number in [0, 1, -1, 7, 42, -255, 65_536, 123_456_789, .max, .min, 5_000_000_000] {
      let text = FormatSpecifier.string(from: number, specifier: format)
      #expect(text == printed(format, number), "\(number)")
    }
  }

  @Test(arguments: [
    ("%@", "abc"), ("%s", "abc"), ("%6@|", "   abc|"), ("%-6s|", "abc   |"), ("%.2s", "ab"),
    ("<%@>", "<abc>"), ("%@%%", "abc%"), ("%1$@ %1$@", "abc abc"),
  ])
  func `texts are put in`(specifier: String, text: String) {
    #expect(FormatSpecifier.string(from: "abc", specifier: specifier) == text)
  }

  @Test func `values of other types are described where a text is asked for`() {
    #expect(FormatSpecifier.string(from: 3, specifier: "%@") == "3")
    #expect(FormatSpecifier.string(from: [1, 2], specifier: "%@") == "[1, 2]")
    #expect(FormatSpecifier.string(from: 65, specifier: "%c") == "A")
    #expect(FormatSpecifier.string(from: UInt8(200), specifier: "%d") == "200")
    #expect(FormatSpecifier.string(from: Float(0.1), specifier: "%.10f") == "0.1000000015")
  }

  @Test(arguments: [
    "", "%", "abc", "%%", "%y", "%.*f", "%*d", "%5", "%.", "%0$f", "%99999999999999999999f",
    "%5000f", "%.5000f", "%f %y", "%d", "%n", "%p", "%c", "%٣f", "%é",
  ])
  func `a specifier that does not fit gives the value's description`(specifier: String) {
    #expect(FormatSpecifier.string(from: 2.5, specifier: specifier) == "2.5")
  }

  @Test(arguments: [
    ("%d of %d", "1 of 2"), ("%2$d of %1$d", "2 of 1"), ("%d %d %d", "1 2 %d"), ("100%%", "100%"),
    ("%.1f", "1"), ("%y|%d", "1|2"), ("%", "1"), ("", ""), ("%3$@", "%3$@"),
  ])
  func `a format takes its arguments in order or by position`(format: String, text: String) {
    #expect(FormatSpecifier.string(format: format, arguments: [1, 2]) == text)
  }

  @Test func `a format that asks for too long a text is not written`() {
    let format = String(repeating: "%4000d", count: 1000)
    #expect(FormatSpecifier.string(from: 1, specifier: format) == "1")
    #expect(FormatSpecifier.string(format: format, arguments: [1]).count < 20_000)
  }
}
