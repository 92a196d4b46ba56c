extension Prelude {
  /// How large texts are where they are drawn in a box of some width.
  static let drawnSizes = Part(
    names: ["boundingRect", "NSStringDrawingOptions"],
    source: """
      struct NSStringDrawingOptions: OptionSet {
        let rawValue: Int
        static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
        static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
        static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
        static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
      }
      class NSStringDrawingContext {
        var minimumScaleFactor: CGFloat = 0
        init() {}
      }
      fileprivate func _box(
        _ label: UILabel, _ size: CGSize, _ options: NSStringDrawingOptions
      ) -> CGRect {
        label.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
        return CGRect(
          origin: .zero,
          size: label.sizeThatFits(
            CGSize(width: min(size.width, 100_000), height: min(size.height, 100_000))))
      }
      extension NSAttributedString {
        func boundingRect(
          with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
        ) -> CGRect {
          let label = UILabel()
          label.attributedText = self
          return _box(label, size, options)
        }
      }
      extension String {
        func boundingRect(
          with size: CGSize, options: NSStringDrawingOptions = [],
          attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
        ) -> CGRect {
          let label = UILabel()
          if let font = attributes?[.font] as? UIFont { label.font = font }
          label.text = self
          return _box(label, size, options)
        }
      }
      """
  )

  /// Shorter ways to draw, and gradients, in what a view is drawn with.
  static let rectangleDrawing = Part(
    names: ["UIRectFill", "UIRectFrame"],
    source: """
      func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
      func UIRectFrame(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
      }
      """
  )

  /// Texts that are drawn with attributes of Foundation.
  static let textDrawing = Part(
    names: ["withAttributes"],
    source: """
      extension String {
        func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
          NSAttributedString(string: self, attributes: attributes).size()
        }
        func draw(
          at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
        ) {
          NSAttributedString(string: self, attributes: attributes).draw(at: point)
        }
        func draw(
          in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
        ) {
          NSAttributedString(string: self, attributes: attributes).draw(in: rect)
        }
      }
      """
  )

  /// Gradients of Core Graphics.
  static let gradientDrawing = Part(
    names: [
      "CGGradient", "CGColorSpaceCreateDeviceRGB", "CGColorSpaceCreateDeviceGray", "CGColorSpace",
      "CFArray",
    ],
    source: """
      typealias CFArray = [Any]
      class CGColorSpace {
        let numberOfComponents: Int
        fileprivate init(_ numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }
      }
      func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3) }
      func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1) }
      class CGGradient {
        let colors: [CGColor]
        let locations: [CGFloat]
        init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
          self.colors = colors.compactMap { $0 as? CGColor }
          self.locations = locations ?? []
        }
        init?(
          colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
          locations: [CGFloat]?, count: Int
        ) {
          let width = space.numberOfComponents + 1
          guard count > 0, components.count >= count * width else { return nil }
          colors = (0..<count).map { index in
            let part = Array(components[index * width ..< (index + 1) * width])
            return width == 2
              ? UIColor(white: part[0], alpha: part[1]).cgColor
              : UIColor(red: part[0], green: part[1], blue: part[2], alpha: part[3]).cgColor
          }
          self.locations = locations ?? []
        }
      }
      struct CGGradientDrawingOptions: OptionSet {
        let rawValue: Int
        static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
        static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
      }
      extension CGContext {
        func drawLinearGradient(
          _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
        ) {
          _fill(colors: gradient.colors, locations: gradient.locations, from: start, to: end)
        }
        func drawRadialGradient(
          _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
          endRadius: CGFloat, options: CGGradientDrawingOptions
        ) {
          saveGState()
          if !options.contains(.drawsAfterEndLocation) {
            beginPath()
            addPath(
              Path(
                ellipseIn: CGRect(
                  x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
                  height: 2 * endRadius)))
            clip()
          }
          _fill(
            colors: gradient.colors, locations: gradient.locations, around: endCenter,
            from: startRadius, to: endRadius)
          restoreGState()
        }
      }
      """
  )
}
