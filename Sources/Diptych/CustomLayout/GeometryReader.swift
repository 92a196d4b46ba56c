/// A view that takes what it is offered and whose content knows its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Makes the content when the size is known; it stands at the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let inner = scope.inside(stackAxis: nil)
    let rule = tree.rule { geometry in
      var content = LayoutTree()
      let root = content.begin(LayoutNode(rule: .readerContent))
      var scope = inner
      scope.environment.direct(geometry.layoutDirection)
      content.lower(self.content(GeometryProxy(geometry)), in: scope)
      content.end(root)
      return content
    }
    tree.element("GeometryReader", rule: rule, in: scope)
  }
}

/// What a geometry reader's content knows of its place.
public struct GeometryProxy {
  private let geometry: ReaderGeometry

  init(_ geometry: ReaderGeometry) {
    self.geometry = geometry
  }

  /// The size of the reader, in points.
  public var size: CGSize { geometry.size }

  /// The frame of the reader in a coordinate space, in points, physical.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: geometry.size)
    case .global: geometry.frame
    }
  }
}

/// A frame of reference for coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// That of the view itself.
  case local
  /// That of the whole canvas.
  case global
}
