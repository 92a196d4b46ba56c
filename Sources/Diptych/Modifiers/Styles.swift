/// A view painted with a style, which its environment resolves.
package struct Foreground<Content: View, Style: ShapeStyle>: PrimitiveView {
  let content: Content
  let style: Style

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.environment.foreground = style.resolvedPaint(in: scope.environment)
    tree.lower(content, in: scope)
  }
}

/// A style that fills what it is offered.
package struct StyleView<Style: ShapeStyle>: PrimitiveView {
  let style: Style

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let paint = style.resolvedPaint(in: scope.environment)
    tree.element(
      "\(Style.self)",
      rule: .flexible,
      drawing: .fixed(.shape(.rectangle, fill: paint, stroke: nil)),
      in: scope
    )
  }
}

package struct Border<Content: View, Style: ShapeStyle>: PrimitiveView {
  let content: Content
  let style: Style
  let width: CGFloat

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let paint = style.resolvedPaint(in: scope.environment)
    tree.modified(
      content,
      by: .identity,
      drawing: .fixed(.border(paint, width: width)),
      in: scope
    )
  }
}

extension View {
  /// Paints the view's texts, shapes and symbols with a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    Foreground(content: self, style: style)
  }

  /// Paints the view's texts, shapes and symbols with a style; the second serves layered symbols.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View {
    Foreground(content: self, style: primary)
  }

  /// Paints the view's texts, shapes and symbols with a style; the others serve layered symbols.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View {
    Foreground(content: self, style: primary)
  }

  /// Paints the view's texts, shapes and symbols with a colour; `nil` keeps what is set around.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { if let color { $0.foreground = color.paint(in: $0) } }
  }

  /// Paints the controls in the view with a style.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.tint = style.resolvedPaint(in: $0) }
  }

  /// Paints the controls in the view with a colour; `nil` keeps what is set around.
  public func tint(_ color: Color?) -> some View {
    changingEnvironment { if let color { $0.tint = color.paint(in: $0) } }
  }

  /// Paints what the view puts behind its parts, such as boxes, with a style.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.background = style.resolvedPaint(in: $0) }
  }

  /// Paints the controls in the view with a colour; `nil` keeps what is set around.
  public func accentColor(_ color: Color?) -> some View {
    tint(color)
  }

  /// Draws a line along the inside of the view's edges.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    Border(content: self, style: content, width: width)
  }

  /// Fills the area behind the view with a style.
  public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    Attached(
      content: self,
      secondary: StyleView(style: style).ignoresSafeArea(edges: edges),
      alignment: .center,
      depth: .back
    )
  }

  /// Fills the area over the view with a style.
  public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    Attached(
      content: self,
      secondary: StyleView(style: style).ignoresSafeArea(edges: edges),
      alignment: .center,
      depth: .front
    )
  }

  /// Fills the area behind the view with the background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }
}
