/// A shape painted in one or several layers; one view, whatever their number.
///
/// Stands for the types that SwiftUI hides behind `ShapeView`; differs: it is not generic over the
/// shape, so that shapes of unknown type can be painted.
public struct PaintedShape: PrimitiveView {
  private let shape: any Shape
  /// From back to front; the last one decides the size.
  private let layers: [ShapeLayer]

  init(_ shape: any Shape, layers: [ShapeLayer]) {
    self.shape = shape
    self.layers = layers
  }

  /// The view with one more fill in front.
  func filled(_ content: any ShapeStyle, _ style: FillStyle) -> PaintedShape {
    adding(ShapeLayer(form: shape.resolvedForm.filled(style), style: content))
  }

  /// The view with one more line in front.
  func stroked(_ style: any ShapeStyle, _ stroke: StrokeStyle) -> PaintedShape {
    adding(ShapeLayer(form: shape.resolvedForm.stroked(stroke, along: shape), style: style))
  }

  /// The view with one more line in front, along the inside of the outline; `nil` where the shape
  /// cannot be made smaller.
  package func borderStroked(_ style: any ShapeStyle, _ stroke: StrokeStyle) -> PaintedShape? {
    guard let shape = shape as? any InsettableShape else { return nil }
    return adding(ShapeLayer(form: shape.borderForm(stroke), style: style))
  }

  func adding(_ layer: ShapeLayer) -> PaintedShape {
    PaintedShape(shape, layers: layers + [layer])
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let drawings = layers.map { layer in
      layer.form.drawing(layer.style.resolvedPaint(in: scope.environment))
    }
    let form = layers[layers.count - 1].form
    let rule = form.rule(in: &tree)
    tree.element(
      form.name,
      rule: layers.count == 1 ? rule : .identity,
      drawing: drawings[0],
      in: scope
    ) { tree in
      var open: [Int] = []
      for (depth, drawing) in drawings.enumerated().dropFirst() {
        var node = LayoutNode(rule: depth == drawings.count - 1 ? rule : .identity, in: scope)
        tree.setContent(of: &node, drawing: drawing)
        open.append(tree.begin(node))
      }
      for index in open.reversed() { tree.end(index) }
    }
  }
}

/// One fill or line of a painted shape.
struct ShapeLayer {
  let form: ShapeForm
  let style: any ShapeStyle
}

extension PaintedShape {
  /// Fills the shape once more, in front of what is painted.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> PaintedShape {
    filled(content, style)
  }

  /// Draws a line along the shape's outline, in front of what is painted.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedShape {
    stroked(content, style)
  }

  /// Draws a line along the shape's outline, in front of what is painted; its width in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedShape {
    stroked(content, StrokeStyle(lineWidth: lineWidth))
  }
}
