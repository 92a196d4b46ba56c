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
    self.scope = inside
  }

  /// The layout tree of the views for a frame.
  func tree(for geometry: ReaderGeometry) -> LayoutTree {
    preferences.removeAll()
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
