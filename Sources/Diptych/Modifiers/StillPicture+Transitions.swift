/// How a view comes and goes; in a still picture it stays.
public struct AnyTransition: Hashable, Sendable {
  private init() {}

  /// At once.
  public static let identity = AnyTransition()
  /// By becoming opaque.
  public static let opacity = AnyTransition()
  /// From the leading edge and to the trailing one.
  public static let slide = AnyTransition()
  /// By growing from a point.
  public static let scale = AnyTransition()
  /// By becoming sharp.
  public static let blurReplace = AnyTransition()

  /// By growing from a size about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From an edge and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge and on to the other.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// In one way and out another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// In a course of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Whether a view is about to come, is there, or has gone; in a picture it is there.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, and 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view's content changes; in a still picture it keeps.
public struct ContentTransition: Hashable, Sendable {
  private init() {}

  /// At once.
  public static let identity = ContentTransition()
  /// By mixing both.
  public static let opacity = ContentTransition()
  /// Step by step.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static let numericText = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
