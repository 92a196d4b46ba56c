extension LayoutTree {
  /// Creates the layout tree of a preview: several views at its root stand in a vertical stack.
  package init(root: any View, environment: EnvironmentValues) {
    self.init()
    let center = index(of: HorizontalAlignment.center.key)
    let scope = LoweringScope(environment: environment)
    open(root) { tree, view in
      tree.single(
        view,
        container: .stack(StackRule(axis: .vertical, spacing: nil, alignment: center)),
        in: scope
      )
    }
  }

  private mutating func open(_ view: any View, _ body: (inout LayoutTree, any View) -> Void) {
    body(&self, view)
  }
}
