/// Several views in a row, as a view builder makes them.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let visit = scope.visit else {
      repeat tree.lower(each content, in: scope)
      return
    }
    repeat visit.visit { tree.lower(each content, in: scope) }
  }
}
