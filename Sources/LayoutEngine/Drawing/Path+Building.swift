extension Path {
  /// Creates a path by steps that a closure takes.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path around a rectangle, in points.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a path around an ellipse that touches the sides of a rectangle, in points.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Where the last step has led, in points; `nil` in an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: subpathStart
    case nil: nil
    }
  }

  /// Where the last part began.
  private var subpathStart: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// Begins a new part at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Draws a straight line to a point; without a point to draw from, nothing.
  public mutating func addLine(to end: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.line(to: end))
  }

  /// Draws a quadratic curve to a point; without a point to draw from, nothing.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Draws a cubic curve to a point; without a point to draw from, nothing.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a straight line to where the part began and ends the part.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Adds a part that runs from point to point in straight lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a part around a rectangle, in points.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds a part around each of several rectangles, in points.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds all parts of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// Calls a closure with each step in turn.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }
}
