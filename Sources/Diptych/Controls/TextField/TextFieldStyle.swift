// SwiftUI's own names: scenes that declare a style spell them so.
// swift-format-ignore: NoLeadingUnderscores
/// How text fields look.
public protocol TextFieldStyle {
  /// The type of what the style draws.
  associatedtype _Body: View
  /// What stands in a field while it is empty.
  typealias _Label = TextFieldStyleLabel

  /// Draws a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// What a style's field shows while it is empty.
public struct TextFieldStyleLabel: View {
  /// The field shows it by itself.
  public var body: some View { EmptyView() }
}

/// A style that every scene has: a box with the text, with or without a border.
protocol BoxedTextFieldStyle: TextFieldStyle, BuiltinStyle {
  var hasRoundedBorder: Bool { get }
}

// swift-format-ignore: NoLeadingUnderscores
extension BoxedTextFieldStyle {
  /// The field draws itself.
  public func _body(configuration: TextField<TextFieldStyleLabel>) -> some View { configuration }
}

/// The style that the place of a field decides: plain.
public struct DefaultTextFieldStyle: BoxedTextFieldStyle {
  /// Creates the style.
  public init() {}

  /// A plain field has no border.
  var hasRoundedBorder: Bool { false }
}

/// Text without anything around it.
public struct PlainTextFieldStyle: BoxedTextFieldStyle {
  /// Creates the style.
  public init() {}

  /// A plain field has no border.
  var hasRoundedBorder: Bool { false }
}

/// Text in a rounded border.
public struct RoundedBorderTextFieldStyle: BoxedTextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field has a rounded border.
  var hasRoundedBorder: Bool { true }
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
