/// What a style draws a picker of dates from.
public struct DatePickerStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent

  /// What the date is for.
  public let label: Label
  /// The chosen date.
  @Binding public var selection: Date
  /// The first date that can be chosen.
  public let minimumDate: Date?
  /// The last date that can be chosen.
  public let maximumDate: Date?
  /// The parts of the date that can be chosen.
  public let displayedComponents: DatePickerComponents

  init(label: Label, selection: Binding<Date>, displayedComponents: DatePickerComponents) {
    self.label = label
    _selection = selection
    (minimumDate, maximumDate) = (nil, nil)
    self.displayedComponents = displayedComponents
  }
}

/// How pickers of dates look.
public protocol DatePickerStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a picker is drawn from.
  typealias Configuration = DatePickerStyleConfiguration

  /// Draws a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the place of a picker decides: fields.
public struct DefaultDatePickerStyle: DatePickerStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date and the time in fields, which open what they are chosen with.
public struct CompactDatePickerStyle: DatePickerStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// Wheels for the parts of a date.
public struct WheelDatePickerStyle: DatePickerStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

/// The days of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a picker.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
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
