extension ShapeOutline {
  /// The outline of all that some drawings cover: what shapes fill and the lines along them, and the
  /// frames of texts and symbols.
  ///
  /// Inside is what the drawings go around; where there is but one, what that says. Translucent
  /// paint covers as much as opaque paint.
  ///
  /// - Parameter drawings: The drawings with their frames, in points, physical.
  package init(covering drawings: [(drawing: Drawing, frame: CGRect)]) {
    let path = drawings.reduce(into: Path()) { $0.addPath(Path(of: $1.drawing, in: $1.frame)) }
    self = .path(path, isEOFilled: drawings.count == 1 && drawings[0].drawing.isEOFilled)
  }
}

extension Drawing {
  /// Whether inside is what a ray crosses an odd number of times.
  fileprivate var isEOFilled: Bool {
    if case .shape(.path(_, isEOFilled: true), fill: _, stroke: nil) = self { true } else { false }
  }
}

extension Path {
  /// Creates the outline of a drawing in a frame in points: a shape's own, else the frame's.
  fileprivate init(of drawing: Drawing, in frame: CGRect) {
    guard case .shape(let outline, let fill, let stroke) = drawing else {
      self.init(frame)
      return
    }
    self.init()
    if let fill, fill.opacity > 0 { addPath(Path(outline, in: frame)) }
    if let stroke, stroke.paint.opacity > 0 {
      let style = StrokeStyle(lineWidth: stroke.width, dash: stroke.dash)
      addPath(Path(outline, in: frame).strokedPath(style))
    }
  }

  private init(_ outline: ShapeOutline, in frame: CGRect) {
    let half = min(frame.width, frame.height) / 2
    switch outline {
    case .rectangle: self.init(frame)
    case .roundedRectangle(let corner): self.init(roundedRect: frame, cornerSize: corner)
    case .capsule: self.init(roundedRect: frame, cornerRadius: half)
    case .circle:
      let corner = CGPoint(x: frame.midX - half, y: frame.midY - half)
      self.init(
        ellipseIn: CGRect(origin: corner, size: CGSize(width: 2 * half, height: 2 * half))
      )
    case .ellipse: self.init(ellipseIn: frame)
    case .path(let path, _): self = path.offsetBy(dx: frame.minX, dy: frame.minY)
    case .inset(.roundedRectangle(let corner), by: let distance):
      // The corners of a parallel curve turn about the same centres.
      let size = CGSize(
        width: max(corner.width - distance, 0),
        height: max(corner.height - distance, 0)
      )
      self.init(roundedRect: frame.insetBy(dx: distance, dy: distance), cornerSize: size)
    case .inset(let inner, by: let distance):
      self.init(inner, in: frame.insetBy(dx: distance, dy: distance))
    }
  }
}
