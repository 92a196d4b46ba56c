/// The views that a provider's previews consist of: each of them is a preview of its own.
package enum PreviewMembers {
  /// The names that the views ask for, in the order of the views.
  ///
  /// Nothing inside of the views is made.
  package static func names(
    of previews: any View,
    in environment: EnvironmentValues
  ) -> [String?] {
    var names: [String?] = []
    var tree = LayoutTree()
    var scope = LoweringScope(environment: environment)
    scope.modifiers = ModifierLink(around: nil) { _, scope, _ in
      names.append(scope.membership.previewName)
    }
    tree.lower(AnyView(any: previews), in: scope)
    return names
  }
}

/// One of the views that a provider's previews consist of.
struct PreviewMember: PrimitiveView {
  let previews: any View
  let index: Int

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    var passed = 0
    scope.modifiers = ModifierLink(around: scope.modifiers) { [index] tree, _, body in
      if passed == index { body(&tree) }
      passed += 1
    }
    tree.lower(AnyView(any: previews), in: scope)
  }
}

/// A view whose preview has a name.
struct PreviewName<Content: View>: PrimitiveView {
  let content: Content
  let name: String?

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.membership.previewName = scope.membership.previewName ?? name
    tree.lower(content, in: scope)
  }
}
