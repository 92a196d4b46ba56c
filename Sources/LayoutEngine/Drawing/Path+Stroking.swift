extension Path {
  /// The outline of a line drawn along the path.
  ///
  /// The outline consists of overlapping parts that all wind the same way, so it is filled by the
  /// nonzero rule. Curves are followed in 16 chords each.
  ///
  /// - Complexity: O(*n* + *d*) in the number of steps and dashes; dashes that would be more than
  ///   10,000 are drawn as an unbroken line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var pen = StrokePen(style)
    for line in dashes(style) { pen.draw(line) }
    return pen.path
  }

  /// The dashes of a line along the path, as parts of straight pieces that are not closed.
  ///
  /// - Complexity: As that of ``strokedPath(_:)``.
  package func dashed(_ style: StrokeStyle) -> Path {
    var path = Path()
    for line in dashes(style) {
      path.addLines(line.isClosed ? line.points + line.points.prefix(1) : line.points)
    }
    return path
  }

  /// The parts of a line along the path: its dashes, or all of it where it has none.
  private func dashes(_ style: StrokeStyle) -> [Polyline] {
    let lines = polylines
    let length = lines.reduce(0) { $0 + $1.length }
    let period = style.dash.reduce(0, +)
    let isDashed =
      period > 0 && period.isFinite && style.dash.allSatisfy { $0 >= 0 } && style.dashPhase.isFinite
      && length / period * Double(style.dash.count) < 10_000
    return isDashed ? lines.flatMap { $0.dashed(style.dash, phase: style.dashPhase) } : lines
  }

  /// The parts of the path as rows of points.
  private var polylines: [Polyline] {
    var result: [Polyline] = []
    for segment in segments {
      if segment.beginsPart { result.append(Polyline(points: [segment.start])) }
      for point in segment.points(count: 16).dropFirst() {
        result[result.count - 1].append(point)
      }
      if segment.closesPart { result[result.count - 1].isClosed = true }
    }
    return result
  }
}

/// A row of points joined by straight lines; no two neighbours are the same.
struct Polyline {
  var points: [CGPoint]
  var isClosed = false

  mutating func append(_ point: CGPoint) {
    if points.last != point { points.append(point) }
  }

  /// The length of the row, in points.
  var length: CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The dashes in which the line is drawn.
  ///
  /// - Precondition: No length of `dash` is negative and their sum is positive.
  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
    let period = dash.reduce(0, +)
    var index = 0
    var left = dash[0]
    // An odd number of lengths makes the pattern repeat after two rounds of it.
    var skip = phase.truncatingRemainder(dividingBy: 2 * period)
    if skip < 0 { skip += 2 * period }
    while skip >= left {
      skip -= left
      index += 1
      left = dash[index % dash.count]
    }
    left -= skip
    var result: [Polyline] = []
    var current: Polyline? = index.isMultiple(of: 2) ? Polyline(points: [points[0]]) : nil
    for (start, end) in zip(points, points.dropFirst()) {
      let distance = start.distance(to: end)
      var passed = 0.0
      while distance - passed > left {
        passed += left
        let point = start.mixed(with: end, passed / distance)
        current?.append(point)
        if let current { result.append(current) }
        index += 1
        left = dash[index % dash.count]
        current = index.isMultiple(of: 2) ? Polyline(points: [point]) : nil
      }
      left -= distance - passed
      current?.append(end)
    }
    if let current { result.append(current) }
    return result
  }
}
