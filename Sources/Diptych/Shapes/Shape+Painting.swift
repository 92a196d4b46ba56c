extension Shape {
  /// Fills the shape with a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> PaintedShape {
    PaintedShape(self, layers: []).filled(content, style)
  }

  /// Draws a line along the shape's outline, half of its width on either side.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedShape {
    PaintedShape(self, layers: []).stroked(content, style)
  }

  /// Draws a line along the shape's outline, half of its width on either side, in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape of a line along this one's outline.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// The shape of a line along this one's outline, its width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Fills the shape with a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> PaintedInsettableShape {
    PaintedInsettableShape(self).fill(content, style: style)
  }

  /// Draws a line along the shape's outline, half of its width on either side.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    PaintedInsettableShape(self).stroke(content, style: style)
  }

  /// Draws a line along the shape's outline, half of its width on either side, in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    PaintedInsettableShape(self).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line along the inside of the shape's outline.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    PaintedInsettableShape(self).strokeBorder(content, style: style)
  }

  /// Draws a line along the inside of the shape's outline, its width in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedInsettableShape {
    PaintedInsettableShape(self).strokeBorder(content, lineWidth: lineWidth)
  }
}
