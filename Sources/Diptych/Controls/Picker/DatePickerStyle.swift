/// How pickers of dates look; scenes choose a style and cannot declare their own.
public protocol DatePickerStyle {
  /// How the date is shown.
  var form: DatePickerForm { get }
}

/// How a picker shows a date.
public enum DatePickerForm: Hashable, Sendable {
  /// The date and the time in fields, which open what they are chosen with.
  case compact
  /// Wheels for the parts of the date.
  case wheel
  /// The days of a month.
  case graphical
}

/// The style that the place of a picker decides: fields.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Fields.
  public var form: DatePickerForm { .compact }
}

/// The date and the time in fields.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Fields.
  public var form: DatePickerForm { .compact }
}

/// Wheels for the parts of a date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Wheels.
  public var form: DatePickerForm { .wheel }
}

/// The days of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// A month.
  public var form: DatePickerForm { .graphical }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that the place of a picker decides.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time in fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of a date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Draws the pickers of dates in the view in a style.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    changingStyles { $0.datePicker = style }
  }
}
