import Testing

@testable import Diptych

// The expected texts are what Foundation writes for `en_US` in Greenwich.
@Suite struct `Dates for people` {
  @Test func `usual lengths are written as Foundation does`() {
    expect(Date.now.formatted(date: .omitted, time: .shortened), "9:41\u{202F}AM")
    expect(Date.now.formatted(date: .omitted, time: .standard), "9:41:00\u{202F}AM")
    expect(Date.now.formatted(date: .omitted, time: .complete), "9:41:00\u{202F}AM GMT")
    expect(Date.now.formatted(date: .numeric, time: .omitted), "1/9/2007")
    expect(Date.now.formatted(date: .numeric, time: .shortened), "1/9/2007, 9:41\u{202F}AM")
    expect(Date.now.formatted(date: .numeric, time: .standard), "1/9/2007, 9:41:00\u{202F}AM")
    expect(Date.now.formatted(date: .numeric, time: .complete), "1/9/2007, 9:41:00\u{202F}AM GMT")
    expect(Date.now.formatted(date: .abbreviated, time: .omitted), "Jan 9, 2007")
    expect(
      Date.now.formatted(date: .abbreviated, time: .shortened),
      "Jan 9, 2007 at 9:41\u{202F}AM"
    )
    expect(
      Date.now.formatted(date: .abbreviated, time: .standard),
      "Jan 9, 2007 at 9:41:00\u{202F}AM"
    )
    expect(
      Date.now.formatted(date: .abbreviated, time: .complete),
      "Jan 9, 2007 at 9:41:00\u{202F}AM GMT"
    )
    expect(Date.now.formatted(date: .long, time: .omitted), "January 9, 2007")
    expect(Date.now.formatted(date: .long, time: .shortened), "January 9, 2007 at 9:41\u{202F}AM")
    expect(Date.now.formatted(date: .long, time: .standard), "January 9, 2007 at 9:41:00\u{202F}AM")
    expect(
      Date.now.formatted(date: .long, time: .complete),
      "January 9, 2007 at 9:41:00\u{202F}AM GMT"
    )
    expect(Date.now.formatted(date: .complete, time: .omitted), "Tuesday, January 9, 2007")
    expect(
      Date.now.formatted(date: .complete, time: .shortened),
      "Tuesday, January 9, 2007 at 9:41\u{202F}AM"
    )
    expect(
      Date.now.formatted(date: .complete, time: .standard),
      "Tuesday, January 9, 2007 at 9:41:00\u{202F}AM"
    )
    expect(
      Date.now.formatted(date: .complete, time: .complete),
      "Tuesday, January 9, 2007 at 9:41:00\u{202F}AM GMT"
    )
  }

  @Test func `parts are written as Foundation does`() {
    let style = Date.FormatStyle.dateTime
    expect(Date.now.formatted(style.year()), "2007")
    expect(Date.now.formatted(style.year(.twoDigits)), "07")
    expect(Date.now.formatted(style.month()), "Jan")
    expect(Date.now.formatted(style.month(.wide)), "January")
    expect(Date.now.formatted(style.month(.narrow)), "J")
    expect(Date.now.formatted(style.month(.twoDigits)), "01")
    expect(Date.now.formatted(style.month(.defaultDigits)), "1")
    expect(Date.now.formatted(style.day()), "9")
    expect(Date.now.formatted(style.day(.twoDigits)), "09")
    expect(Date.now.formatted(style.weekday()), "Tue")
    expect(Date.now.formatted(style.weekday(.wide)), "Tuesday")
    expect(Date.now.formatted(style.weekday(.narrow)), "T")
    expect(Date.now.formatted(style.hour()), "9\u{202F}AM")
    expect(Date.now.formatted(style.minute()), "41")
    expect(Date.now.formatted(style.second()), "0")
    expect(Date.now.formatted(style.hour().minute()), "9:41\u{202F}AM")
    expect(Date.now.formatted(style.hour().minute().second()), "9:41:00\u{202F}AM")
    expect(Date.now.formatted(style.month().day()), "Jan 9")
    expect(Date.now.formatted(style.month(.wide).day()), "January 9")
    expect(Date.now.formatted(style.year().month().day()), "Jan 9, 2007")
    expect(Date.now.formatted(style.year().month(.wide).day()), "January 9, 2007")
    expect(Date.now.formatted(style.weekday().month().day()), "Tue, Jan 9")
    expect(Date.now.formatted(style.weekday(.wide).month(.wide).day()), "Tuesday, January 9")
    expect(
      Date.now.formatted(style.weekday(.wide).year().month(.wide).day()),
      "Tuesday, January 9, 2007"
    )
    expect(Date.now.formatted(style.month().day().hour().minute()), "Jan 9 at 9:41\u{202F}AM")
    expect(Date.now.formatted(style.month().year()), "Jan 2007")
    expect(Date.now.formatted(style.month(.wide).year()), "January 2007")
    expect(
      Date.now.formatted(style.weekday().year().month().day().hour().minute()),
      "Tue, Jan 9, 2007 at 9:41\u{202F}AM"
    )
    expect(Date.now.formatted(style.weekday().day()), "Tue 9")
    expect(Date.now.formatted(style.hour(.defaultDigits(amPM: .omitted)).minute()), "09:41")
    expect(Date.now.formatted(style.month(.defaultDigits).day().year()), "1/9/2007")
    expect(
      Date.now.formatted(style.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits)),
      "09:41\u{202F}AM"
    )
    expect(Date.now.formatted(style.month(.twoDigits).day(.twoDigits).year()), "01/09/2007")
    expect(Date.now.formatted(style.weekday().hour().minute()), "Tue 9:41\u{202F}AM")
    expect(Date.now.formatted(style.weekday(.abbreviated).day().month(.abbreviated)), "Tue, Jan 9")
    expect(Date.now.formatted(style.month(.abbreviated).day(.twoDigits)), "Jan 09")
    expect(Date.now.formatted(style.year().month(.defaultDigits)), "1/2007")
    expect(Date.now.formatted(style.month(.defaultDigits).day()), "1/9")
    expect(
      Date.now.formatted(style.month(.wide).day().hour().minute()),
      "January 9 at 9:41\u{202F}AM"
    )
    expect(
      Date.now.formatted(style.year().month(.wide).day().hour().minute()),
      "January 9, 2007 at 9:41\u{202F}AM"
    )
    expect(Date.now.formatted(style.weekday(.wide).hour()), "Tuesday, 9\u{202F}AM")
  }

  private func expect(
    _ text: String,
    _ expected: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(text == expected, sourceLocation: location)
  }
}
