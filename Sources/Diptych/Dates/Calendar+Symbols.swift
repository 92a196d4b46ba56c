// The names that a calendar has in the language of its locale.
extension Calendar {
  /// How the calendar writes dates.
  var language: DateLanguage { locale.map(DateLanguage.init) ?? .english }

  /// The names of the months.
  public var monthSymbols: [String] { language.months }
  /// The short names of the months.
  public var shortMonthSymbols: [String] { language.shortMonths }
  /// The shortest names of the months.
  public var veryShortMonthSymbols: [String] { language.months.map { String($0.prefix(1)) } }
  /// The names of the weekdays from Sunday.
  public var weekdaySymbols: [String] { language.weekdays }
  /// The short names of the weekdays, from Sunday.
  public var shortWeekdaySymbols: [String] { language.shortWeekdays }
  /// The shortest names of the weekdays, from Sunday.
  public var veryShortWeekdaySymbols: [String] { language.veryShortWeekdays }
  /// The name of the time before noon.
  public var amSymbol: String { language.halves[0] }
  /// The name of the time after noon.
  public var pmSymbol: String { language.halves[1] }
}
