// How a language writes dates in the letters of Unicode's date formats: `d. MMMM y`.
extension DateLanguage {
  /// How much of a date or a time is told.
  enum Length: Int, Sendable { case none, short, medium, long, full }

  /// The format of a date and a time in their usual lengths.
  func format(date: Length, time: Length) -> String {
    let day = dateFormat(date)
    let hour = timeFormat(time)
    if day.isEmpty || hour.isEmpty { return day + hour }
    let joint =
      switch date {
      case .none, .short: timeJoints.numeric
      case .medium: timeJoints.short
      case .long, .full: timeJoints.wide
      }
    return day + quoted(joint) + hour
  }

  /// The format of the parts that a template names, in any order.
  func format(of template: String) -> String {
    func run(_ letters: String) -> String {
      guard let first = template.first(where: letters.contains) else { return "" }
      return String(template.filter { $0 == first })
    }
    let month = run("ML")
    let day = date(weekday: run("Ec"), month: month, day: run("d"), year: run("yY"))
    let hour = time(hour: run("jhHkK"), minute: run("m"), second: run("s"))
    if day.isEmpty || hour.isEmpty { return day + hour }
    let isNumeric = !month.isEmpty && month.count < 3
    let joint =
      month.isEmpty
      ? weekdayJoints.short == ", " && !isEnglish ? ", " : " "
      : isNumeric
        ? timeJoints.numeric : month.count == 4 ? timeJoints.wide : timeJoints.short
    return day + quoted(joint) + hour
  }

  private func dateFormat(_ date: Length) -> String {
    switch date {
    case .none: ""
    case .short: shortDate
    case .medium: mediumDate ?? self.date(month: "MMM", day: "d", year: "y")
    case .long: self.date(month: "MMMM", day: "d", year: "y")
    case .full: self.date(weekday: "EEEE", month: "MMMM", day: "d", year: "y")
    }
  }

  private func timeFormat(_ time: Length) -> String {
    if time == .none { return "" }
    let parts = self.time(hour: "j", minute: "m", second: time == .short ? "" : "s")
    return parts + (time == .long ? " z" : time == .full ? " zzzz" : "")
  }

  private func date(
    weekday: String = "",
    month: String,
    day: String,
    year: String
  ) -> String {
    var text = ""
    switch month.count {
    case 0:
      return [weekday, day, year].filter { !$0.isEmpty }.joined(separator: " ")
        + (weekday.isEmpty || day.isEmpty ? "" : dayMark)
    case 1, 2:
      let isPadded = isNumericPadded && !(day + year).isEmpty
      let (month, day) = (isPadded ? "MM" : month, isPadded && !day.isEmpty ? "dd" : day)
      let parts = order == .monthDayYear ? [month, day, year] : [day, month, year]
      text = parts.filter { !$0.isEmpty }.joined(separator: numericJoint)
      if !day.isEmpty, year.isEmpty { text += dayMark }
    default:
      let isWide = month.count == 4
      text = month
      if !day.isEmpty {
        let joint = isWide ? monthJoints.wide : monthJoints.short
        text =
          order == .monthDayYear ? "\(month) \(day)" : day + dayMark + quoted(joint) + month
      }
      if !year.isEmpty {
        let joints = day.isEmpty ? monthYearJoints : yearJoints
        text += quoted(isWide ? joints.wide : joints.short) + year
      }
    }
    if weekday.isEmpty { return text }
    return weekday + (year.isEmpty ? weekdayJoints.short : weekdayJoints.full) + text
  }

  private func time(hour: String, minute: String, second: String) -> String {
    let isOwn = hour.first == "j"
    let isHalf = isOwn ? hasHalves : hour.first == "h" || hour.first == "K"
    let letter = isOwn ? (isHalf ? "h" : "H") : String(hour.prefix(1))
    let isPadded = !isHalf && isHourPadded || hour.count > 1 && !isOwn
    let hours = hour.isEmpty ? "" : letter + (isPadded ? letter : "")
    let minutes = minute.isEmpty || hour.isEmpty ? minute : "mm"
    let seconds = second.isEmpty || (hour + minute).isEmpty ? second : "ss"
    let text = [hours, minutes, seconds].filter { !$0.isEmpty }.joined(separator: ":")
    if isHalf, !hour.isEmpty { return text + (isOwn && !isEnglish ? "\u{A0}a" : "\u{202F}a") }
    return isOwn && (minute + second).isEmpty ? text + quoted(hourMark) : text
  }

  /// A text in which words stand for themselves.
  private func quoted(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.contains(where: \.isLetter) ? "'\($0)'" : String($0) }
      .joined(separator: " ")
  }
}

extension Locale {
  /// The format of a date and a time in lengths from 0, none, to 4, all of it.
  package func dateFormat(date: Int, time: Int) -> String {
    DateLanguage(self).format(
      date: .init(rawValue: date) ?? .none,
      time: .init(rawValue: time) ?? .none
    )
  }

  /// The format of the parts of a date that a template names.
  package func dateFormat(of template: String) -> String { DateLanguage(self).format(of: template) }
}
