extension Date {
  /// Writes moments by their parts.
  ///
  /// Behaves as Foundation's type of this name, with the patterns that CLDR gives for `en_US`.
  public struct FormatStyle: Diptych.FormatStyle {
    var weekday: Symbol.Weekday?
    var year: Symbol.Year?
    var month: Symbol.Month?
    var day: Symbol.Day?
    var hour: Symbol.Hour?
    var minute: Symbol.Minute?
    var second: Symbol.Second?
    var showsTimeZone = false

    /// Creates the form of the numeric date and the short time.
    public init() {}

    /// Creates the form of a date and a time in usual lengths.
    public init(date: DateStyle?, time: TimeStyle? = nil) {
      date?.choose(in: &self)
      time?.choose(in: &self)
    }

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
      var style = self
      if style == FormatStyle() { style = FormatStyle(date: .numeric, time: .shortened) }
      let civil = CivilTime(value)
      let (date, time) = (style.date(civil), style.time(civil))
      if date.isEmpty || time.isEmpty { return date + time }
      return date + style.joint + time
    }

    /// What stands between a date and a time.
    private var joint: String {
      if day != nil, month?.isWord == true { return " at " }
      return month == nil && day == nil && weekday != .wide ? " " : ", "
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
