/// A shape whose outline is that of two others, combined.
///
/// It takes all it is offered, also where either shape would take a square.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
}

extension Shape {
  /// The shape of what is inside both shapes.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The shape of what is inside either shape.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The shape of what is inside this shape and outside another.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The shape of what is inside one of the shapes and outside the other.
  public func symmetricDifference<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of the shape's line that are inside another shape.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of the shape's line that are outside another shape.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
