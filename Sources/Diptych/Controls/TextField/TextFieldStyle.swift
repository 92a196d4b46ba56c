/// How text fields look; scenes choose one and cannot declare their own.
public protocol TextFieldStyle {
  /// Whether the field has a rounded border.
  var hasRoundedBorder: Bool { get }
}

/// The style that the place of a field decides: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// A plain field has no border.
  public var hasRoundedBorder: Bool { false }
}

/// Text without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// A plain field has no border.
  public var hasRoundedBorder: Bool { false }
}

/// Text in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field has a rounded border.
  public var hasRoundedBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the place of a field decides.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without anything around it.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Draws the text fields in the view in a style.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    changingStyles { $0.textField = style }
  }
}
