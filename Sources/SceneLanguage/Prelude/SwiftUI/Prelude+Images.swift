extension Prelude {
  /// Pictures from elsewhere, of which a still picture shows what stands for them.
  static let remoteImages = Part(
    names: ["AsyncImage", "AsyncImagePhase"],
    source: """
      enum AsyncImagePhase {
        case empty
        case success(Image)
        case failure(any Error)
        var image: Image? {
          if case .success(let image) = self { return image }
          return nil
        }
        var error: (any Error)? {
          if case .failure(let error) = self { return error }
          return nil
        }
      }
      struct AsyncImage<Content: View>: View {
        private let content: AnyView
        init(url: URL?, scale: CGFloat = 1) {
          content = AnyView(Color.gray.opacity(0.3))
        }
        init<Shown: View, Placeholder: View>(
          url: URL?,
          scale: CGFloat = 1,
          @ViewBuilder content: @escaping (Image) -> Shown,
          @ViewBuilder placeholder: @escaping () -> Placeholder
        ) {
          self.content = AnyView(placeholder())
        }
        init(
          url: URL?,
          scale: CGFloat = 1,
          transaction: Transaction = Transaction(),
          @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
        ) {
          self.content = AnyView(content(.empty))
        }
        var body: some View { content }
      }
      """
  )

  /// Outlines of UIKit.
  static let bezierPaths = Part(
    names: ["UIBezierPath", "UIRectCorner"],
    source: """
      struct UIRectCorner: OptionSet {
        let rawValue: Int
        static let topLeft = UIRectCorner(rawValue: 1)
        static let topRight = UIRectCorner(rawValue: 2)
        static let bottomLeft = UIRectCorner(rawValue: 4)
        static let bottomRight = UIRectCorner(rawValue: 8)
        static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
      }
      class UIBezierPath {
        private var path = Path()
        var cgPath: CGPath {
          get { path.cgPath }
          set { path = Path(newValue) }
        }
        var lineWidth: CGFloat = 1
        init() {}
        init(rect: CGRect) { path = Path(rect) }
        init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
        init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
          path = Path(roundedRect: rect, cornerRadius: cornerRadius)
        }
        init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
          let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
          func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
          let (a, b) = (length(.topLeft), length(.topRight))
          let (c, d) = (length(.bottomRight), length(.bottomLeft))
          path.move(to: CGPoint(x: rect.minX + a, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX - b, y: rect.minY))
          path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.minY + b), radius: b)
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c))
          path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.maxX - c, y: rect.maxY), radius: c)
          path.addLine(to: CGPoint(x: rect.minX + d, y: rect.maxY))
          path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.minX, y: rect.maxY - d), radius: d)
          path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + a))
          path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.minY),
            tangent2End: CGPoint(x: rect.minX + a, y: rect.minY), radius: a)
          path.closeSubpath()
        }
        init(
          arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
          clockwise: Bool
        ) {
          addArc(
            withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
        }
        init(cgPath: CGPath) { path = Path(cgPath) }
        var bounds: CGRect { path.boundingRect }
        var isEmpty: Bool { path.isEmpty }
        var currentPoint: CGPoint { path.currentPoint ?? .zero }
        func move(to point: CGPoint) { path.move(to: point) }
        func addLine(to point: CGPoint) { path.addLine(to: point) }
        func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
          path.addQuadCurve(to: end, control: controlPoint)
        }
        func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
          path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
        }
        func addArc(
          withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
          clockwise: Bool
        ) {
          path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle), clockwise: !clockwise)
        }
        func append(_ path: UIBezierPath) { self.path.addPath(path.path) }
        func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
        func contains(_ point: CGPoint) -> Bool {
          path.contains(point, eoFill: usesEvenOddFillRule)
        }
        func removeAllPoints() { path = Path() }
        func close() { path.closeSubpath() }
        var lineCapStyle = CGLineCap.butt
        var lineJoinStyle = CGLineJoin.miter
        var usesEvenOddFillRule = false
        private var dash: [CGFloat] = []
        private var dashPhase: CGFloat = 0
        func fill() {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          context.beginPath()
          context.addPath(path)
          context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
        func stroke() {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          context.saveGState()
          context.setLineWidth(lineWidth)
          context.setLineCap(lineCapStyle)
          context.setLineJoin(lineJoinStyle)
          context.setLineDash(phase: dashPhase, lengths: dash)
          context.beginPath()
          context.addPath(path)
          context.strokePath()
          context.restoreGState()
        }
        func addClip() {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          context.beginPath()
          context.addPath(path)
          context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
        func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
          dash = Array((pattern ?? []).prefix(count))
          dashPhase = phase
        }
      }
      """
  )
}
