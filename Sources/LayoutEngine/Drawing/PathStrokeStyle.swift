/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its last point.
  case butt
  /// In a half circle around its last point.
  case round
  /// Half its width beyond its last point.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// In a cut corner.
  case bevel
}

/// How a line along an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// How open parts end.
  public var lineCap: CGLineCap
  /// How straight pieces meet.
  public var lineJoin: CGLineJoin
  /// How often the line's width a point may reach before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; lengths are points.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// What counts as the inside of an outline.
public struct FillStyle: Hashable, Sendable {
  /// Whether inside is what a ray crosses an odd number of times; else what the path goes around.
  public var isEOFilled: Bool
  /// Whether edges are smoothed, which a terminal cannot show.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
