import Testing

@Suite struct `Forms of values in scenes` {
  @Test(arguments: [
    ("print(3.14159.formatted(.number.precision(.fractionLength(2))))", "3.14"),
    ("print(1234.5.formatted(), 1234.formatted())", "1,234.5 1,234"),
    ("let p = 12.5\nprint(p.formatted(.currency(code: \"EUR\")))", "€12.50"),
    ("print(0.256.formatted(.percent), 45.formatted(.percent))", "25.6% 45%"),
    ("print(1_234_567.formatted(.number.notation(.compactName)))", "1.2M"),
    ("print(5.formatted(.number.sign(strategy: .always())))", "+5"),
    ("print(2.345.formatted(.number.precision(.fractionLength(...1))))", "2.3"),
    ("print(2.5.formatted(.number.rounded(rule: .up, increment: 1)))", "3"),
    ("print(7.formatted(.number.precision(.integerLength(3)).grouping(.never)))", "007"),
    ("let s: FloatingPointFormatStyle<Double> = .number\nprint(s.format(2.5))", "2.5"),
    ("print([\"a\", \"b\", \"c\"].formatted())", "a, b, and c"),
    ("print([\"a\", \"b\"].formatted(.list(type: .or)))", "a or b"),
    ("print(Date())", "2007-01-09 09:41:00 +0000"),
    ("print(Date.now.formatted(date: .long, time: .omitted))", "January 9, 2007"),
    ("print(Date.now.formatted(.dateTime.weekday(.wide).day()))", "Tuesday 9"),
    ("print((Date() + 86_400).formatted(.dateTime.month().day()))", "Jan 10"),
    (
      "let d = Date(timeIntervalSince1970: 0)\nprint(d < .now, d == Date.now - 1_168_335_660)",
      "true true"
    ),
    ("let c = Calendar.current\nprint(c.component(.weekday, from: .now))", "3"),
    (
      "let c = Calendar.current\nprint(c.date(byAdding: .month, value: 1, to: .now)!)",
      "2007-02-09 09:41:00 +0000"
    ),
    (
      "let d = DateComponents(year: 2024, month: 2, day: 29)\nprint(Calendar.current.date(from: d)!)",
      "2024-02-29 00:00:00 +0000"
    ),
    ("print(Calendar.current.range(of: .day, in: .month, for: .now)!.count)", "31"),
    (
      "let t: TimeInterval = 90\nlet d = Date.now + t\n"
        + "print(d.formatted(date: .omitted, time: .shortened))",
      "9:42\u{202F}AM"
    ),
  ]) func `are written as Foundation does`(_ code: String, _ expected: String) {
    let body = code.split(separator: "\n").joined(separator: "; ")
    let run = SceneRun("import SwiftUI\n#Preview { let _ = { \(body) }()\nText(\"x\") }")
    #expect(run.messages == [])
    #expect(run.console == [expected])
  }

  @Test func `a text shows numbers and moments`() {
    let run = SceneRun(
      """
      import SwiftUI
      struct Bill: View {
        @State var price = 12.5
        @State var count: Int? = nil
        var body: some View {
          VStack {
            Text(price, format: .currency(code: "USD"))
            Text(.now, style: .date)
            Text("\\(price, format: .number) at \\(Date.now, format: .dateTime.hour())")
            TextField("Price", value: $price, format: .percent)
            TextField("Count", value: $count, format: .number)
          }
        }
      }
      """
    )
    #expect(run.messages == [])
  }

  @Test func `a form of other values is told`() {
    let run = SceneRun("import SwiftUI\n#Preview { Text(\"x\", format: .number) }")
    #expect(run.messages.count == 1)
    #expect(run.messages.first?.contains("String") == true)
  }
}
