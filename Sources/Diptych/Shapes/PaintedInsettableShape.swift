/// A painted shape along whose inside a line can be added.
public struct PaintedInsettableShape: PrimitiveView {
  private let shape: any InsettableShape
  package let painted: PaintedShape

  init(_ shape: any InsettableShape, painted: PaintedShape? = nil, layers: [ShapeLayer] = []) {
    self.shape = shape
    self.painted = painted ?? PaintedShape(shape, layers: layers)
  }

  private func with(_ painted: PaintedShape) -> PaintedInsettableShape {
    PaintedInsettableShape(shape, painted: painted)
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    painted.lower(into: &tree, in: scope)
  }
}

extension PaintedInsettableShape {
  /// Fills the shape once more, in front of what is painted.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> PaintedInsettableShape {
    with(painted.filled(content, style))
  }

  /// Draws a line along the shape's outline, in front of what is painted.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    with(painted.stroked(content, style))
  }

  /// Draws a line along the shape's outline, in front of what is painted; its width in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the inside of the shape's outline, in front of what is painted.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    with(painted.adding(ShapeLayer(form: shape.borderForm(style), style: content)))
  }

  /// Draws a line along the inside of the shape's outline, in front of what is painted.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The form of a line that lies inside the outline: the line along a shape half as far in.
  func borderForm(_ style: StrokeStyle) -> ShapeForm {
    let inner = inset(by: style.lineWidth / 2)
    var form = inner.resolvedForm.stroked(style, along: inner)
    form.name = resolvedForm.name
    return form
  }
}
