extension Prelude {
  /// Outlines of Core Graphics.
  static let paths = Part(
    names: ["CGPath", "CGMutablePath", "cgPath"],
    source: """
      class CGPath {
        fileprivate var path: Path
        fileprivate init(_ path: Path) { self.path = path }
        init(rect: CGRect, transform: Any?) { path = Path(rect) }
        init(ellipseIn rect: CGRect, transform: Any?) { path = Path(ellipseIn: rect) }
        init(
          roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Any?
        ) {
          path = Path(
            roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        }
        var isEmpty: Bool { path.isEmpty }
        var boundingBox: CGRect { path.boundingRect }
        var boundingBoxOfPath: CGRect { path.boundingRect }
        var currentPoint: CGPoint { path.currentPoint ?? .zero }
        func contains(
          _ point: CGPoint, using rule: CGPathFillRule = .winding,
          transform: CGAffineTransform = .identity
        ) -> Bool {
          path.contains(point.applying(transform), eoFill: rule == .evenOdd)
        }
        func copy() -> CGPath? { CGPath(path) }
        func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
        func copy(
          strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
          miterLimit: CGFloat, transform: CGAffineTransform = .identity
        ) -> CGPath {
          let style = StrokeStyle(
            lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
          return CGPath(path.strokedPath(style).applying(transform))
        }
      }
      class CGMutablePath: CGPath {
        init() { super.init(Path()) }
        fileprivate override init(_ path: Path) { super.init(path) }
        func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
          path.move(to: point.applying(transform))
        }
        func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
          path.addLine(to: point.applying(transform))
        }
        func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
          path.addLines(points.map { $0.applying(transform) })
        }
        func addQuadCurve(
          to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
        ) {
          path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
        }
        func addCurve(
          to end: CGPoint, control1: CGPoint, control2: CGPoint,
          transform: CGAffineTransform = .identity
        ) {
          path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        }
        func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
          path.addRect(rect, transform: transform)
        }
        func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
          for rect in rects { path.addRect(rect, transform: transform) }
        }
        func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
          path.addEllipse(in: rect, transform: transform)
        }
        func addRoundedRect(
          in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
          transform: CGAffineTransform = .identity
        ) {
          path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
            transform: transform)
        }
        func addArc(
          center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
          clockwise: Bool, transform: CGAffineTransform = .identity
        ) {
          path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
        }
        func addRelativeArc(
          center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
          transform: CGAffineTransform = .identity
        ) {
          path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            delta: .radians(delta), transform: transform)
        }
        func addArc(
          tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
          transform: CGAffineTransform = .identity
        ) {
          path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
            transform: transform)
        }
        func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
          path.addPath(other.path, transform: transform)
        }
        func closeSubpath() { path.closeSubpath() }
      }
      extension Path {
        init(_ path: CGPath) { self = path.path }
        var cgPath: CGPath { CGPath(self) }
      }
      extension CGContext {
        func addPath(_ path: CGPath) { addPath(path.path) }
      }
      """
  )
}
