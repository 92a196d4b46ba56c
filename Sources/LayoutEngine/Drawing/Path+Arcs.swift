extension Path {
  /// Adds an ellipse that touches the sides of a rectangle, in points.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let radii = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    addUnitArc(from: 0, by: 2 * .pi, joined: false, transform: radii.concatenating(transform))
    closeSubpath()
  }

  /// Adds an arc of a circle, with a line from the current point to where it begins.
  ///
  /// Behaves as SwiftUI's, whose y grows downwards: what Core Graphics calls counterclockwise, the
  /// way of growing angles, is seen to turn clockwise. Differences of a turn or more draw the whole
  /// circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: Where the arc begins, from the x axis.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: Whether the angle falls on the way rather than grows.
  ///   - transform: A map applied to the arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    var delta = difference
    if abs(difference) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, difference > 0 {
      delta -= turn
    } else if !clockwise, difference < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: Angle(radians: delta),
      transform: transform
    )
  }

  /// Adds an arc of a circle, with a line from the current point to where it begins.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: Where the arc begins, from the x axis.
  ///   - delta: How far the arc turns; whole turns beyond the second are left out.
  ///   - transform: A map applied to the arc.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = delta.radians
    if abs(sweep) > turn {
      let rest = sweep.truncatingRemainder(dividingBy: turn)
      sweep = rest + (sweep < 0 ? -turn : turn)
    }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addUnitArc(
      from: startAngle.radians,
      by: sweep,
      joined: true,
      transform: circle.concatenating(transform)
    )
  }

  /// Adds an arc that rounds the corner between two lines.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner: where the line from the current point leads.
  ///   - tangent2End: Where the line from the corner leads.
  ///   - radius: The radius of the arc, in points.
  ///   - transform: A map applied to the arc.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else { return }
    let first = Trigonometry.arcTangent(y: start.y - tangent1End.y, x: start.x - tangent1End.x)
    let second = Trigonometry.arcTangent(
      y: tangent2End.y - tangent1End.y,
      x: tangent2End.x - tangent1End.x
    )
    // The angle between the two lines as seen from the corner, -π...π.
    let opening = (second - first).remainder(dividingBy: 2 * .pi)
    let (sine, cosine) = Trigonometry.sineAndCosine(of: opening / 2)
    guard start != tangent1End, tangent1End != tangent2End, radius > 0, abs(sine) > 1e-9,
      abs(cosine) > 1e-9
    else { return addLine(to: tangent1End.applying(transform)) }
    // The middle of the circle lies on the bisector, r / sin(opening / 2) from the corner.
    let bisector = Trigonometry.sineAndCosine(of: first + opening / 2)
    let distance = radius / abs(sine)
    addRelativeArc(
      center: CGPoint(
        x: tangent1End.x + distance * bisector.cosine,
        y: tangent1End.y + distance * bisector.sine
      ),
      radius: radius,
      startAngle: Angle(radians: first + (opening > 0 ? -.pi / 2 : .pi / 2)),
      delta: Angle(radians: opening > 0 ? opening - .pi : opening + .pi),
      transform: transform
    )
  }

  /// Adds an arc of the circle of radius 1 around the origin, seen through a map.
  ///
  /// A cubic curve whose controls lie 4/3·tan(α/4) along the tangents departs from an arc of α ≤ 90°
  /// by less than 0.03 % of the radius.
  private mutating func addUnitArc(
    from start: Double,
    by sweep: Double,
    joined: Bool,
    transform: CGAffineTransform
  ) {
    var (sine, cosine) = Trigonometry.sineAndCosine(of: start)
    let first = CGPoint(x: cosine, y: sine).applying(transform)
    if joined, !elements.isEmpty { addLine(to: first) } else { move(to: first) }
    let count = max((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 0)
    guard count > 0 else { return }
    let step = sweep / count
    let reach = 4.0 / 3 * Trigonometry.tangent(of: step / 4)
    for index in 1...Int(count) {
      let next = Trigonometry.sineAndCosine(of: start + step * Double(index))
      let control1 = CGPoint(x: cosine - reach * sine, y: sine + reach * cosine)
      let control2 = CGPoint(
        x: next.cosine + reach * next.sine,
        y: next.sine - reach * next.cosine
      )
      (sine, cosine) = next
      addCurve(
        to: CGPoint(x: cosine, y: sine).applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    }
  }
}
