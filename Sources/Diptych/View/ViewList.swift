/// Several views in a row, whose types are known only when they are made.
package struct ViewList: PrimitiveView {
  private let views: [any View]

  package init(_ views: [any View]) {
    self.views = views
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    for view in views { scope.visit { tree.lower(view, in: scope) } }
  }
}
