/// A path stands in its frame as it is: neither scaled to it nor moved.
extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path: FormedShape {
  var form: ShapeForm {
    ShapeForm(name: Self.elementName, path: path(in:), behavior: layoutDirectionBehavior)
  }
}
