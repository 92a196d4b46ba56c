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
      receive(.drawLayer(layer, context))
      context.restoreGState()
      appearance.layer?.drawSublayers(into: context, depth: 1)
    }
    note(context.leftOut)
    return context.marks
  }

  /// Tells what of the view's drawing is not in the picture.
  private func note(_ leftOut: CGContext.LeftOut) {
    let problems = InterfaceEnvironment.current.problems
    let name = reportName
    if leftOut.marks > 0 {
      let reason = LayoutProblem.Reason.marksLeftOut(view: name, count: leftOut.marks)
      problems.note(LayoutProblem(reason, source: source))
    }
    if leftOut.clips > 0 {
      let reason = LayoutProblem.Reason.clipsLeftOut(view: name, count: leftOut.clips)
      problems.note(LayoutProblem(reason, source: source))
    }
  }
}

extension CALayer {
  /// The most layers inside one another that are drawn.
  private static let mostDepth = 100
  /// The most copies of the layers in one that are drawn.
  private static let mostCopies = 1000

  /// Draws a layer that no view has, in the coordinates of the one around it, with those inside.
  ///
  /// - Parameters:
  ///   - context: What the layer is drawn into.
  ///   - depth: How many layers are around it.
  ///   - isMask: Whether the layer is a mask or inside of one, whose own masks are not looked at.
  fileprivate func draw(into context: CGContext, depth: Int, isMask: Bool = false) {
    guard !isHidden, !isOfView, depth < Self.mostDepth else { return }
    context.countLayer()
    context.saveGState()
    context.translateBy(x: frame.minX, y: frame.minY)
    let anchor = CGPoint(x: anchorPoint.x * frame.width, y: anchorPoint.y * frame.height)
    context.translateBy(x: anchor.x, y: anchor.y)
    context.concatenate(affineTransform())
    context.translateBy(x: -anchor.x, y: -anchor.y)
    context.multiplyLayerOpacity(CGFloat(opacity))
    let outline = edge(insetBy: 0)
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    if !isMask, let maskOutline { context.clip(to: maskOutline) }
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.addPath(outline)
      context.fillPath()
    }
    drawContent(in: context)
    drawSublayers(into: context, depth: depth + 1, isMask: isMask)
    if borderWidth > 0 {
      context.setStrokeColor(borderColor ?? UIColor.black.cgColor)
      context.setLineWidth(borderWidth)
      context.addPath(edge(insetBy: borderWidth / 2))
      context.strokePath()
    }
    context.restoreGState()
  }

  /// Draws the layers inside, once for each copy of them, of which each stands as the layer's
  /// transform of copies moves the one before about the middle.
  fileprivate func drawSublayers(into context: CGContext, depth: Int, isMask: Bool = false) {
    if sublayers.isEmpty { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    context.saveGState()
    for index in 0..<min(max(copyCount, 0), Self.mostCopies) {
      if index > 0, !context.takesCopy() { break }
      for layer in sublayers { layer.draw(into: context, depth: depth, isMask: isMask) }
      context.translateBy(x: middle.x, y: middle.y)
      context.concatenate(copyTransform)
      context.translateBy(x: -middle.x, y: -middle.y)
    }
    context.restoreGState()
  }

  /// The outline of what the layer's mask draws, in the layer's coordinates; `nil` where it has none.
  var maskOutline: ShapeOutline? {
    guard let mask else { return nil }
    if mask.isOfView {
      return .path(mask.edge(insetBy: 0).offsetBy(dx: mask.frame.minX, dy: mask.frame.minY))
    }
    let contexts = InterfaceEnvironment.current.contexts
    return contexts.maskOutline(orElse: mask.frame) {
      let context = CGContext(size: bounds.size)
      contexts.drawing(with: context) { mask.draw(into: context, depth: 1, isMask: true) }
      return context.marks.map { ($0.drawing, $0.frame) }
    }
  }

  /// The layer's edges with its rounded corners, in points further in, from the upper left corner.
  func edge(insetBy distance: CGFloat) -> Path {
    let size = CGSize(width: bounds.width.boundedLength, height: bounds.height.boundedLength)
    let radius = max(cornerRadius.boundedLength - distance, 0)
    func length(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: distance, dy: distance),
      cornerRadii: RectangleCornerRadii(
        topLeading: length(.layerMinXMinYCorner),
        bottomLeading: length(.layerMinXMaxYCorner),
        bottomTrailing: length(.layerMaxXMaxYCorner),
        topTrailing: length(.layerMaxXMinYCorner)
      )
    )
  }

  /// Draws the layer's picture, and lets the scene draw what the layer contains.
  fileprivate func drawContent(in context: CGContext) {
    if showsPicture {
      let box = CGRect(origin: .zero, size: bounds.size)
      context.draw(UIImage(drawnIn: box.size), in: box)
    }
    guard let overrides else { return }
    context.saveGState()
    overrides.draw(in: context)
    context.restoreGState()
  }
}
