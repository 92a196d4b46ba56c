import LayoutEngine

/// An outline fitted to a frame, as numbers in points.
enum OutlineGeometry: Sendable {
  /// A rectangle with elliptic corners, whose size may be zero.
  case roundedRectangle(CGRect, corner: CGSize)
  case ellipse(CGRect)
  /// A path, and where its origin lies.
  case path(Path, frame: CGRect, isEOFilled: Bool = false)

  /// Fits an outline to a frame; nil when nothing is left of it.
  init?(_ outline: ShapeOutline, in frame: CGRect) {
    var outline = outline
    var frame = frame
    while case .inset(let inner, by: let distance) = outline {
      frame = frame.insetBy(dx: distance, dy: distance)
      if frame.size.width < 0 || frame.size.height < 0 { return nil }
      if case .roundedRectangle(let corner) = inner {
        // The corners of a parallel curve turn about the same centres.
        let size = CGSize(
          width: max(corner.width - distance, 0),
          height: max(corner.height - distance, 0)
        )
        outline = .roundedRectangle(cornerSize: corner.width > 0 ? size : corner)
      } else {
        outline = inner
      }
    }
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    guard values.allSatisfy({ !$0.isNaN }) else { return nil }
    let half = CGSize(width: frame.width / 2, height: frame.height / 2)
    switch outline {
    case .rectangle: self = .roundedRectangle(frame, corner: .zero)
    case .roundedRectangle(let corner):
      self = .roundedRectangle(frame, corner: corner.asCorner(of: frame.size))
    case .capsule:
      let radius = min(half.width, half.height)
      self = .roundedRectangle(frame, corner: CGSize(width: radius, height: radius))
    case .circle:
      let radius = min(half.width, half.height)
      self = .ellipse(
        CGRect(
          x: frame.midX - radius,
          y: frame.midY - radius,
          width: 2 * radius,
          height: 2 * radius
        )
      )
    case .ellipse: self = .ellipse(frame)
    case .path(let path, let isEOFilled):
      if let rectangle = path.uprightRectangle {
        self = .roundedRectangle(
          rectangle.offsetBy(dx: frame.minX, dy: frame.minY),
          corner: .zero
        )
      } else {
        self = .path(path, frame: frame, isEOFilled: isEOFilled)
      }
    case .inset: return nil
    }
  }

  /// The rectangle that the outline is fitted to, in points.
  var frame: CGRect {
    switch self {
    case .roundedRectangle(let frame, _), .ellipse(let frame), .path(_, let frame, _): frame
    }
  }

  /// Whether a point lies inside; never for a path, whose inside is found line by line.
  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .roundedRectangle(let frame, let corner):
      guard frame.contains(point) else { return false }
      // The distance into the corner's box, counted from the centre of its curve.
      let dx = max(frame.minX + corner.width - point.x, point.x - frame.maxX + corner.width)
      let dy = max(frame.minY + corner.height - point.y, point.y - frame.maxY + corner.height)
      guard dx > 0, dy > 0 else { return true }
      let (x, y) = (dx / corner.width, dy / corner.height)
      return x * x + y * y <= 1
    case .ellipse(let frame):
      guard frame.width > 0, frame.height > 0 else { return false }
      let x = (point.x - frame.midX) / (frame.width / 2)
      let y = (point.y - frame.midY) / (frame.height / 2)
      return x * x + y * y <= 1
    case .path: return false
    }
  }

  /// The geometry whose edges lie `distance` points further in; further out when negative.
  func inset(by distance: CGFloat) -> OutlineGeometry? {
    let inner = frame.insetBy(dx: distance, dy: distance)
    guard inner.size.width > 0, inner.size.height > 0 else { return nil }
    switch self {
    case .roundedRectangle(_, let corner):
      guard corner.width > 0 else { return .roundedRectangle(inner, corner: .zero) }
      let size = CGSize(
        width: max(corner.width - distance, 0),
        height: max(corner.height - distance, 0)
      )
      return .roundedRectangle(inner, corner: size)
    case .ellipse: return .ellipse(inner)
    case .path: return nil
    }
  }
}
