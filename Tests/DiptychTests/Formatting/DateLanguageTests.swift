import Foundation
import Testing

@testable import Diptych

// Foundation on Linux writes what CLDR says, as Apple's does.
@Suite struct `Dates in languages` {
  private static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "ar_AE", "ar_EG", "he_IL",
  ]
  // At hours of two digits: the usual lengths of times have none before smaller ones on Linux.
  private static let moments: [Double] = [190_046_460, 207_402_303, 731_000_000]

  private typealias Theirs = Foundation.Date.FormatStyle
  private typealias Ours = Diptych.Date.FormatStyle

  private static let forms: [(Theirs, Ours)] = [
    (Theirs(date: .numeric, time: .omitted), Ours(date: .numeric, time: .omitted)),
    (Theirs(date: .abbreviated, time: .omitted), Ours(date: .abbreviated, time: .omitted)),
    (Theirs(date: .long, time: .omitted), Ours(date: .long, time: .omitted)),
    (Theirs(date: .complete, time: .omitted), Ours(date: .complete, time: .omitted)),
    (Theirs(date: .omitted, time: .shortened), Ours(date: .omitted, time: .shortened)),
    (Theirs(date: .omitted, time: .standard), Ours(date: .omitted, time: .standard)),
    (Theirs(date: .numeric, time: .shortened), Ours(date: .numeric, time: .shortened)),
    (Theirs(date: .abbreviated, time: .shortened), Ours(date: .abbreviated, time: .shortened)),
    (Theirs(date: .long, time: .shortened), Ours(date: .long, time: .shortened)),
    (.dateTime.month(), .dateTime.month()),
    (.dateTime.month(.wide).year(), .dateTime.month(.wide).year()),
    (.dateTime.month().year(), .dateTime.month().year()),
    (.dateTime.weekday(), .dateTime.weekday()),
    (.dateTime.weekday(.wide), .dateTime.weekday(.wide)),
    (.dateTime.day().month(), .dateTime.day().month()),
    (.dateTime.day().month(.wide), .dateTime.day().month(.wide)),
    (.dateTime.weekday(.wide).day().month(), .dateTime.weekday(.wide).day().month()),
    (.dateTime.hour(), .dateTime.hour()),
    (.dateTime.hour().minute(), .dateTime.hour().minute()),
    (.dateTime.year(), .dateTime.year()),
    (.dateTime.day(), .dateTime.day()),
  ]

  @Test(arguments: locales) func `are written as Foundation does`(identifier: String) {
    for interval in Self.moments {
      for (theirs, ours) in Self.forms {
        var theirs = theirs.locale(Foundation.Locale(identifier: identifier))
        theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0) ?? .gmt
        let expected = theirs.format(Foundation.Date(timeIntervalSinceReferenceDate: interval))
        let text = ours.locale(Diptych.Locale(identifier: identifier))
          .format(Diptych.Date(timeIntervalSinceReferenceDate: interval))
        #expect(text == expected)
      }
    }
  }

  @Test(arguments: [
    ("en_US", "9:41\u{202F}AM"), ("en_GB", "09:41"), ("de_DE", "09:41"), ("fr_FR", "09:41"),
    ("it_IT", "09:41"), ("es_ES", "9:41"), ("he_IL", "9:41"), ("ar_AE", "9:41\u{A0}ص"),
  ])
  func `have clocks with or without zeros`(identifier: String, expected: String) {
    let ours = Ours.dateTime.hour().minute().locale(Diptych.Locale(identifier: identifier))
    #expect(ours.format(.now) == expected)
    var theirs = Theirs.dateTime.hour().minute().locale(Foundation.Locale(identifier: identifier))
    theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0) ?? .gmt
    #expect(theirs.format(Foundation.Date(timeIntervalSinceReferenceDate: 190_028_460)) == expected)
  }

  @Test(arguments: locales) func `have the weeks and names of Foundation`(identifier: String) {
    let locale = Foundation.Locale(identifier: identifier)
    var ours = Diptych.Calendar(identifier: .gregorian)
    ours.locale = Diptych.Locale(identifier: identifier)
    var theirs = Foundation.Calendar(identifier: .gregorian)
    theirs.locale = locale
    #expect(ours.monthSymbols == theirs.monthSymbols)
    #expect(ours.shortMonthSymbols == theirs.shortMonthSymbols)
    #expect(ours.weekdaySymbols == theirs.weekdaySymbols)
    #expect(ours.shortWeekdaySymbols == theirs.shortWeekdaySymbols)
    #expect(ours.veryShortWeekdaySymbols == theirs.veryShortWeekdaySymbols)
    #expect(ours.firstWeekday == theirs.firstWeekday)
    ours.firstWeekday = 4
    ours.locale = Diptych.Locale(identifier: "de_DE")
    #expect(ours.firstWeekday == 4)
  }

  @Test func `follow the environment of a text`() {
    let moment = Diptych.Date.now
    func width(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Double {
      var environment = EnvironmentValues()
      change(&environment)
      let layout = ViewLayout(400, 100) {
        text.accessibilityIdentifier("text")
          .environment(\.locale, environment.locale)
          .environment(\.timeZone, environment.timeZone)
      }
      return layout.frame("text")?[2] ?? 0
    }
    // A character is 8 points wide: `January 9, 2007`, `9. Januar 2007`, `9:41 AM`, `10:41`.
    #expect(width(Text(moment, style: .date)) == 15 * 8)
    #expect(width(Text(moment, style: .date)) { $0.locale = Locale(identifier: "de_DE") } == 14 * 8)
    #expect(width(Text(moment, format: .dateTime.hour().minute())) == 7 * 8)
    #expect(
      width(Text("\(moment, style: .time)")) {
        $0.locale = Locale(identifier: "de_DE")
        $0.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
      } == 5 * 8
    )
    // A language that a format names is not the surroundings'.
    let french = Ours(date: .long).locale(Locale(identifier: "fr_FR"))
    #expect(width(Text(moment, format: french)) { $0.locale = Locale(identifier: "de_DE") } == 112)
  }
}
