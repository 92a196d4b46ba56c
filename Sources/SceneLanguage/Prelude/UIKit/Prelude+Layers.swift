extension Prelude {
  /// Layers and movements of Core Animation.
  static let layers = Part(
    names: [
      "CAGradientLayer", "CAShapeLayer", "CATextLayer", "CABasicAnimation", "CAKeyframeAnimation",
      "CAAnimationGroup", "CATransition", "CASpringAnimation", "CAMediaTimingFunction",
      "CATransaction",
    ],
    source: """
      class CAGradientLayer: CALayer {
        var colors: [Any]?
        var locations: [Double]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
        func draw(in context: CGContext) {
          func place(_ point: CGPoint) -> CGPoint {
            CGPoint(
              x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
          }
          context.beginPath()
          context.addPath(Path(roundedRect: bounds, cornerRadius: cornerRadius))
          context.clip()
          context._fill(
            colors: (colors ?? []).compactMap { $0 as? CGColor },
            locations: (locations ?? []).map { CGFloat($0) },
            from: place(startPoint), to: place(endPoint))
        }
      }
      enum CAGradientLayerType { case axial, radial, conic }
      enum CAShapeLayerLineCap { case butt, round, square }
      enum CAShapeLayerLineJoin { case miter, round, bevel }
      enum CAShapeLayerFillRule { case nonZero, evenOdd }
      class CAShapeLayer: CALayer {
        var path: CGPath?
        var fillColor: CGColor? = UIColor.black.cgColor
        var strokeColor: CGColor?
        var lineWidth: CGFloat = 1
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var fillRule = CAShapeLayerFillRule.nonZero
        var lineDashPattern: [Double]?
        var lineDashPhase: CGFloat = 0
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        func draw(in context: CGContext) {
          guard let path else { return }
          if let fillColor {
            context.setFillColor(fillColor)
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
          }
          guard let strokeColor, lineWidth > 0 else { return }
          context.setStrokeColor(strokeColor)
          context.setLineWidth(lineWidth)
          context.setLineCap(lineCap == .butt ? .butt : lineCap == .round ? .round : .square)
          context.setLineJoin(lineJoin == .miter ? .miter : lineJoin == .round ? .round : .bevel)
          context.setLineDash(
            phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0) })
          context.beginPath()
          context.addPath(Path(path).trimmedPath(from: strokeStart, to: strokeEnd))
          context.strokePath()
        }
      }
      class CATextLayer: CALayer {
        var string: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor?
        var isWrapped = false
        var alignmentMode = CATextLayerAlignmentMode.natural
        var truncationMode = CATextLayerTruncationMode.none
        var font: Any?
        func draw(in context: CGContext) {
          if let text = string as? NSAttributedString { return text.draw(in: bounds) }
          guard let text = string as? String else { return }
          let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
          NSAttributedString(string: text, attributes: [.foregroundColor: color]).draw(in: bounds)
        }
      }
      enum CATextLayerAlignmentMode { case natural, left, right, center, justified }
      enum CATextLayerTruncationMode { case none, start, middle, end }
      enum CAMediaTimingFillMode { case forwards, backwards, both, removed }
      enum CAMediaTimingFunctionName { case linear, easeIn, easeOut, easeInEaseOut, `default` }
      class CAMediaTimingFunction {
        init(name: CAMediaTimingFunctionName) {}
      }
      class CAAnimation {
        var duration = 0.0
        var beginTime = 0.0
        var repeatCount: Float = 0
        var autoreverses = false
        var isRemovedOnCompletion = true
        var fillMode = CAMediaTimingFillMode.removed
        var timingFunction: CAMediaTimingFunction?
        var delegate: Any?
      }
      class CABasicAnimation: CAAnimation {
        var fromValue: Any?
        var toValue: Any?
        var byValue: Any?
        init(keyPath: String?) {}
      }
      class CASpringAnimation: CABasicAnimation {
        var damping: CGFloat = 10
        var stiffness: CGFloat = 100
        var mass: CGFloat = 1
        var initialVelocity: CGFloat = 0
      }
      class CAKeyframeAnimation: CAAnimation {
        var values: [Any]?
        var keyTimes: [Double]?
        init(keyPath: String?) {}
      }
      class CAAnimationGroup: CAAnimation {
        var animations: [CAAnimation]?
      }
      enum CATransitionType { case fade, moveIn, push, reveal }
      enum CATransitionSubtype { case fromRight, fromLeft, fromTop, fromBottom }
      class CATransition: CAAnimation {
        var type = CATransitionType.fade
        var subtype: CATransitionSubtype?
      }
      class CATransaction {
        static func begin() {}
        static func commit() {}
        static func setDisableActions(_ flag: Bool) {}
        static func setAnimationDuration(_ duration: Double) {}
        static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
      }
      """
  )
}
