/// What a button does, beyond what its action tells.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The button deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes something.
  public static let close = ButtonRole(name: "close")
}

/// What a style draws a button from.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent

  /// What the button does.
  public let role: ButtonRole?
  /// The label that the scene gives the button.
  public let label: Label
  /// Whether a finger holds the button down; never in a picture.
  public let isPressed = false
}

/// How buttons look.
public protocol ButtonStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a button is drawn from.
  typealias Configuration = ButtonStyleConfiguration

  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a button from.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent

  /// What the button does.
  public let role: ButtonRole?
  /// The label that the scene gives the button.
  public let label: Label

  /// Does what the button is for, which a picture never does.
  public func trigger() {}
}

/// How buttons look and behave.
public protocol PrimitiveButtonStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a button is drawn from.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style for looks alone as a style of the whole button.
struct PlainInteraction<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: configuration.label
      )
    )
  }
}

extension View {
  /// Draws the buttons in the view in a style.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    changingStyles { $0.button = style }
  }

  /// Draws the buttons in the view in a style.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changingStyles { $0.button = PlainInteraction(style: style) }
  }
}
