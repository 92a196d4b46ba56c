/// The way out of what is presented; a still picture stays.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Where in its life an app is.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
  case background, inactive, active

  /// Whether the first phase is further from the foreground.
  public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
  /// The way out of what is presented.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented over another: it is not.
  public var isPresented: Bool { false }

  /// Where in its life the app is: in the foreground.
  public var scenePhase: ScenePhase { .active }

  /// Whether keys reach the view: they do not.
  public var isFocused: Bool { false }

  /// Whether the user wants little movement: as usual.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the user wants no transparency: as usual.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user tells things apart by other means than colour: as usual.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the user hears the screen: as usual.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// How much room there is in width; that of an upright phone where nothing says otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is in height; that of an upright phone where nothing says otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
