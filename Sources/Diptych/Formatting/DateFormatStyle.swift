extension Date {
  /// Writes moments by their parts.
  ///
  /// Behaves as Foundation's type of this name, with the patterns that CLDR gives for a few
  /// languages.
  public struct FormatStyle: Diptych.FormatStyle {
    var weekday: Symbol.Weekday?
    var era: Symbol.Era?
    var quarter: Symbol.Quarter?
    var year: Symbol.Year?
    var month: Symbol.Month?
    var day: Symbol.Day?
    var hour: Symbol.Hour?
    var minute: Symbol.Minute?
    var second: Symbol.Second?
    var showsTimeZone = false
    /// The language and region that a scene chooses; `nil` takes those around.
    var chosenLocale: Locale?
    /// The zone of time that a scene chooses; `nil` takes the one around.
    var chosenTimeZone: TimeZone?

    /// Creates the form of the numeric date and the short time.
    public init() {}

    /// Creates the form of a date and a time in usual lengths.
    ///
    /// - Parameters:
    ///   - date: The length of the date; `nil` shows none.
    ///   - time: The length of the time; `nil` shows none.
    ///   - locale: The language and region; `nil` takes those around.
    ///   - calendar: The calendar, of which there is one.
    ///   - timeZone: The zone of time; `nil` takes the one around.
    public init(
      date: DateStyle?,
      time: TimeStyle? = nil,
      locale: Locale? = nil,
      calendar: Calendar? = nil,
      timeZone: TimeZone? = nil
    ) {
      date?.choose(in: &self)
      time?.choose(in: &self)
      chosenLocale = locale
      chosenTimeZone = timeZone
    }

    /// The language and region in which dates are written.
    public var locale: Locale {
      get { chosenLocale ?? Locale(identifier: "en_US") }
      set { chosenLocale = newValue }
    }
    /// The zone of time whose clocks are shown.
    public var timeZone: TimeZone {
      get { chosenTimeZone ?? .current }
      set { chosenTimeZone = newValue }
    }

    /// The form in another language.
    public func locale(_ locale: Locale) -> FormatStyle { with(\.chosenLocale, locale) }

    private func with<Choice>(
      _ part: WritableKeyPath<FormatStyle, Choice?>,
      _ choice: Choice
    ) -> FormatStyle {
      var copy = self
      copy[keyPath: part] = choice
      return copy
    }

    /// The form with the year.
    public func year(_ format: Symbol.Year = .defaultDigits) -> FormatStyle { with(\.year, format) }
    /// The form with the era.
    public func era(_ format: Symbol.Era = .abbreviated) -> FormatStyle { with(\.era, format) }
    /// The form with the quarter of the year.
    public func quarter(_ format: Symbol.Quarter = .abbreviated) -> FormatStyle {
      with(\.quarter, format)
    }
    /// The form with the month.
    public func month(_ format: Symbol.Month = .abbreviated) -> FormatStyle {
      with(\.month, format)
    }
    /// The form with the day of the month.
    public func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle { with(\.day, format) }
    /// The form with the day of the week.
    public func weekday(_ format: Symbol.Weekday = .abbreviated) -> FormatStyle {
      with(\.weekday, format)
    }
    /// The form with the hour.
    public func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> FormatStyle {
      with(\.hour, format)
    }
    /// The form with the minute.
    public func minute(_ format: Symbol.Minute = .defaultDigits) -> FormatStyle {
      with(\.minute, format)
    }
    /// The form with the second.
    public func second(_ format: Symbol.Second = .defaultDigits) -> FormatStyle {
      with(\.second, format)
    }

    /// The written form of a moment.
    public func format(_ value: Date) -> String {
      let style = hasNoPart ? FormatStyle(date: .numeric, time: .shortened) : self
      let language = DateLanguage(locale)
      let civil = timeZone.civil(value)
      let date = style.date(civil, language)
      var time = style.time(civil, language)
      if style.showsTimeZone { time += " " + (timeZone.abbreviation(for: value) ?? "") }
      if date.isEmpty || time.isEmpty { return date + time }
      return date + style.joint(language) + time
    }

    /// Whether no part is chosen, which stands for the usual ones.
    private var hasNoPart: Bool {
      weekday == nil && year == nil && month == nil && day == nil && hour == nil && minute == nil
        && second == nil && era == nil && quarter == nil
    }

    /// What stands between a date and a time.
    private func joint(_ language: DateLanguage) -> String {
      guard month != nil || day != nil || weekday == .wide else { return " " }
      let joints = language.timeJoints
      guard day != nil, let month, month.isWord else { return joints.numeric }
      return month == .wide ? joints.wide : joints.short
    }
  }

  /// The moment in a form of one's choice.
  public func formatted<Style: Diptych.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Date { style.format(self) }

  /// The moment with its date and time in usual lengths.
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }

  /// The moment with its numeric date and its short time.
  public func formatted() -> String { FormatStyle().format(self) }

  // Foundation spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The moment as machines read it: `2007-01-09T09:41:00Z`.
  public func ISO8601Format() -> String {
    let civil = CivilTime(self)
    return "\(civil.isoDate)T\(civil.isoTime)Z"
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// Writes moments by the parts that are chosen.
  public static var dateTime: Self { Self() }
}
