extension Date.FormatStyle {
  /// The forms that parts of a moment can have.
  public enum Symbol {
    /// The forms of years.
    public enum Year: Hashable, Sendable {
      case defaultDigits
      case twoDigits
    }

    /// The forms of eras, in English.
    public enum Era: Hashable, Sendable {
      case abbreviated
      case wide
      case narrow
    }

    /// The forms of quarters, in English.
    public enum Quarter: Hashable, Sendable {
      case oneDigit
      case twoDigits
      case abbreviated
      case wide
      case narrow
    }

    /// The forms of months.
    public enum Month: Hashable, Sendable {
      case defaultDigits
      case twoDigits
      case abbreviated
      case wide
      case narrow

      var isWord: Bool { self != .defaultDigits && self != .twoDigits }
    }

    /// The forms of days.
    public enum Day: Hashable, Sendable {
      case defaultDigits
      case twoDigits
    }

    /// The forms of weekdays.
    public enum Weekday: Hashable, Sendable {
      case abbreviated
      case wide
      case narrow
      case short
    }

    /// The forms of hours.
    public enum Hour: Hashable, Sendable {
      case defaultDigits(amPM: AMPMStyle)
      case twoDigits(amPM: AMPMStyle)

      /// The forms of the two halves of a day.
      public enum AMPMStyle: Hashable, Sendable {
        case omitted
        case abbreviated
        case wide
        case narrow
      }
    }

    /// The forms of minutes; two digits behind an hour.
    public enum Minute: Hashable, Sendable {
      case defaultDigits
      case twoDigits
    }

    /// The forms of seconds; two digits behind a minute.
    public enum Second: Hashable, Sendable {
      case defaultDigits
      case twoDigits
    }
  }

  /// The usual lengths of dates.
  public enum DateStyle: Hashable, Sendable {
    case omitted
    case numeric
    case abbreviated
    case long
    case complete

    func choose(in style: inout Date.FormatStyle) {
      if self == .omitted { return }
      (style.year, style.day) = (.defaultDigits, .defaultDigits)
      switch self {
      case .omitted: break
      case .numeric: style.month = .defaultDigits
      case .abbreviated: style.month = .abbreviated
      case .long: style.month = .wide
      case .complete: (style.month, style.weekday) = (.wide, .wide)
      }
    }
  }

  /// The usual lengths of times.
  public enum TimeStyle: Hashable, Sendable {
    case omitted
    case shortened
    case standard
    case complete

    func choose(in style: inout Date.FormatStyle) {
      if self == .omitted { return }
      (style.hour, style.minute) = (.defaultDigits(amPM: .abbreviated), .defaultDigits)
      if self != .shortened { style.second = .defaultDigits }
      style.showsTimeZone = self == .complete
    }
  }
}
