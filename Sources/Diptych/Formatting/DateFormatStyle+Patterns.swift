extension Date.FormatStyle {
  /// The parts of a date in the order of `en_US`: weekday, month, day, year.
  func date(_ civil: CivilTime) -> String {
    let name = DateSymbols.weekdays[civil.weekday - 1]
    let weekday = weekday.map {
      switch $0 {
      case .wide: name
      case .abbreviated: String(name.prefix(3))
      case .short: String(name.prefix(2))
      case .narrow: String(name.prefix(1))
      }
    }
    let year = year.map {
      $0 == .twoDigits ? (civil.year % 100).padded(to: 2) : "\(civil.year)"
    }
    let day = day.map { $0 == .twoDigits ? civil.day.padded(to: 2) : "\(civil.day)" }
    guard let month else {
      // A day of the week and one of the month: `Tue 9`.
      return [weekday, day, year].compactMap { $0 }.joined(separator: " ")
    }
    let monthAndDay: String
    if month.isWord {
      let words = [word(for: month, civil), day].compactMap { $0 }.joined(separator: " ")
      monthAndDay = [words, year].compactMap { $0 }.joined(separator: day == nil ? " " : ", ")
    } else {
      let number = month == .twoDigits ? civil.month.padded(to: 2) : "\(civil.month)"
      monthAndDay = [number, day, year].compactMap { $0 }.joined(separator: "/")
    }
    return [weekday, monthAndDay].compactMap { $0 }.joined(separator: ", ")
  }

  private func word(for month: Symbol.Month, _ civil: CivilTime) -> String {
    let name = DateSymbols.months[civil.month - 1]
    return switch month {
    case .narrow: String(name.prefix(1))
    case .abbreviated: String(name.prefix(3))
    default: name
    }
  }

  /// The parts of a time in the order of `en_US`, with twelve hours twice a day.
  func time(_ civil: CivilTime) -> String {
    var parts: [String] = []
    var half = ""
    if let hour {
      let number = (civil.hour + 11) % 12 + 1
      let isMorning = civil.hour < 12
      let (digits, amPM) =
        switch hour {
        case .defaultDigits(let amPM): (amPM == .omitted ? 2 : 1, amPM)
        case .twoDigits(let amPM): (2, amPM)
        }
      parts.append(number.padded(to: digits))
      switch amPM {
      case .omitted: break
      case .narrow: half = isMorning ? "\u{202F}a" : "\u{202F}p"
      default: half = isMorning ? "\u{202F}AM" : "\u{202F}PM"
      }
    }
    if let minute {
      let digits = hour == nil && minute == .defaultDigits ? 1 : 2
      parts.append(civil.minute.padded(to: digits))
    }
    if let second {
      let digits = parts.isEmpty && second == .defaultDigits ? 1 : 2
      parts.append(civil.second.padded(to: digits))
    }
    return parts.joined(separator: ":") + half + (showsTimeZone ? " GMT" : "")
  }
}
