/// What a style draws a toggle from.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyleContent

  /// The label that the scene gives the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ; never here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look.
public protocol ToggleStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a toggle is drawn from.
  typealias Configuration = ToggleStyleConfiguration

  /// Draws a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the place of a toggle decides: a switch.
public struct DefaultToggleStyle: ToggleStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle, BuiltinStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour for switches that are on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      SwitchMark(isOn: configuration.isOn).tint(tint)
    }
  }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      BorderedButton(label: configuration.label, role: nil, isProminent: false)
    } else {
      configuration.label.foregroundStyle(TintShapeStyle())
        .padding(ControlMetrics.buttonInsets(.regular))
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the place of a toggle decides.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label at the leading edge and a switch at the trailing one.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Draws the toggles in the view in a style.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    changingStyles { $0.toggle = style }
  }
}
