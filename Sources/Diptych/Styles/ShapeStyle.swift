/// Something that an area can be painted with.
public protocol ShapeStyle: Sendable {
  /// The view that this style alone makes, filling what it is offered.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint of a style that drawing knows itself, `nil` of all others; styles leave it as it is.
  func ownPaint(in environment: EnvironmentValues) -> Paint?
}

extension ShapeStyle {
  /// None: the style stands for another one.
  public func ownPaint(in environment: EnvironmentValues) -> Paint? { nil }
}

extension Never: ShapeStyle {
  /// The style that no environment makes.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("A style without a resolution was asked for one.")
  }
}

extension ShapeStyle where Resolved == Never {
  /// The resolution that styles of the vocabulary do not have.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted itself and resolves to nothing else.")
  }
}

/// A style that drawing knows itself.
package protocol PaintStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint
}

extension PaintStyle {
  /// The paint.
  ///
  /// A requirement of every style leads here: the Swift runtime takes long to find out whether a type
  /// of styles is one that drawing knows.
  public func ownPaint(in environment: EnvironmentValues) -> Paint? { paint(in: environment) }
}

extension ShapeStyle {
  /// The paint of any style.
  package func resolvedPaint(in environment: EnvironmentValues) -> Paint {
    if let paint = ownPaint(in: environment) { return paint }
    if Resolved.self == Never.self { return environment.foreground }
    return resolve(in: environment).resolvedPaint(in: environment)
  }

  /// The style made translucent; 0 shows nothing, 1 everything.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    TranslucentStyle(style: self, opacity: opacity)
  }
}

struct TranslucentStyle<Style: ShapeStyle>: PaintStyle {
  let style: Style
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> Paint {
    style.resolvedPaint(in: environment).opacity(opacity.inUnitInterval())
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: PaintStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  package func paint(in environment: EnvironmentValues) -> Paint {
    style.resolvedPaint(in: environment)
  }
}

/// The style that the views around set.
public struct ForegroundStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { environment.foreground }
}

/// The style behind everything.
public struct BackgroundStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.background ?? Paint(.background)
  }
}

/// The style of a box around content: the one set for backgrounds, or a faint grey.
struct BoxStyle: PaintStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    environment.background ?? ControlPaint.box.paint(in: environment)
  }
}

/// The style of controls.
public struct TintShapeStyle: PaintStyle {
  /// Creates the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint { environment.tint }
}

/// A style that is a step fainter than the one the views around set.
public struct HierarchicalShapeStyle: PaintStyle {
  fileprivate let level: Int

  /// The style that the views around set.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// One step fainter.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Two steps fainter.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Three steps fainter.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Four steps fainter.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much of each step covers what lies behind.
  private static let opacities = [1, 0.6, 0.3, 0.18, 0.1]

  package func paint(in environment: EnvironmentValues) -> Paint {
    if level == 1, environment.foreground == Paint(.primary) { return Paint(.secondary) }
    return environment.foreground.opacity(Self.opacities[level])
  }
}
