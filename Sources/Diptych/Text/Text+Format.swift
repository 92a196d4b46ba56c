extension Text {
  /// Creates a text of a value in a form.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    if let date = input as? Date, let format = format as? Date.FormatStyle {
      self.init(.moment(date, format))
    } else {
      self.init(verbatim: format.format(input))
    }
  }

  /// The forms in which a text shows a moment.
  public struct DateStyle: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    let form: Form

    /// The time: `9:41 AM`.
    public static let time = DateStyle(form: .time)
    /// The date: `January 9, 2007`.
    public static let date = DateStyle(form: .date)
    /// How far the moment is from now: `2 hr, 5 min`.
    public static let relative = DateStyle(form: .relative)
    /// How far the moment is from now, with a sign: `+2 hours`.
    public static let offset = DateStyle(form: .offset)
    /// How far the moment is from now, as a clock: `2:05:00`.
    public static let timer = DateStyle(form: .timer)
  }

  /// Creates a text of a moment.
  ///
  /// The forms that tell a distance are written as examples in Apple's documentation have them;
  /// their widths in other cases are not known from measurements.
  public init(_ date: Date, style: DateStyle) {
    let distance = date.timeIntervalSinceNow.rounded(.towardZero)
    switch style.form {
    case .time:
      let format = Date.FormatStyle(date: .omitted, time: .shortened)
      self.init(.moment(date, format))
    case .date: self.init(.moment(date, Date.FormatStyle(date: .long)))
    case .relative: self.init(verbatim: TimeDistance(distance).relative)
    case .offset: self.init(verbatim: TimeDistance(distance).offset)
    case .timer: self.init(verbatim: TimeDistance(distance).clock)
    }
  }

  /// The characters of the text without their looks.
  package var plainString: String { parts.map(\.string).joined() }
}
