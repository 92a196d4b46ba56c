/// A value that a text shows as its surroundings write dates and numbers.
enum FormattedValue: Hashable {
  case moment(Date, Date.FormatStyle)
  case whole(Int, NumberFormat)
  case number(Double, NumberFormat)

  /// The value where nothing around says how values are written.
  var string: String {
    switch self {
    case .moment(let date, let format): format.format(date)
    case .whole(let value, let format): format.string(value)
    case .number(let value, let format): format.string(value)
    }
  }

  /// The value in the language, the region, and the zone of time around the text.
  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .moment(let date, var format):
      if format.chosenLocale == nil { format.chosenLocale = environment.locale }
      if format.chosenTimeZone == nil { format.chosenTimeZone = environment.timeZone }
      return format.format(date)
    case .whole(let value, var format):
      format.locale = format.locale ?? environment.locale
      return format.string(value)
    case .number(let value, var format):
      format.locale = format.locale ?? environment.locale
      return format.string(value)
    }
  }
}

extension Text {
  /// Creates a text of a value that follows its surroundings.
  init(_ value: FormattedValue) {
    parts = [Part(string: value.string, value: value)]
  }

  /// Creates a text of a number that follows its surroundings.
  package init(_ value: Int, format: NumberFormat) { self.init(.whole(value, format)) }

  /// Creates a text of a number that follows its surroundings.
  package init(_ value: Double, format: NumberFormat) { self.init(.number(value, format)) }
}
