internal import LayoutEngine

/// The colours of an angular gradient as a pattern of wedges, each of one colour.
struct VectorWedges {
  private let gradient: PaintGradient
  private let center: CGPoint
  private let area: CGRect
  /// The angle at which the way begins and what it covers, in radians; clockwise where positive.
  private let way: (start: Double, length: Double)

  /// The most that a wedge may cover, in parts of a turn: less than can be told apart.
  private static let step = 1.0 / 120

  init(
    _ gradient: PaintGradient,
    from start: Angle,
    to end: Angle,
    around center: CGPoint,
    covering area: CGRect
  ) {
    self.gradient = gradient
    self.center = center
    self.area = area
    let turn = 2 * Double.pi
    let length = end.radians == start.radians ? turn : end.radians - start.radians
    way = (start.radians, length)
  }

  /// The pattern under a name; `nil` where there is nothing to be painted.
  func element(named name: String) -> String? {
    let tile = area.insetBy(dx: -1, dy: -1)
    guard way.start.isFinite, way.length.isFinite, tile.width > 0, tile.height > 0 else {
      return nil
    }
    let attributes = [
      ("id", name), ("patternUnits", "userSpaceOnUse"), ("x", VectorText.number(tile.minX)),
      ("y", VectorText.number(tile.minY)), ("width", VectorText.number(tile.width)),
      ("height", VectorText.number(tile.height)), ("shape-rendering", "crispEdges"),
    ]
    // A pattern has its own origin: the corner of its tile.
    let origin = CGPoint(x: center.x - tile.minX, y: center.y - tile.minY)
    let reach =
      [tile.minX, tile.maxX].flatMap { x in
        [tile.minY, tile.maxY].map { y in
          let (dx, dy) = (x - center.x, y - center.y)
          return (dx * dx + dy * dy).squareRoot()
        }
      }.max() ?? 0
    let wedges = cuts.indices.dropLast().map { index in
      wedge(from: cuts[index], to: cuts[index + 1], around: origin, reach: 1.5 * reach)
    }
    return "<pattern\(VectorText.attributes(attributes))>\(wedges.joined())</pattern>"
  }

  /// Where one wedge ends and the next begins, in parts of a turn from the beginning of the way.
  private var cuts: [Double] {
    let turns = abs(way.length) / (2 * Double.pi)
    let steps = Int((1 / Self.step).rounded())
    let even = (0...steps).map { Double($0) * Self.step }
    let stops = (gradient.stops.map { $0.location * turns } + [turns]).filter { $0 > 0 && $0 < 1 }
    return Array(Set(even + stops)).sorted()
  }

  private func wedge(
    from first: Double,
    to last: Double,
    around origin: CGPoint,
    reach: Double
  ) -> String {
    let turn = 2 * Double.pi
    let location = min((first + last) / 2 * turn / abs(way.length), 1)
    guard let (before, after, part) = gradient.stops(around: location) else { return "" }
    func corner(_ place: Double) -> String {
      let angle = way.start + (way.length < 0 ? -place : place) * turn
      let (sine, cosine) = Trigonometry.sineAndCosine(of: angle)
      return VectorText.number(origin.x + reach * cosine) + " "
        + VectorText.number(origin.y + reach * sine)
    }
    let center = "\(VectorText.number(origin.x)) \(VectorText.number(origin.y))"
    let data = "M\(center) L\(corner(first)) L\(corner(last)) Z"
    let weights = (before.opacity * (1 - part), after.opacity * part)
    let opacity = weights.0 + weights.1
    guard opacity > 0 else { return "" }
    // The second colour over the first mixes also those that the reader's scheme decides.
    let paints =
      [Paint(before.color)]
      + (weights.1 > 0 ? [Paint(after.color, opacity: weights.1 / opacity)] : [])
    let paths = paints.map { "<path d=\"\(data)\"\(VectorText.attributes($0.vectorFill))/>" }
    let shown = opacity * gradient.opacity
    return shown < 1
      ? "<g opacity=\"\(VectorText.number(shown))\">\(paths.joined())</g>" : paths.joined()
  }
}
