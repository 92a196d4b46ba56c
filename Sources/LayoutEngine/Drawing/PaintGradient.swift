/// How the colours of a paint pass into each other over the frame that is painted.
///
/// Places are fractions of the frame, physical: a gradient is not mirrored.
package struct PaintGradient: Hashable, Sendable {
  /// The way along which the colours change.
  package enum Form: Hashable, Sendable {
    /// Along a line.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Away from a point; radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Away from a point in rings of the frame's proportions; radii in parts of its sides.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Around a point, clockwise from the trailing direction.
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  /// A colour and the part of the way at which it is reached.
  package struct Stop: Hashable, Sendable {
    package var color: PaintColor
    package var opacity: Double
    package var location: Double

    package init(color: PaintColor, opacity: Double, location: Double) {
      self.color = color
      self.opacity = opacity
      self.location = location
    }
  }

  package var form: Form
  /// The colours in the order of the way; no location is less than the one before it.
  package let stops: [Stop]
  /// What the opacity of every stop is multiplied with.
  package var opacity = 1.0

  package init(form: Form, stops: [Stop]) {
    self.form = form
    var least = 0.0
    self.stops = stops.map { stop in
      var stop = stop
      least = min(max(stop.location.isNaN ? 0 : stop.location, least), 1)
      stop.location = least
      return stop
    }
  }

  /// The part of the way, 0...1, at a point, in points from the frame's corner.
  package func location(of point: CGPoint, in size: CGSize) -> Double {
    let part: Double
    switch form {
    case .linear(let start, let end):
      // The foot of the perpendicular from the point on the line.
      let (sx, sy) = (start.x * size.width, start.y * size.height)
      let (dx, dy) = (end.x * size.width - sx, end.y * size.height - sy)
      part = ((point.x - sx) * dx + (point.y - sy) * dy) / (dx * dx + dy * dy)
    case .radial(let center, let start, let end):
      let (dx, dy) = (point.x - center.x * size.width, point.y - center.y * size.height)
      part = ((dx * dx + dy * dy).squareRoot() - start) / (end - start)
    case .elliptical(let center, let start, let end):
      let (dx, dy) = (point.x / size.width - center.x, point.y / size.height - center.y)
      part = ((dx * dx + dy * dy).squareRoot() - start) / (end - start)
    case .angular(let center, let start, let end):
      let (dx, dy) = (point.x - center.x * size.width, point.y - center.y * size.height)
      let turn = 2 * Double.pi
      // Without an angle between them the colours run once around.
      let length = end.radians == start.radians ? turn : end.radians - start.radians
      let angle = (Trigonometry.arcTangent(y: dy, x: dx) - start.radians) * (length < 0 ? -1 : 1)
      part = (angle - turn * (angle / turn).rounded(.down)) / abs(length)
    }
    return part.inUnitInterval()
  }

  /// The colours around a part of the way, and how far it is from the first to the second, 0...1.
  package func stops(around location: Double) -> (Stop, Stop, Double)? {
    guard let first = stops.first, let last = stops.last else { return nil }
    if location <= first.location { return (first, first, 0) }
    if location >= last.location { return (last, last, 0) }
    let next = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (before, after) = (stops[next - 1], stops[next])
    let gap = after.location - before.location
    return (before, after, gap > 0 ? (location - before.location) / gap : 1)
  }
}
