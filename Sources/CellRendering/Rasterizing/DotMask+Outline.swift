import LayoutEngine

extension DotMask {
  /// Covers the inside of an outline.
  mutating func fill(_ geometry: OutlineGeometry, transform: CGAffineTransform) {
    guard let inverse = transform.inverse else { return }
    if case .path(let path, let frame, let isEOFilled) = geometry {
      if path.isEmpty { return }
      let path = FlatPath(path, origin: frame.origin, transform: transform)
      fill(path, isEOFilled: isEOFilled)
    } else if transform.isIdentity {
      insertConvex { geometry.contains($0) }
    } else {
      insertConvex { geometry.contains($0.applying(inverse)) }
    }
    if isEmpty { insertNearest(to: geometry.center.applying(transform)) }
  }

  /// Covers a line of `width` points along an outline other than a path.
  ///
  /// A line thinner than two dots becomes the chain of the inside's outermost dots: sampling would
  /// miss parts of it.
  mutating func stroke(_ geometry: OutlineGeometry, width: CGFloat, transform: CGAffineTransform) {
    guard let inverse = transform.inverse else { return }
    if width >= 2 * max(dotWidth, dotHeight), let outer = geometry.inset(by: -width / 2) {
      let inner = geometry.inset(by: width / 2)
      insertAll { point in
        let point = point.applying(inverse)
        return outer.contains(point) && inner?.contains(point) != true
      }
      return
    }
    // Neighbours outside the region count too, so the chain does not close along its edges.
    let (stepX, stepY) = (dotWidth, dotHeight)
    insertAll { point in
      guard geometry.contains(point.applying(inverse)) else { return false }
      return [(-stepX, 0), (stepX, 0), (0, -stepY), (0, stepY)].contains { dx, dy in
        !geometry.contains(CGPoint(x: point.x + dx, y: point.y + dy).applying(inverse))
      }
    }
    if isEmpty, geometry.frame.width < stepX * 2 || geometry.frame.height < stepY * 2 {
      insertNearest(to: geometry.center.applying(transform))
    }
  }
}

extension OutlineGeometry {
  /// The middle of the frame, in points.
  var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
