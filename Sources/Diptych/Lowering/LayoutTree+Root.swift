extension LayoutTree {
  /// Creates the layout tree of a preview: several views at its root stand in a vertical stack.
  ///
  /// - Parameters:
  ///   - root: The preview's view.
  ///   - member: Which of the elements of the view is shown; `nil` shows all.
  ///   - environment: The values at its root.
  ///   - actions: Takes up what the views do after layout; `nil` where no one will do it.
  ///   - wishes: Takes up what the views ask of the canvas; `nil` where no one listens.
  package init(
    root: any View,
    member: Int? = nil,
    environment: EnvironmentValues,
    actions: LayoutActions? = nil,
    wishes: PreviewWishes? = nil
  ) {
    self.init()
    let center = index(of: HorizontalAlignment.center.key)
    var scope = LoweringScope(environment: environment)
    scope.surroundings.actions = actions
    scope.surroundings.previewWishes = wishes
    let layers = PresentedLayers()
    scope.surroundings.presentedLayers = layers
    open(member.map { PreviewMember(previews: root, index: $0) } ?? root) { tree, view in
      tree.single(
        view,
        container: .stack(StackRule(axis: .vertical, spacing: nil, alignment: center)),
        in: scope
      )
    }
    lower(layers)
  }

  private mutating func open(_ view: any View, _ body: (inout LayoutTree, any View) -> Void) {
    body(&self, view)
  }
}
