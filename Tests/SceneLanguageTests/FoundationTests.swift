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
    ("MMMd", "Jan 9"), ("yyyyMMMMd", "January 9, 2007"), ("MMMM yyyy", "January 2007"),
    ("EEEMMMd", "Tue, Jan 9"), ("jmm", "9:41\u{202F}AM"), ("dMy", "1/9/2007"), ("HHmm", "09:41"),
    ("MMMdjmm", "Jan 9 at 9:41\u{202F}AM"),
  ])
  func `a date formatter orders the parts of a template`(template: String, expected: String) {
    let result = printed(
      """
      let f = DateFormatter()
      f.setLocalizedDateFormatFromTemplate("\(template)")
      print(f.string(from: Date()))
      """
    )
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test(arguments: [
    ("secondsFromGMT: 3600", "02:00 GMT+1 +0100 +01:00"),
    ("secondsFromGMT: 0", "01:00 GMT +0000 Z"),
    ("secondsFromGMT: -12600", "21:30 GMT-3:30 -0330 -03:30"),
    ("identifier: \"Asia/Tokyo\"", "10:00 GMT+9 +0900 +09:00"),
    ("abbreviation: \"UTC\"", "01:00 GMT +0000 Z"),
  ])
  func `a date formatter writes the time of its zone`(zone: String, expected: String) {
    let result = printed(
      """
      let f = DateFormatter()
      f.timeZone = TimeZone(\(zone))
      f.dateFormat = "HH:mm z Z XXX"
      let date = Date(timeIntervalSince1970: 3600)
      print(f.string(from: date))
      f.dateFormat = "yyyy-MM-dd HH:mm"
      print(f.date(from: f.string(from: date)) == date)
      """
    )
    #expect(result.messages == [])
    #expect(result.console == [expected, "true"])
  }

  @Test(arguments: [
    ("20, unit: UnitTemperature.celsius", ".abbreviated", "68°F"),
    ("20, unit: UnitTemperature.celsius", ".abbreviated, usage: .asProvided", "20°C"),
    ("20, unit: UnitTemperature.celsius", ".narrow, usage: .weather", "68°"),
    ("20, unit: UnitTemperature.celsius", ".abbreviated, hidesScaleName: true", "68°"),
    ("3, unit: UnitLength.kilometers", ".wide", "1.9 miles"),
    ("1, unit: UnitLength.meters", ".wide, usage: .asProvided", "1 meter"),
    ("6, unit: UnitLength.feet", ".narrow, usage: .asProvided", "6ft"),
    ("100, unit: UnitSpeed.kilometersPerHour", ".abbreviated", "62 mph"),
    ("90, unit: UnitDuration.minutes", ".abbreviated", "90 min"),
  ])
  func `a measurement is written in the units of the United States`(
    amount: String,
    style: String,
    expected: String
  ) {
    let result = printed(
      """
      let amount = Measurement(value: \(amount))
      print(amount.formatted(.measurement(width: \(style))))
      let _ = Text(amount, format: .measurement(width: \(style)))
      """
    )
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test func `measurements are converted, compared, and added`() {
    let result = printed(
      """
      let walk = Measurement(value: 3, unit: UnitLength.kilometers)
      let run = Measurement<UnitLength>(value: 2, unit: .miles)
      print(walk < run, (walk + Measurement(value: 500, unit: .meters)).description)
      print(walk.converted(to: .meters), (walk * 2).value, walk.formatted())
      let formatter = MeasurementFormatter()
      formatter.unitOptions = .providedUnit
      print(formatter.string(from: walk))
      """
    )
    #expect(result.messages == [])
    #expect(result.console == ["true 3500.0 m", "3000.0 m 6.0 1.9 mi", "3 km"])
  }

  @Test func `a style of the scene writes values`() {
    let result = printed(
      """
      struct Stars: FormatStyle {
        func format(_ value: Int) -> String { String(repeating: "*", count: value) }
      }
      extension FormatStyle where Self == Stars { static var stars: Stars { Stars() } }
      print(3.formatted(Stars()), 4.formatted(.stars))
      let _ = VStack {
        Text(2, format: .stars)
        Text("\\(5, format: .stars)")
        LabeledContent("Rating", value: 3, format: .stars)
        TextField("Rating", value: .constant(3), format: .stars)
      }
      """
    )
    #expect(result.messages == [])
    #expect(result.console == ["*** ****"])
  }

  @Test(arguments: [
    (".short", ".none", "1/9/07"), (".medium", ".none", "Jan 9, 2007"),
    (".none", ".short", "9:41\u{202F}AM"), (".medium", ".short", "Jan 9, 2007 at 9:41\u{202F}AM"),
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
    (
      "print(NumberFormatter.localizedString(from: NSNumber(value: 1234), number: .decimal))",
      "1,234"
    ),
    (
      "let name = Notification.Name(\"a\")\n"
        + "let center = NotificationCenter.default\ncenter.post(name: name, object: nil)\n"
        + "_ = center.publisher(for: UIApplication.didBecomeActiveNotification)\n"
        + "print(name == .init(rawValue: \"a\"))",
      "true"
    ),
  ])
  func `small things`(code: String, expected: String) {
    let result = printed(code)
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test(arguments: [
    ("[.hour, .minute, .second]", ".positional", ".default", "42 1:08 1:01:01"),
    ("[.minute, .second]", ".positional", ".pad", "00:42 01:08 61:01"),
    ("[.hour, .minute]", ".abbreviated", ".default", "0m 1m 1h 1m"),
    (
      "[.minute, .second]", ".full", ".default",
      "42 seconds 1 minute, 8 seconds 61 minutes, 1 second"
    ),
    ("[.hour, .minute]", ".short", ".dropAll", "0 min 1 min 1 hr, 1 min"),
  ])
  func `a time that something takes is written in units`(
    units: String,
    style: String,
    zeros: String,
    expected: String
  ) {
    let result = printed(
      """
      let f = DateComponentsFormatter()
      f.allowedUnits = \(units)
      f.unitsStyle = \(style)
      f.zeroFormattingBehavior = \(zeros)
      print(f.string(from: 42)!, f.string(from: 68)!, f.string(from: 3661)!)
      """
    )
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test(arguments: [
    (".numeric", ".full", -18_000.0, "5 hours ago"), (".numeric", ".full", 86_400, "in 1 day"),
    (".named", ".full", -86_400, "yesterday"), (".named", ".short", -180, "3 min. ago"),
    (".named", ".full", 0, "now"), (".named", ".full", 31_556_952, "next year"),
  ])
  func `a date is told by how far away it is`(
    style: String,
    units: String,
    interval: Double,
    expected: String
  ) {
    let result = printed(
      """
      let f = RelativeDateTimeFormatter()
      f.dateTimeStyle = \(style)
      f.unitsStyle = \(units)
      print(f.localizedString(for: Date() + \(interval), relativeTo: Date()))
      """
    )
    #expect(result.messages == [])
    #expect(result.console == [expected])
  }

  @Test(arguments: [
    ("ISO8601DateFormatter().string(from: Date())", "2007-01-09T09:41:00Z"),
    (
      "ISO8601DateFormatter().date(from: \"1970-01-02T00:00:01Z\")!.timeIntervalSince1970",
      "86401.0"
    ),
    ("ByteCountFormatter.string(fromByteCount: 1_234_567, countStyle: .file)", "1.2 MB"),
    ("ByteCountFormatter.string(fromByteCount: 500, countStyle: .memory)", "500 bytes"),
    ("ByteCountFormatter().string(fromByteCount: 0)", "Zero KB"),
  ])
  func `dates of the standard and numbers of bytes are written`(code: String, expected: String) {
    let result = printed("print(\(code))")
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
    ("Text(Date()...(Date() + 3600))", "1/9/2007, 9:41\u{2009}–\u{2009}10:41\u{202F}AM"),
    (
      "Text(DateInterval(start: Date(), duration: 36_000))",
      "1/9/2007, 9:41\u{202F}AM\u{2009}–\u{2009}7:41\u{202F}PM"
    ),
    ("Text(timerInterval: Date()...(Date() + 125))", "2:05"),
    ("Text(timerInterval: Date()...(Date() + 4000), showsHours: false)", "66:40"),
  ])
  func `keep their looks and are no descriptions`(view: String, expected: String) {
    let frames = SceneFrames("#Preview { \(view).accessibilityIdentifier(\"t\") }")
    #expect(frames.messages == [])
    #expect(frames.frames["t"]?[2] == Double(expected.count) * 8)
  }
}
