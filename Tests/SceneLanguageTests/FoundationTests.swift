import Testing

@Suite struct `Foundation as articles use it` {
  private func printed(_ code: String) -> (messages: [String], console: [String]) {
    let run = SceneRun("import SwiftUI\n" + code + "\nText(\"x\")")
    return (run.messages, run.console)
  }

  // The fixed date of a picture is 9 January 2007, 9:41.
  @Test(arguments: [
    ("MMMM yyyy", "January 2007"), ("MMM d, yyyy", "Jan 9, 2007"), ("yyyy-MM-dd", "2007-01-09"),
    ("EEEE", "Tuesday"), ("EEE d", "Tue 9"), ("HH:mm:ss", "09:41:00"), ("h:mm a", "9:41 AM"),
    ("dd/MM/yy", "09/01/07"), ("EEE, d MMM 'at' H", "Tue, 9 Jan at 9"), ("", ""), ("'d", "d"),
  ])
  func `a date formatter follows its pattern`(pattern: String, expected: String) {
    let result = printed(
      "let f = DateFormatter()\nf.dateFormat = \"\(pattern)\"\nprint(f.string(from: Date()))"
    )
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test(arguments: [
    (".short", ".none", "1/9/07"), (".medium", ".none", "Jan 9, 2007"),
    (".none", ".short", "9:41\u{202F}AM"), (".medium", ".short", "Jan 9, 2007, 9:41\u{202F}AM"),
    (".long", ".short", "January 9, 2007 at 9:41\u{202F}AM"), (".none", ".none", ""),
    (".full", ".none", "Tuesday, January 9, 2007"),
  ])
  func `a date formatter follows its styles`(date: String, time: String, expected: String) {
    let result = printed(
      """
      let f = DateFormatter()
      f.dateStyle = \(date)
      f.timeStyle = \(time)
      print(f.string(from: .now))
      print("\\(Date(), formatter: f)")
      """
    )
    #expect(result.messages == [])
    #expect(result.console == [expected, expected])
  }

  @Test(arguments: [
    ("", "1234.5", "1234"), ("f.numberStyle = .decimal", "1234.5678", "1,234.568"),
    ("f.numberStyle = .currency", "1234.5", "$1,234.50"),
    ("f.numberStyle = .percent", "0.256", "26%"), ("f.numberStyle = .ordinal", "22", "22nd"),
    ("f.numberStyle = .ordinal", "11", "11th"),
    ("f.numberStyle = .decimal; f.minimumFractionDigits = 2", "-3", "-3.00"),
    ("f.numberStyle = .decimal; f.usesGroupingSeparator = false", "12345", "12345"),
    ("f.numberStyle = .currency; f.currencySymbol = \"€\"", "5", "€5.00"),
  ])
  func `a number formatter follows its style`(setting: String, number: String, expected: String) {
    let result = printed(
      """
      let f = NumberFormatter()
      \(setting)
      print(f.string(from: NSNumber(value: \(number))) ?? "none")
      """
    )
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test(arguments: [
    (
      "let c = Calendar.current.dateInterval(of: .month, for: .now)!\nprint(c.start, c.duration / 86400)",
      "2007-01-01 00:00:00 +0000 31.0"
    ),
    (
      "let c = Calendar.current.dateInterval(of: .weekOfYear, for: .now)!\nprint(c.start)",
      "2007-01-07 00:00:00 +0000"
    ),
    (
      "print(Calendar.current.date(byAdding: DateComponents(month: 1, day: -1), to: .now)!)",
      "2007-02-08 09:41:00 +0000"
    ),
    (
      "print(Calendar.current.date(bySettingHour: 8, minute: 30, second: 0, of: .now)!)",
      "2007-01-09 08:30:00 +0000"
    ),
    (
      "print(Calendar.current.isDate(.now, equalTo: .now + 86_400, toGranularity: .month))",
      "true"
    ),
    ("print(NSLocalizedString(\"hello\", comment: \"\"))", "hello"),
    ("print(UserDefaults.standard.string(forKey: \"name\") ?? \"none\")", "none"),
    (
      "UserDefaults.standard.set(3, forKey: \"n\")\nprint(UserDefaults.standard.integer(forKey: \"n\"))",
      "3"
    ),
    ("print(UIDevice.current.userInterfaceIdiom == .pad)", "false"),
    ("var n: UInt64 = 0\nScanner(string: \"FF8000\").scanHexInt64(&n)\nprint(n)", "16744448"),
    ("let n = UInt64(\"ff\", radix: 16)!\nlet m: UInt64 = n\nprint(m >> 4)", "15"),
    ("print(UInt8(\"1ff\", radix: 16) == nil)", "true"),
    ("let p: Decimal = 4.99\nprint(p.formatted(.currency(code: \"USD\")))", "$4.99"),
    ("print(Int?.none == nil, Int?.some(2) ?? 0)", "true 2"),
  ])
  func `small things`(code: String, expected: String) {
    let result = printed(code)
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test func `a path rounds the corners that it is told`() {
    let result = printed(
      """
      let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
      let p = UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: CGFloat.infinity, height: 0))
      let path = Path(p.cgPath)
      print(path.contains(CGPoint(x: 1, y: 1)), path.contains(CGPoint(x: 1, y: 39)))
      print(path.boundingRect == rect, UIRectCorner.allCorners.contains(.bottomLeft))
      """
    )
    #expect(result.messages == [])
    #expect(result.console == ["false true", "true true"])
  }
}

@Suite struct `Texts put into texts` {
  @Test(arguments: [
    ("Text(\"\\(Text(\"b\").bold()) x\")", "b x"),
    ("Text(\"\\(Image(systemName: \"star\")) x\")", "☆ x"),
    ("Text(\"a \\(Text(\"b\")) \\(3) c\")", "a b 3 c"), ("Text(Image(systemName: \"star\"))", "☆"),
    ("Text(\"\\(Image(\"photo\"))\")", "▢"),
    ("Text(\"n \\(Date(), style: .time)\")", "n 9:41\u{202F}AM"),
  ])
  func `keep their looks and are no descriptions`(view: String, expected: String) {
    let frames = SceneFrames("#Preview { \(view).accessibilityIdentifier(\"t\") }")
    #expect(frames.messages == [])
    #expect(frames.frames["t"]?[2] == Double(expected.count) * 8)
  }
}
