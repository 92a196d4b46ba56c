/// A view with another one in front of it or behind it, made of what the views in it prefer.
///
/// The other view is made when the frames are known, so that it may read anchors.
package struct PreferenceAttachment<Content: View>: PrimitiveView {
  let content: Content
  let key: PreferenceIdentity
  let alignment: Alignment
  let isInFront: Bool
  let secondary: (Any) -> any View
  /// The environment of the view whose body made this one, which its closure reads.
  let environment = EnvironmentValues.current

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let values = PreferenceValues()
    scope.surroundings.preferences?.append(values)
    var inner = scope
    inner.surroundings.preferences = values
    let center = tree.pair(.center)
    tree.modified(content, by: isInFront ? .overlay(center) : .background(center), in: inner) {
      $0.append(attachment(of: values, in: &$0, scope))
    }
  }

  /// A node as large as the content, in which the other view is aligned.
  private func attachment(
    of values: PreferenceValues,
    in tree: inout LayoutTree,
    _ scope: LoweringScope
  ) -> LayoutNode {
    let late = LateContent(root: .readerContent, scope: scope) { geometry, _ in
      let value = values.value(of: key) ?? key.defaultValue()
      let view = EnvironmentValues.$current.withValue(environment) { secondary(value) }
      return Gathered(content: AnyView(any: view))
        .frame(width: geometry.size.width, height: geometry.size.height, alignment: alignment)
    }
    return LayoutNode(rule: tree.rule(for: late.tree(for:)), in: scope)
  }
}

/// Views over each other in a container that no one wrote.
private struct Gathered<Content: View>: PrimitiveView {
  let content: Content

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let center = tree.pair(.center)
    tree.element(nil, rule: .zStack(center), in: scope) { tree in
      tree.lower(content, in: scope.inside(stackAxis: nil))
    }
  }
}

extension View {
  /// Lays views over this one, made of what the views in it prefer.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    overlayPreferenceValue(PreferenceIdentity(key), alignment: alignment) {
      transform($0 as? Key.Value ?? Key.defaultValue)
    }
  }

  /// Lays views behind this one, made of what the views in it prefer.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    backgroundPreferenceValue(PreferenceIdentity(key), alignment: alignment) {
      transform($0 as? Key.Value ?? Key.defaultValue)
    }
  }

  /// Lays views over this one, made of what the views in it prefer under a scene's key.
  package func overlayPreferenceValue(
    _ key: PreferenceIdentity,
    alignment: Alignment = .center,
    _ transform: @escaping (Any) -> any View
  ) -> some View {
    PreferenceAttachment(
      content: self,
      key: key,
      alignment: alignment,
      isInFront: true,
      secondary: transform
    )
  }

  /// Lays views behind this one, made of what the views in it prefer under a scene's key.
  package func backgroundPreferenceValue(
    _ key: PreferenceIdentity,
    alignment: Alignment = .center,
    _ transform: @escaping (Any) -> any View
  ) -> some View {
    PreferenceAttachment(
      content: self,
      key: key,
      alignment: alignment,
      isInFront: false,
      secondary: transform
    )
  }
}
