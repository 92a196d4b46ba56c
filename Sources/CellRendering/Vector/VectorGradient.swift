internal import LayoutEngine

/// A gradient as an element of SVG, in points of the canvas.
///
/// SVG knows no colours around a point, so an angular gradient is a pattern of narrow wedges.
struct VectorGradient {
  private let gradient: PaintGradient
  private let frame: CGRect
  private let area: CGRect

  /// - Parameters:
  ///   - gradient: The colours.
  ///   - frame: What they extend over, in points.
  ///   - area: All that is painted with them, in points.
  init(_ gradient: PaintGradient, in frame: CGRect, covering area: CGRect) {
    self.gradient = gradient
    self.frame = frame
    self.area = area
  }

  /// The element under a name; `nil` where SVG has none.
  func element(named name: String) -> String? {
    switch gradient.form {
    case .linear(let start, let end):
      let (from, to) = (point(start), point(end))
      return element(
        "linearGradient",
        name,
        [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)],
        from: 0
      )
    case .radial(let center, let start, let end):
      guard end > 0, start >= 0, start < end else { return nil }
      let middle = point(center)
      return element(
        "radialGradient",
        name,
        [("cx", middle.x), ("cy", middle.y), ("r", end)],
        from: start / end
      )
    case .elliptical(let center, let start, let end):
      guard end > 0, start >= 0, start < end else { return nil }
      let transform = CGAffineTransform(
        a: frame.width,
        b: 0,
        c: 0,
        d: frame.height,
        tx: frame.minX,
        ty: frame.minY
      )
      return element(
        "radialGradient",
        name,
        [("cx", center.x), ("cy", center.y), ("r", end)],
        from: start / end,
        [("gradientTransform", transform.vectorText)]
      )
    case .angular(let center, let start, let end):
      return VectorWedges(gradient, from: start, to: end, around: point(center), covering: area)
        .element(named: name)
    }
  }

  private func point(_ place: UnitPoint) -> CGPoint {
    CGPoint(
      x: frame.minX + place.x * frame.width,
      y: frame.minY + place.y * frame.height
    )
  }

  /// The part `first` of the way lies before the first colour.
  private func element(
    _ element: String,
    _ name: String,
    _ numbers: [(String, Double)],
    from first: Double,
    _ others: [(String, String)] = []
  ) -> String {
    let attributes =
      [("id", name), ("gradientUnits", "userSpaceOnUse")]
      + numbers.map { ($0, VectorText.number($1)) } + others
    let stops = gradient.stops.enumerated().map { index, stop in
      let offset = first + stop.location * (1 - first)
      // SVG mixes colours and opacities apart: a clear end in another colour would darken the way.
      let isClear = stop.opacity == 0 && gradient.stops.count > 1
      let shown = isClear ? gradient.stops[index == 0 ? 1 : index - 1] : stop
      var own = [("offset", VectorText.number(offset))] + shown.color.vectorStop
      let opacity = stop.opacity * gradient.opacity
      if opacity < 1 { own.append(("stop-opacity", VectorText.number(opacity))) }
      return "<stop\(VectorText.attributes(own))/>"
    }
    return "<\(element)\(VectorText.attributes(attributes))>\(stops.joined())</\(element)>"
  }
}
