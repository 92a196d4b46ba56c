/// A view of one of two types.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    switch self {
    case .first(let view): tree.lower(view, in: scope)
    case .second(let view): tree.lower(view, in: scope)
    }
  }
}

/// A view that may be absent; an absent one takes no place at all.
extension Optional: View where Wrapped: View {
  /// An optional view has no body of its own.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    if let self { tree.lower(self, in: scope) }
  }
}
