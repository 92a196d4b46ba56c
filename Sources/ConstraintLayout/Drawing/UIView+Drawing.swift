import LayoutEngine

extension UIView {
  /// What the view draws itself and what its layers do, from back to front.
  ///
  /// The layers that are added to the view's own lie over what it draws and under its subviews; UIKit
  /// orders them among the subviews' by when they were added.
  func drawnMarks() -> [ContentMark] {
    let context = CGContext(size: extent)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    InterfaceEnvironment.current.contexts.drawing(with: context) {
      appearance.layer?.drawContent(in: context)
      context.saveGState()
      receive(.draw(bounds))
      context.restoreGState()
      for layer in appearance.layer?.sublayers ?? [] { layer.draw(into: context, depth: 1) }
    }
    return context.marks
  }
}

extension CALayer {
  /// The most layers inside one another that are drawn.
  private static let mostDepth = 100

  /// Draws a layer that no view has, in the coordinates of the one around it, with those inside.
  fileprivate func draw(into context: CGContext, depth: Int) {
    guard !isHidden, !isOfView, depth < Self.mostDepth else { return }
    context.saveGState()
    context.translateBy(x: frame.minX, y: frame.minY)
    context.multiplyLayerOpacity(CGFloat(opacity))
    var outline = Path()
    outline.addRoundedRect(
      in: bounds,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius)
    )
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.addPath(outline)
      context.fillPath()
    }
    drawContent(in: context)
    for layer in sublayers { layer.draw(into: context, depth: depth + 1) }
    if borderWidth > 0 {
      context.setStrokeColor(borderColor ?? UIColor.black.cgColor)
      context.setLineWidth(borderWidth)
      context.addPath(outline)
      context.strokePath()
    }
    context.restoreGState()
  }

  /// Lets the scene draw what the layer contains.
  fileprivate func drawContent(in context: CGContext) {
    guard let overrides else { return }
    context.saveGState()
    overrides.draw(in: context)
    context.restoreGState()
  }
}
