/// The style that the place of a button decides: borderless.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label in the colour of controls.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(ButtonPaint(role: configuration.role))
  }
}

/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A tinted label in a faint rounded box.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, role: configuration.role, isProminent: false)
  }
}

/// A label in a rounded box of the colour of controls.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltinStyle {
  /// Creates the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(label: configuration.label, role: configuration.role, isProminent: true)
  }
}

/// A label in a rounded box.
struct BorderedButton: ComposedView {
  let label: StyleContent
  let role: ButtonRole?
  let isProminent: Bool
  var box = AnyShape(RoundedRectangle(cornerRadius: ControlMetrics.boxRadius))
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    let paint = ButtonPaint(role: role)
    label
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(paint))
      .padding(ControlMetrics.buttonInsets(controlSize))
      .background(isProminent ? AnyShapeStyle(paint) : AnyShapeStyle(paint.opacity(0.15)), in: box)
  }
}

/// The colour of controls, and red for what deletes.
struct ButtonPaint: PaintStyle {
  let role: ButtonRole?

  func paint(in environment: EnvironmentValues) -> Paint {
    role == .destructive ? Color.red.paint(in: environment) : environment.tint
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the place of a button decides.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the colour of controls.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label in a faint rounded box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label in a rounded box of the colour of controls.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
