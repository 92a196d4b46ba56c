extension Shape {
  /// The shape with its outline moved, in points; its frame stays.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape with its outline moved, in points; its frame stays.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape with its outline moved, in points; its frame stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape with its outline turned about a point, a fraction of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape with its outline stretched away from a point, a fraction of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    AdjustedShape(shape: self) { rect, path in
      let scale = CGAffineTransform(scaleX: x, y: y)
      return path(rect).applying(scale.about(anchor.point(in: rect)))
    }
  }

  /// The shape with its outline stretched away from a point, a fraction of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with every point of its outline moved by a map.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    AdjustedShape(shape: self) { rect, path in path(rect).applying(transform) }
  }

  /// The shape drawn in a size of its own, in points, at the top leading corner of its frame.
  public func size(_ size: CGSize) -> some Shape {
    self.size(size, anchor: .topLeading)
  }

  /// The shape drawn in a size of its own, in points, at the top leading corner of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape drawn in a size of its own, in points; the anchor is a point of both frames.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    AdjustedShape(shape: self) { rect, path in
      path(
        CGRect(
          x: rect.minX + anchor.x * (rect.width - size.width),
          y: rect.minY + anchor.y * (rect.height - size.height),
          width: size.width,
          height: size.height
        )
      )
    }
  }

  /// The shape drawn in a size of its own, in points; the anchor is a point of both frames.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
