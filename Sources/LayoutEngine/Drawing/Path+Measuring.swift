extension Path {
  /// The smallest upright rectangle around the path, in points; zero for an empty one.
  public var boundingRect: CGRect {
    var points: [CGPoint] = segments.flatMap { segment in
      [segment.start, segment.end] + segment.turningParts.map(segment.point(at:))
    }
    if points.isEmpty {
      for case .move(let point) in elements { points.append(point) }
    }
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies inside the path, whose open parts count as closed.
  ///
  /// Curves are followed in 32 chords each.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - eoFill: Whether inside is what a ray crosses an odd number of times; else what the path
  ///     winds around.
  /// - Returns: Whether the point is inside; on the edge, either.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    func cross(_ start: CGPoint, _ end: CGPoint) {
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard x > point.x else { return }
      winding += end.y > start.y ? 1 : -1
      crossings += 1
    }
    var partStart = CGPoint.zero
    var last = CGPoint.zero
    for segment in segments {
      if segment.beginsPart {
        cross(last, partStart)
        partStart = segment.start
      }
      let points = segment.points(count: 32)
      for (start, end) in zip(points, points.dropFirst()) { cross(start, end) }
      last = segment.end
    }
    cross(last, partStart)
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }
}

extension Path.Segment {
  /// The parts of the way, inside 0...1, where the curve turns back in x or in y.
  ///
  /// They are the roots of the derivative, a quadratic: 3·(a·t² + b·t + c).
  fileprivate var turningParts: [Double] {
    guard let controls else { return [] }
    return [\CGPoint.x, \CGPoint.y].flatMap { coordinate -> [Double] in
      let (p0, p1) = (start[keyPath: coordinate], controls.0[keyPath: coordinate])
      let (p2, p3) = (controls.1[keyPath: coordinate], end[keyPath: coordinate])
      let a = p3 - 3 * p2 + 3 * p1 - p0
      let b = 2 * (p2 - 2 * p1 + p0)
      let c = p1 - p0
      var roots: [Double] = []
      if abs(a) < 1e-12 {
        if b != 0 { roots = [-c / b] }
      } else if b * b >= 4 * a * c {
        let root = (b * b - 4 * a * c).squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
      return roots.filter { $0 > 0 && $0 < 1 }
    }
  }
}
