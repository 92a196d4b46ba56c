/// A rectangle that fills its frame.
public struct Rectangle: OutlinedShape {
  /// Creates a rectangle.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  var outline: ShapeOutline? { .rectangle }
}

/// The shape of the container around; a terminal has none but the rectangle.
public struct ContainerRelativeShape: OutlinedShape {
  /// Creates the shape.
  public init() {}

  /// The outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  var outline: ShapeOutline? { .rectangle }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
