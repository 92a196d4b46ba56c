/// Several views in a row, as a view builder makes them.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    repeat scope.visit { tree.lower(each content, in: scope) }
  }
}
