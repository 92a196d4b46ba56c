/// Draws the outline of a line piece by piece: a rectangle for each piece, and joins and caps.
struct StrokePen {
  private let style: StrokeStyle
  private let radius: CGFloat
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  mutating func draw(_ line: Polyline) {
    var points = line.points
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return drawDot(points[0]) }
    let corners = line.isClosed ? points + [points[0]] : points
    for (start, end) in zip(corners, corners.dropFirst()) { drawPiece(start, end) }
    for index in 1..<corners.count - 1 {
      drawJoin(corners[index - 1], corners[index], corners[index + 1])
    }
    if line.isClosed {
      drawJoin(corners[corners.count - 2], corners[0], corners[1])
    } else {
      drawCap(from: points[1], at: points[0])
      drawCap(from: points[points.count - 2], at: points[points.count - 1])
    }
  }

  /// A line of no length shows its caps only.
  private mutating func drawDot(_ point: CGPoint) {
    let square = CGRect(
      x: point.x - radius,
      y: point.y - radius,
      width: radius * 2,
      height: radius * 2
    )
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: square)
    case .square: path.addRect(square)
    }
  }

  private mutating func drawPiece(_ start: CGPoint, _ end: CGPoint) {
    let side = normal(start, end)
    drawPolygon([
      CGPoint(x: start.x + side.dx, y: start.y + side.dy),
      CGPoint(x: end.x + side.dx, y: end.y + side.dy),
      CGPoint(x: end.x - side.dx, y: end.y - side.dy),
      CGPoint(x: start.x - side.dx, y: start.y - side.dy),
    ])
  }

  private mutating func drawCap(from inner: CGPoint, at end: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: drawDisc(end)
    case .square:
      let side = normal(inner, end)
      // The normal turned back by a quarter leads on along the line.
      drawPiece(end, CGPoint(x: end.x + side.dy, y: end.y - side.dx))
    }
  }

  private mutating func drawJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    if style.lineJoin == .round { return drawDisc(corner) }
    var (first, second) = (normal(before, corner), normal(corner, after))
    let turn = first.dx * second.dy - first.dy * second.dx
    if turn > 0 {
      (first, second) = (
        CGVector(dx: -first.dx, dy: -first.dy), CGVector(dx: -second.dx, dy: -second.dy)
      )
    }
    var polygon = [
      corner, CGPoint(x: corner.x + first.dx, y: corner.y + first.dy),
      CGPoint(x: corner.x + second.dx, y: corner.y + second.dy),
    ]
    // With n₁, n₂ the normals to the outer side, the point lies at (n₁ + n₂)·r² / (r² + n₁·n₂), and
    // its distance over r is √(2·r² / (r² + n₁·n₂)), which the limit bounds.
    let square = radius * radius
    let sum = square + first.dx * second.dx + first.dy * second.dy
    if style.lineJoin == .miter, sum > 0, 2 * square / sum <= style.miterLimit * style.miterLimit {
      let factor = square / sum
      polygon.insert(
        CGPoint(
          x: corner.x + (first.dx + second.dx) * factor,
          y: corner.y + (first.dy + second.dy) * factor
        ),
        at: 2
      )
    }
    drawPolygon(polygon)
  }

  private mutating func drawDisc(_ center: CGPoint) {
    path.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    )
  }

  /// Adds a polygon so that it winds from x towards y, as ellipses do.
  private mutating func drawPolygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    path.addLines(area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  /// Half the line's width at a right angle to a piece.
  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let scale = radius / start.distance(to: end)
    return CGVector(dx: -(end.y - start.y) * scale, dy: (end.x - start.x) * scale)
  }
}
