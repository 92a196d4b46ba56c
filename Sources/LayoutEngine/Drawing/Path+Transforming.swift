extension Path {
  /// The path with every point moved by a map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// The path moved by a distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The path as a mirror shows it that stands upright in the middle of a width, in points.
  package func mirrored(width: CGFloat) -> Path {
    mapPoints { CGPoint(x: width - $0.x, y: $0.y) }
  }

  private func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: map(end))
        case .line(let end): .line(to: map(end))
        case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
        case .curve(let end, let control1, let control2):
          .curve(to: map(end), control1: map(control1), control2: map(control2))
        case .closeSubpath: .closeSubpath
        }
      }
    )
  }
}
