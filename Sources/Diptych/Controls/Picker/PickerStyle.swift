/// How pickers look; scenes choose one and cannot declare their own.
public protocol PickerStyle {
  /// How the options are shown.
  var form: PickerForm { get }
}

/// How a picker shows its options.
public enum PickerForm: Hashable, Sendable {
  /// The chosen option alone, which opens the others.
  case menu
  /// The chosen option alone, which leads to the others.
  case link
  /// All options in a row, the chosen one in a box.
  case segments
  /// All options below each other, in a list as rows of their own.
  case list
  /// The chosen option in the middle of a wheel, between those before and after it.
  case wheel
}

/// The style that the place of a picker decides: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The chosen option alone.
  public var form: PickerForm { .menu }
}

/// The chosen option, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The chosen option alone.
  public var form: PickerForm { .menu }
}

/// All options in a row.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// All options in a row.
  public var form: PickerForm { .segments }
}

/// All options below each other.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// All options below each other.
  public var form: PickerForm { .list }
}

/// The options on a wheel that turns.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The chosen option between its neighbours.
  public var form: PickerForm { .wheel }
}

/// The chosen option, which leads to a list.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The chosen option alone.
  public var form: PickerForm { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that the place of a picker decides.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, which opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  /// All options in a row.
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// All options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option, which leads to a list.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Draws the pickers in the view in a style.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    changingStyles { $0.picker = style }
  }
}
