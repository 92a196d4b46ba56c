extension View {
  /// Fills a shape behind the view with a style.
  public func background<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Fills a shape behind the view with the background.
  public func background<Content: Shape>(
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape over the view with a style.
  public func overlay<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Draws nothing of the view outside a shape in its frame.
  public func clipShape<Content: Shape>(
    _ shape: Content,
    style: FillStyle = FillStyle()
  ) -> some View {
    clip(to: shape.resolvedForm.filled(style))
  }

  /// Draws nothing of the view outside its frame with rounded corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Sets the shape that ``ContainerRelativeShape`` takes on elsewhere; here that is a rectangle.
  public func containerShape<Content: InsettableShape>(_ shape: Content) -> some View { self }

  func clip(to form: ShapeForm) -> some View {
    drawingEffect { size, direction in .clip(form.outline(in: size, direction)) }
  }
}
