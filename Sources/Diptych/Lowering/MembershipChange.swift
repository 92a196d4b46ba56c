/// A view that tells the container directly around it something.
package struct MembershipChange<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout Membership) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    change(&scope.membership)
    tree.lower(content, in: scope)
  }
}

extension View {
  func changingMembership(_ change: @escaping (inout Membership) -> Void) -> some View {
    MembershipChange(content: self, change: change)
  }
}
