extension Path {
  /// The part of the path between two fractions of its whole length, 0...1.
  ///
  /// Lengths of curves are those of 32 chords each.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0 && to >= 1 { return self }
    let segments = self.segments
    let measures = segments.map(ArcLengths.init)
    let total = measures.reduce(0) { $0 + $1.total }
    let (first, last) = (max(from, 0) * total, min(to, 1) * total)
    guard first < last, total.isFinite else { return Path() }
    var result = Path()
    var passed = 0.0
    var isContinued = false
    for (segment, measure) in zip(segments, measures) {
      if segment.beginsPart { isContinued = false }
      let (start, end) = (max(first - passed, 0), min(last - passed, measure.total))
      passed += measure.total
      guard start < end else { continue }
      let piece = segment.piece(from: measure.part(at: start), to: measure.part(at: end))
      if !isContinued { result.move(to: piece.start) }
      isContinued = true
      if let controls = piece.controls {
        result.addCurve(to: piece.end, control1: controls.0, control2: controls.1)
      } else {
        result.addLine(to: piece.end)
      }
    }
    return result
  }
}

/// The length of a piece of a path, and where on it a length is reached.
private struct ArcLengths {
  /// The lengths up to the end of each chord, in points.
  private let sums: [Double]

  init(_ segment: Path.Segment) {
    let points = segment.points(count: 32)
    var sum = 0.0
    sums =
      [0]
      + zip(points, points.dropFirst()).map { pair in
        sum += pair.0.distance(to: pair.1)
        return sum
      }
  }

  /// The whole length, in points.
  var total: Double { sums[sums.count - 1] }

  /// The part of the way, 0...1 in the curve's own measure, after a length in points.
  func part(at length: Double) -> Double {
    if length <= 0 { return 0 }
    guard let next = sums.firstIndex(where: { $0 >= length }), next > 0 else { return 1 }
    let chord = sums[next] - sums[next - 1]
    let within = chord > 0 ? (length - sums[next - 1]) / chord : 0
    return (Double(next - 1) + within) / Double(sums.count - 1)
  }
}
