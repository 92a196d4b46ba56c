/// Views that are made when the frame of their place is known.
struct LateContent {
  private let root: LayoutRule
  private let scope: LoweringScope
  private let content: (ReaderGeometry, LoweringScope) -> any View
  /// The preferences of the views, which are new with every frame.
  private let preferences = PreferenceValues()

  /// Prepares views that a geometry reader's node will contain.
  ///
  /// - Parameters:
  ///   - root: The rule by which the views are placed in the node's frame.
  ///   - scope: What stands around the views.
  ///   - content: Makes the views.
  init(
    root: LayoutRule,
    scope: LoweringScope,
    content: @escaping (ReaderGeometry, LoweringScope) -> some View
  ) {
    self.root = root
    self.content = content
    scope.surroundings.preferences?.append(preferences)
    var inside = scope.inside(stackAxis: nil)
    _ = inside.enter(ObjectIdentifier(Self.self))
    inside.surroundings.preferences = preferences
    inside.surroundings.waits += 1
    self.scope = inside
  }

  /// The most views inside one another that wait for their frames: each is laid out inside the
  /// layout of the one around it.
  private static let mostWaits = 200

  /// The layout tree of the views for a frame; full where too many wait for one another.
  func tree(for geometry: ReaderGeometry) -> LayoutTree {
    preferences.removeAll()
    guard scope.surroundings.waits <= Self.mostWaits else {
      var tree = LayoutTree()
      tree.isFull = true
      return tree
    }
    var scope = scope
    scope.environment.direct(geometry.layoutDirection)
    // The root has shown by now what its views present; what these present lies over the reader.
    let layers = PresentedLayers()
    if scope.surroundings.presentedLayers != nil { scope.surroundings.presentedLayers = layers }
    var tree = LayoutTree()
    let index = tree.begin(LayoutNode(rule: root))
    tree.lower(content(geometry, scope), in: scope)
    tree.end(index)
    tree.lower(layers, in: geometry)
    return tree
  }
}

extension LayoutTree {
  /// Appends a view whose type is hidden.
  fileprivate mutating func lower(_ view: any View, in scope: LoweringScope) {
    AnyView(any: view).lower(into: &self, in: scope)
  }
}
