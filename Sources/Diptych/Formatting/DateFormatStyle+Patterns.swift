extension Date.FormatStyle {
  /// The parts of a date in the order of a language: weekday, month, day, year.
  func date(_ civil: CivilTime, _ language: DateLanguage) -> String {
    let weekday = weekday.map { word(for: $0, civil, language) }
    let year = yearParts(civil, language)
    guard let month else {
      // A day of the week and one of the month: `Tue 9`.
      let day = day.map { number(civil.day, isPadded: $0 == .twoDigits, language) }
      return [weekday, day, year].compactMap { $0 }.joined(separator: " ")
    }
    let joints = language.weekdayJoints
    let date =
      month.isWord
      ? words(month, year, civil, language) : numbers(month, year, civil, language)
    return [weekday, date].compactMap { $0 }
      .joined(separator: year == nil ? joints.short : joints.full)
  }

  /// The quarter, the year, and the era, as far as they are shown.
  private func yearParts(_ civil: CivilTime, _ language: DateLanguage) -> String? {
    let parts = [
      quarter.map { text(of: (civil.month + 2) / 3, $0) },
      year.map {
        $0 == .twoDigits ? language.digits(civil.year % 100, 2) : language.digits(civil.year)
      },
      era.map(text),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func text(of quarter: Int, _ style: Symbol.Quarter) -> String {
    switch style {
    case .oneDigit, .narrow: "\(quarter)"
    case .twoDigits: "0\(quarter)"
    case .abbreviated: "Q\(quarter)"
    case .wide: ["1st", "2nd", "3rd", "4th"][quarter - 1] + " quarter"
    }
  }

  private func text(of style: Symbol.Era) -> String {
    switch style {
    case .abbreviated: "AD"
    case .wide: "Anno Domini"
    case .narrow: "A"
    }
  }

  private func words(
    _ month: Symbol.Month,
    _ year: String?,
    _ civil: CivilTime,
    _ language: DateLanguage
  ) -> String {
    let isWide = month == .wide
    let name = word(for: month, isAlone: day == nil && year == nil, civil, language)
    let day = day.map { number(civil.day, isPadded: $0 == .twoDigits, language) }
    var text = name
    if let day {
      switch language.order {
      case .monthDayYear: text = "\(name) \(day)"
      case .dayMonthYear:
        let joints = language.monthJoints
        text = day + language.dayMark + (isWide ? joints.wide : joints.short) + name
      }
    }
    guard let year else { return text }
    let joints = day == nil ? language.monthYearJoints : language.yearJoints
    return text + (isWide ? joints.wide : joints.short) + year
  }

  private func numbers(
    _ month: Symbol.Month,
    _ year: String?,
    _ civil: CivilTime,
    _ language: DateLanguage
  ) -> String {
    let isAlone = day == nil && year == nil
    let isPadded = language.isNumericPadded && !isAlone
    let number = number(civil.month, isPadded: isPadded || month == .twoDigits, language)
    let day = day.map {
      self.number(civil.day, isPadded: isPadded || $0 == .twoDigits, language)
    }
    let parts = language.order == .monthDayYear ? [number, day, year] : [day, number, year]
    let text = parts.compactMap { $0 }.joined(separator: language.numericJoint)
    return day == nil || year != nil ? text : text + language.dayMark
  }

  private func number(_ number: Int, isPadded: Bool, _ language: DateLanguage) -> String {
    language.digits(number, isPadded ? 2 : 1)
  }

  private func word(
    for weekday: Symbol.Weekday,
    _ civil: CivilTime,
    _ language: DateLanguage
  ) -> String {
    let day = civil.weekday - 1
    let isAlone = month == nil && self.day == nil
    return switch weekday {
    case .wide: language.weekdays[day]
    case .abbreviated: language.shortWeekday(day, isAlone: isAlone)
    case .short:
      language.isEnglish
        ? String(language.weekdays[day].prefix(2)) : language.shortWeekday(day, isAlone: isAlone)
    case .narrow: language.veryShortWeekdays[day]
    }
  }

  private func word(
    for month: Symbol.Month,
    isAlone: Bool,
    _ civil: CivilTime,
    _ language: DateLanguage
  ) -> String {
    switch month {
    case .narrow: language.months[civil.month - 1].prefix(1).uppercased()
    case .abbreviated: language.shortMonth(civil.month - 1, isAlone: isAlone)
    default: language.months[civil.month - 1]
    }
  }

  /// The parts of a time, in the hours that a language counts.
  func time(_ civil: CivilTime, _ language: DateLanguage) -> String {
    var parts: [String] = []
    var half = ""
    if let hour {
      var (digits, amPM) =
        switch hour {
        case .defaultDigits(let amPM): (1, amPM)
        case .twoDigits(let amPM): (2, amPM)
        }
      if language.hasHalves {
        if amPM == .omitted { digits = 2 }
        parts.append(language.digits((civil.hour + 11) % 12 + 1, digits))
        half = self.half(of: civil, amPM, language)
      } else {
        if language.isHourPadded { digits = 2 }
        parts.append(language.digits(civil.hour, digits))
        if minute == nil, second == nil { half = language.hourMark }
      }
    }
    if let minute {
      let digits = hour == nil && minute == .defaultDigits ? 1 : 2
      parts.append(language.digits(civil.minute, digits))
    }
    if let second {
      let digits = parts.isEmpty && second == .defaultDigits ? 1 : 2
      parts.append(language.digits(civil.second, digits))
    }
    return parts.joined(separator: ":") + half
  }

  private func half(
    of civil: CivilTime,
    _ style: Symbol.Hour.AMPMStyle,
    _ language: DateLanguage
  ) -> String {
    let name = language.halves[civil.hour < 12 ? 0 : 1]
    // English keeps both together by a narrow space.
    let space = language.isEnglish ? "\u{202F}" : "\u{A0}"
    return switch style {
    case .omitted: ""
    case .narrow: space + (language.isEnglish ? name.prefix(1).lowercased() : name)
    case .abbreviated, .wide: space + name
    }
  }
}

extension DateLanguage {
  var isEnglish: Bool { today == Self.english.today }

  fileprivate func shortMonth(_ month: Int, isAlone: Bool) -> String {
    isAlone && shortensNamesAlone ? String(months[month].prefix(3)) : shortMonths[month]
  }

  fileprivate func shortWeekday(_ day: Int, isAlone: Bool) -> String {
    let name = shortWeekdays[day]
    return isAlone && shortensNamesAlone && name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
