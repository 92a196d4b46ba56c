/// A moment that a text shows as its surroundings write dates.
struct Moment: Hashable {
  let date: Date
  let format: Date.FormatStyle

  /// The moment where nothing around says how dates are written.
  var string: String { format.format(date) }

  /// The moment in the language, the region, and the zone of time around the text.
  func string(in environment: EnvironmentValues) -> String {
    var format = format
    if format.chosenLocale == nil { format.chosenLocale = environment.locale }
    if format.chosenTimeZone == nil { format.chosenTimeZone = environment.timeZone }
    return format.format(date)
  }
}

extension Text {
  /// Creates a text of a moment that follows its surroundings.
  init(_ moment: Moment) {
    parts = [Part(string: moment.string, moment: moment)]
  }
}
