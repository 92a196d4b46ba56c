/// Several views in a row, whose types are known only when they are made.
package struct ViewList: PrimitiveView {
  package let views: [any View]

  package init(_ views: [any View]) {
    self.views = views
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let visit = scope.visit else {
      for view in views { tree.lower(view, in: scope) }
      return
    }
    visit.visit(rows: views.count) { tree.lower(views[$0], in: scope) }
  }
}
