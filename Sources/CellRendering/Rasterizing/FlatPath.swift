import LayoutEngine

/// A path as straight segments in points of the canvas, curves cut into short ones.
struct FlatPath: Sendable {
  /// A straight piece of a path.
  struct Segment: Hashable, Sendable {
    var start: CGPoint
    var end: CGPoint
  }

  /// The pieces that are drawn, part after part.
  private(set) var segments: [Segment] = []
  /// The pieces that close open parts, which only a fill has.
  private(set) var closings: [Segment] = []

  /// The most segments of a path; the rest of a longer one is not drawn.
  static let maximumSegments = 20_000
  private static let piecesOfCurve = 16

  init(_ path: Path, origin: CGPoint, transform: CGAffineTransform) {
    var start = CGPoint.zero
    var current: CGPoint?
    let place = { (point: CGPoint) in
      CGPoint(x: point.x + origin.x, y: point.y + origin.y).applying(transform)
    }
    for element in path.elements {
      if segments.count >= Self.maximumSegments { break }
      switch element {
      case .move(to: let point):
        close(current, to: start)
        start = place(point)
        current = start
      case .line(to: let point):
        current = line(from: current ?? start, to: place(point))
      case .quadCurve(to: let point, let control):
        let from = current ?? start
        let (control, to) = (place(control), place(point))
        current = curve(from: from) { t in
          from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t)
        }
      case .curve(to: let point, control1: let first, control2: let second):
        let from = current ?? start
        let (first, second, to) = (place(first), place(second), place(point))
        current = curve(from: from) { t in
          let u = 1 - t
          return from * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
            + to * (t * t * t)
        }
      case .closeSubpath:
        if let point = current { _ = line(from: point, to: start) }
        current = start
      }
    }
    close(current, to: start)
  }

  /// The smallest rectangle around the segments, in points; nil when there is none.
  var bounds: CGRect? {
    guard let first = segments.first else { return nil }
    return segments.reduce(CGRect(origin: first.start, size: .zero)) { bounds, segment in
      bounds.union(CGRect(origin: segment.end, size: .zero))
    }
  }

  private mutating func line(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let values = [start.x, start.y, end.x, end.y]
    if start != end, values.allSatisfy(\.isFinite) {
      segments.append(Segment(start: start, end: end))
    }
    return end
  }

  private mutating func curve(from start: CGPoint, at point: (CGFloat) -> CGPoint) -> CGPoint {
    var current = start
    for piece in 1...Self.piecesOfCurve {
      current = line(from: current, to: point(CGFloat(piece) / CGFloat(Self.piecesOfCurve)))
    }
    return current
  }

  private mutating func close(_ current: CGPoint?, to start: CGPoint) {
    guard let current, current != start, [current.x, current.y].allSatisfy(\.isFinite) else {
      return
    }
    closings.append(Segment(start: current, end: start))
  }
}

private func * (point: CGPoint, factor: CGFloat) -> CGPoint {
  CGPoint(x: point.x * factor, y: point.y * factor)
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}
