import LayoutEngine
import Testing

@testable import Diptych

@Suite struct `Pickers of dates` {
  private func texts(
    _ width: CGFloat,
    _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: () -> some View
  ) -> [String] {
    let layout = ViewLayout(width, 400, direction, view)
    return layout.drawings.compactMap { drawing in
      guard case .text(let text) = drawing, !text.string.isEmpty else { return nil }
      return text.string
    }
  }

  private func size(_ view: some View) -> [CGFloat]? {
    ViewLayout(400, 500) { view.accessibilityIdentifier("picker") }.frame("picker")
      .map { Array($0.suffix(2)) }
  }

  private func picker(_ components: DatePickerComponents) -> DatePicker<Text> {
    DatePicker("Day", selection: .constant(.now), displayedComponents: components)
  }

  @Test func `have the sizes of their styles`() {
    #expect(size(picker(.date)) == [400, 34])
    // A label of 24 and the least gap of 8 stand before the wheels.
    #expect(size(picker(.date).datePickerStyle(.wheel)) == [400, 216])
    #expect(size(picker(.date).datePickerStyle(.wheel).labelsHidden().fixedSize()) == [320, 216])
    // Title 44, weekdays 20, six weeks of 44; the time is another line of 44.
    #expect(size(picker(.date).datePickerStyle(.graphical)) == [400, 328])
    #expect(size(picker([.date, .hourAndMinute]).datePickerStyle(.graphical)) == [400, 372])
    #expect(size(picker(.date).datePickerStyle(.graphical).fixedSize()) == [320, 328])
  }

  @Test func `show the date in fields, in the language around`() {
    #expect(
      texts(400) { picker([.date, .hourAndMinute]) } == ["Day", "Jan 9, 2007", "9:41\u{202F}AM"]
    )
    #expect(
      texts(400) {
        picker([.date, .hourAndMinute]).labelsHidden()
          .environment(\.locale, Locale(identifier: "de_DE"))
          .environment(\.timeZone, TimeZone(identifier: "Europe/Berlin") ?? .gmt)
      } == ["9. Jan. 2007", "10:41"]
    )
  }

  @Test func `show wheels in the order of a language`() {
    let english = texts(400) { picker(.date).labelsHidden().datePickerStyle(.wheel) }
    #expect(
      english == [
        "October", "November", "December", "January", "February", "March", "April",
        "6", "7", "8", "9", "10", "11", "12",
        "2004", "2005", "2006", "2007", "2008", "2009", "2010",
      ]
    )
    let german = texts(400) {
      picker(.date).labelsHidden().datePickerStyle(.wheel)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(german[3] == "9" && german[10] == "Januar" && german[17] == "2007")
    let time = texts(400) { picker(.hourAndMinute).labelsHidden().datePickerStyle(.wheel) }
    #expect(
      time == [
        "6", "7", "8", "9", "10", "11", "12", "38", "39", "40", "41", "42", "43", "44", "AM", "PM",
      ]
    )
    let both = texts(400) {
      picker([.date, .hourAndMinute]).labelsHidden().datePickerStyle(.wheel)
    }
    #expect(both.prefix(5) == ["Sat, Jan 6", "Sun, Jan 7", "Mon, Jan 8", "Today", "Wed, Jan 10"])
  }

  @Test func `show a month whose weeks begin as the calendar says`() {
    let american = texts(400) { picker(.date).datePickerStyle(.graphical) }
    #expect(american.prefix(3) == ["January 2007", "SUN", "MON"])
    #expect(american.count == 1 + 7 + 31)
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    let fromMonday = texts(400) {
      picker(.date).datePickerStyle(.graphical).environment(\.calendar, calendar)
    }
    #expect(fromMonday.prefix(3) == ["January 2007", "MON", "TUE"])
    let arabic = texts(400, .rightToLeft) {
      picker(.date).datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: "ar_EG"))
    }
    #expect(arabic.prefix(2) == ["يناير ٢٠٠٧", "سبت"])
    #expect(arabic.last == "٣١")
  }

  @Test func `put days below their weekdays in both directions`() {
    func position(_ text: String, _ direction: LayoutDirection) -> CGFloat? {
      let layout = ViewLayout(350, 400, direction) { picker(.date).datePickerStyle(.graphical) }
      return layout.tree.nodes.first { node in
        guard case .text(let drawn) = node.drawing else { return false }
        return drawn.string == text
      }?.frame.midX
    }
    // Columns of 50: January 1, 2007 was a Monday.
    #expect(position("MON", .leftToRight) == 75 && position("1", .leftToRight) == 75)
    #expect(position("SAT", .leftToRight) == 325 && position("6", .leftToRight) == 325)
    #expect(position("MON", .rightToLeft) == 275 && position("1", .rightToLeft) == 275)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `show several chosen days of this month`(direction: LayoutDirection) {
    let days: Set = [
      DateComponents(year: 2007, month: 1, day: 3), DateComponents(day: 20),
      DateComponents(year: 2007, month: 2, day: 5),
    ]
    let layout = ViewLayout(350, 400, direction) {
      MultiDatePicker("Days", selection: .constant(days)).accessibilityIdentifier("picker")
    }
    #expect(layout.frame("picker") == [0, 36, 350, 328])
    let marks = layout.tree.nodes.filter { node in
      if case .shape(.circle, _, _) = node.drawing { true } else { false }
    }
    // January 3 was a Wednesday and the 20th a Saturday: columns of 50, lines of 44 below 64.
    #expect(marks.map(\.frame.midX) == (direction == .leftToRight ? [175, 325] : [175, 25]))
    #expect(marks.map(\.frame.midY) == [122, 210])
  }
}
