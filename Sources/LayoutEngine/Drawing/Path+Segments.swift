extension Path {
  /// A piece of a path between two of its points; quadratic curves are told as cubic ones.
  struct Segment {
    var start: CGPoint
    /// The controls of a curve; `nil` for a straight line.
    var controls: (CGPoint, CGPoint)?
    var end: CGPoint
    /// Whether a part of the path begins here.
    var beginsPart: Bool
    /// Whether the piece leads back to where its part began.
    var closesPart = false
  }

  /// All pieces that are drawn, in their order.
  var segments: [Segment] {
    var result: [Segment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isFresh = true
    func append(_ end: CGPoint, _ controls: (CGPoint, CGPoint)? = nil, closes: Bool = false) {
      result.append(
        Segment(
          start: current,
          controls: controls,
          end: end,
          beginsPart: isFresh,
          closesPart: closes
        )
      )
      current = end
      isFresh = false
    }
    for element in elements {
      switch element {
      case .move(let end):
        (start, current, isFresh) = (end, end, true)
      case .line(let end):
        append(end)
      case .quadCurve(let end, let control):
        append(
          end,
          (control.mixed(with: current, 1.0 / 3), control.mixed(with: end, 1.0 / 3))
        )
      case .curve(let end, let control1, let control2):
        append(end, (control1, control2))
      case .closeSubpath:
        append(start, closes: true)
        isFresh = true
      }
    }
    return result
  }
}

extension Path.Segment {
  /// The point after a part of the way, 0...1 in the curve's own measure.
  func point(at part: Double) -> CGPoint {
    guard let controls else { return start.mixed(with: end, part) }
    let rest = 1 - part
    func mix(_ coordinate: KeyPath<CGPoint, Double>) -> Double {
      rest * rest * rest * start[keyPath: coordinate]
        + 3 * rest * rest * part * controls.0[keyPath: coordinate]
        + 3 * rest * part * part * controls.1[keyPath: coordinate]
        + part * part * part * end[keyPath: coordinate]
    }
    return CGPoint(x: mix(\.x), y: mix(\.y))
  }

  /// Points along the way, beginning and end included: two for a line.
  func points(count: Int) -> [CGPoint] {
    if controls == nil { return [start, end] }
    return (0...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
  }

  /// The piece between two parts of the way, by de Casteljau's repeated halving of the controls.
  func piece(from first: Double, to last: Double) -> Path.Segment {
    guard let controls else {
      return Path.Segment(
        start: point(at: first),
        controls: nil,
        end: point(at: last),
        beginsPart: false
      )
    }
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> CGPoint {
      let first = [
        start.mixed(with: controls.0, a), controls.0.mixed(with: controls.1, a),
        controls.1.mixed(with: end, a),
      ]
      let second = [first[0].mixed(with: first[1], b), first[1].mixed(with: first[2], b)]
      return second[0].mixed(with: second[1], c)
    }
    return Path.Segment(
      start: blossom(first, first, first),
      controls: (blossom(first, first, last), blossom(first, last, last)),
      end: blossom(last, last, last),
      beginsPart: false
    )
  }
}

extension CGPoint {
  /// The point after a part of the way to another.
  func mixed(with other: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  /// How far another point is away, in points.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
