// Scenes find these in SwiftUI because it hands Foundation on, which this project does without.

/// A language and a region.
public struct Locale: Hashable, Sendable {
  /// The identifier, such as `ar_EG`.
  public let identifier: String

  /// Creates a locale.
  public init(identifier: String) {
    self.identifier = identifier
  }

  private var numbers: NumberLanguage { NumberLanguage(self) }

  /// The code of the region's currency in ISO 4217; nil where no region is named.
  public var currencyCode: String? { numbers.currency }
  /// The symbol of the region's currency; the sign for any currency where no region is named.
  public var currencySymbol: String? { numbers.currency.map(numbers.symbol) ?? "¤" }
  /// What stands before the places behind the point.
  public var decimalSeparator: String? { numbers.point }
  /// What stands between thousands.
  public var groupingSeparator: String? { numbers.group }
}

/// Opens an address, which a picture never does.
public struct OpenURLAction: Sendable {
  /// Creates an action.
  public init() {}
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

extension EnvironmentValues {
  /// The calendar in which views show dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The zone of time in which views show dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar, in the language and the zone of time that are set around views where it has none
  /// of its own.
  var dateCalendar: Calendar {
    var calendar = calendar
    if calendar.locale == nil { calendar.locale = locale }
    if calendar.timeZone == .current { calendar.timeZone = timeZone }
    return calendar
  }

  /// The language and region of the views.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Opens an address, which a picture never does.
  public var openURL: OpenURLAction { OpenURLAction() }
}
