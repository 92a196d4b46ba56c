/// What a geometry reader's content knows of its place.
public struct GeometryProxy {
  /// In the canvas, in points, physical.
  private let frame: CGRect
  private let spaces: [AnyHashable: FrameRecord]
  /// How far the reader may reach into the unsafe area, in points.
  public let safeAreaInsets: EdgeInsets

  init(frame: CGRect, safeAreaInsets: EdgeInsets = EdgeInsets(), in scope: LoweringScope) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    spaces = scope.surroundings.coordinateSpaces
  }

  /// Knows the place that a view had in an earlier round of layout.
  init(_ place: SeenPlace) {
    frame = place.frame
    safeAreaInsets = EdgeInsets()
    spaces = place.spaces.mapValues { FrameRecord($0) }
  }

  /// The size of the reader, in points.
  public var size: CGSize { frame.size }

  /// The frame of the reader in a coordinate space, in points, physical.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: frame.size)
    case .global: frame
    case .named(let name): frame.relative(to: spaces[name]?.frame?.origin ?? .zero)
    }
  }

  /// The frame of the reader in a coordinate space, in points, physical.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the reader's own coordinates, in points, physical.
  ///
  /// - Parameter coordinateSpace: The name of a view around the reader.
  /// - Returns: The bounds; `nil` where no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces[coordinateSpace.name]?.frame?.relative(to: frame.origin)
  }

  /// The value of an anchor in the reader's own coordinates, in points, physical.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(in: frame.origin)
  }
}

extension CGRect {
  /// The rectangle in a coordinate space with another origin, in points.
  func relative(to origin: CGPoint) -> CGRect {
    offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
