public import LayoutEngine

/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1

  init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  var layoutDirection: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// How roomy an axis of the interface is.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// What views find around them.
public final class UITraitCollection: Sendable {
  /// The direction of a trait collection.
  public enum LayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
  }

  /// The direction of the interface.
  public let layoutDirection: LayoutDirection
  /// Pixels for each point.
  public let displayScale: CGFloat
  /// How roomy the width is.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How roomy the height is.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  init(_ environment: InterfaceEnvironment) {
    layoutDirection = environment.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    displayScale = environment.displayScale
    let room = ScreenRoom(environment.screenSize)
    userInterfaceIdiom = room.isTablet ? .pad : .phone
    horizontalSizeClass = room.isWide ? .regular : .compact
    verticalSizeClass = room.isHigh ? .regular : .compact
  }

  /// The traits of the preview.
  public static var current: UITraitCollection { UITraitCollection(.current) }
}

/// How a view's content is turned round where the interface runs from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the interface.
  case unspecified = 0
  /// Never: the controls of a player.
  case playback = 1
  /// Never: directions in space.
  case spatial = 2
  /// Never.
  case forceLeftToRight = 3
  /// Always.
  case forceRightToLeft = 4

  /// The direction of a view with the attribute in an interface of the given direction.
  func direction(in interface: LayoutEngine.LayoutDirection) -> LayoutEngine.LayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
