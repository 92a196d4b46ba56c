/// A path whose curves are followed in straight chords.
struct PathChords {
  /// How many chords are looked at, at most, to combine two paths: a tenth of a second.
  static let costLimit = 20_000_000

  /// Each from where the last one ended, where its part does not begin there.
  private(set) var chords: [PathChord] = []

  /// The chords of a path, whose open parts are closed where an inside is asked for.
  init(_ path: Path, closesParts: Bool = true) {
    var partStart = CGPoint.zero
    var last = CGPoint.zero
    for segment in path.segments {
      if segment.beginsPart {
        if closesParts { append(last, partStart) }
        partStart = segment.start
      }
      let points = segment.points(count: 32)
      for (start, end) in zip(points, points.dropFirst()) { append(start, end) }
      last = segment.end
    }
    if closesParts { append(last, partStart) }
  }

  private mutating func append(_ start: CGPoint, _ end: CGPoint) {
    guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return }
    let chord = PathChord(start: start.onRaster, end: end.onRaster)
    if chord.start != chord.end { chords.append(chord) }
  }

  /// Whether a point is inside: on the edge, either.
  func contain(_ point: CGPoint, _ eoFill: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for chord in chords where (chord.start.y <= point.y) != (chord.end.y <= point.y) {
      let part = (point.y - chord.start.y) / (chord.end.y - chord.start.y)
      guard chord.start.x + part * (chord.end.x - chord.start.x) > point.x else { continue }
      winding += chord.end.y > chord.start.y ? 1 : -1
      crossings += 1
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }
}

/// A straight piece of a path.
struct PathChord: Hashable {
  var start: CGPoint
  var end: CGPoint

  var reversed: PathChord { PathChord(start: end, end: start) }

  /// Points beside the middle, farther from it than the raster moves points.
  var sides: (left: CGPoint, right: CGPoint) {
    let middle = start.mixed(with: end, 0.5)
    let length = start.distance(to: end)
    let (dx, dy) = ((end.x - start.x) / length / 2048, (end.y - start.y) / length / 2048)
    return (
      CGPoint(x: middle.x + dy, y: middle.y - dx), CGPoint(x: middle.x - dy, y: middle.y + dx)
    )
  }

  /// The pieces of the chord between the points where it meets others.
  func pieces(between others: [PathChord]) -> [PathChord] {
    var found: [Meeting] = [Meeting(part: 0, point: start), Meeting(part: 1, point: end)]
    for other in others where mayMeet(other) { found += meetings(with: other) }
    let points = found.sorted { $0.part < $1.part }.map(\.point)
    return zip(points, points.dropFirst()).compactMap { start, end in
      start == end ? nil : PathChord(start: start, end: end)
    }
  }

  /// A point where the chord meets another, and the part of the way after which it does.
  private struct Meeting {
    var part: Double
    var point: CGPoint
  }

  private func mayMeet(_ other: PathChord) -> Bool {
    max(start.x, end.x) >= min(other.start.x, other.end.x)
      && max(other.start.x, other.end.x) >= min(start.x, end.x)
      && max(start.y, end.y) >= min(other.start.y, other.end.y)
      && max(other.start.y, other.end.y) >= min(start.y, end.y)
  }

  /// Where the chord meets another between its own ends: the other finds the same points.
  private func meetings(with other: PathChord) -> [Meeting] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    func part(of point: CGPoint) -> Double {
      ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    }
    let points: [CGPoint]
    if let crossing = crossing(other) {
      points = [crossing]
    } else if isInLine(with: other) {
      points = [other.start, other.end]
    } else {
      return []
    }
    return points.map { Meeting(part: part(of: $0), point: $0) }.filter {
      $0.part > 0 && $0.part < 1
    }
  }

  private func isInLine(with other: PathChord) -> Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return [other.start, other.end].allSatisfy {
      ($0.x - start.x) * dy == ($0.y - start.y) * dx
    }
  }

  /// The one point that both chords have, computed alike from either.
  private func crossing(_ other: PathChord) -> CGPoint? {
    let isFirst =
      (start.x, start.y, end.x, end.y)
      < (other.start.x, other.start.y, other.end.x, other.end.y)
    let (first, second) = isFirst ? (self, other) : (other, self)
    let (dx, dy) = (first.end.x - first.start.x, first.end.y - first.start.y)
    let (ex, ey) = (second.end.x - second.start.x, second.end.y - second.start.y)
    let (fx, fy) = (second.start.x - first.start.x, second.start.y - first.start.y)
    let area = dx * ey - dy * ex
    guard area != 0 else { return nil }
    let (part, other) = ((fx * ey - fy * ex) / area, (fx * dy - fy * dx) / area)
    guard part >= 0, part <= 1, other >= 0, other <= 1 else { return nil }
    return first.start.mixed(with: first.end, part).onRaster
  }
}

extension CGPoint {
  /// The nearest point of a raster of 1/65536 points, on which pieces that meet end alike.
  fileprivate var onRaster: CGPoint {
    CGPoint(x: (x * 65536).rounded() / 65536, y: (y * 65536).rounded() / 65536)
  }
}
