extension Prelude {
  /// Layers of Core Animation.
  static let layers = Part(
    names: [
      "CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAReplicatorLayer", "CATransformLayer",
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
          let colors = (colors ?? []).compactMap { $0 as? CGColor }
          let locations = (locations ?? []).map { CGFloat($0) }
          let (start, end) = (place(startPoint), place(endPoint))
          if type == .radial {
            let radius = max(abs(end.x - start.x), abs(end.y - start.y))
            context._fill(colors: colors, locations: locations, around: start, from: 0, to: radius)
          } else {
            context._fill(colors: colors, locations: locations, from: start, to: end)
          }
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
          let style = NSMutableParagraphStyle()
          switch alignmentMode {
          case .left: style.alignment = .left
          case .right: style.alignment = .right
          case .center: style.alignment = .center
          case .justified: style.alignment = .justified
          case .natural: style.alignment = .natural
          }
          let attributes: [NSAttributedString.Key: Any] = [
            .foregroundColor: color, .font: UIFont.systemFont(ofSize: fontSize),
            .paragraphStyle: style,
          ]
          NSAttributedString(string: text, attributes: attributes).draw(in: bounds)
        }
      }
      enum CATextLayerAlignmentMode { case natural, left, right, center, justified }
      enum CATextLayerTruncationMode { case none, start, middle, end }
      class CATransformLayer: CALayer {}
      class CAReplicatorLayer: CALayer {
        var instanceCount = 1 { didSet { _copyCount = instanceCount } }
        var instanceTransform = CATransform3DIdentity {
          didSet { _copyTransform = CATransform3DGetAffineTransform(instanceTransform) }
        }
        var instanceDelay = 0.0
        var instanceColor: CGColor?
        var instanceRedOffset: Float = 0
        var instanceGreenOffset: Float = 0
        var instanceBlueOffset: Float = 0
        var instanceAlphaOffset: Float = 0
        var preservesDepth = false
      }
      """
  )
}
