/// The shape of a line along another shape's outline; it keeps the other's size.
struct StrokedShape<Content: Shape>: FormedShape {
  let shape: Content
  let style: StrokeStyle

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var form: ShapeForm { shape.resolvedForm.stroked(style, along: shape) }
}

extension ShapeForm {
  /// The form of a line along the outline of the shape that has this form.
  func stroked(_ style: StrokeStyle, along shape: any Shape) -> ShapeForm {
    // A line along the edges of a line has no name in drawing, so its path is told.
    var form = stroke == nil ? self : replacingPath(shape.path(in:))
    form.stroke = style
    return form
  }
}

/// The part of a shape's outline between two fractions of its length; it keeps the shape's size.
struct TrimmedShape<Content: Shape>: FormedShape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var form: ShapeForm {
    var form = shape.resolvedForm.replacingPath(path(in:))
    form.stroke = nil
    return form
  }
}

extension Shape {
  /// The part of the shape's outline between two fractions of its length, 0...1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}
