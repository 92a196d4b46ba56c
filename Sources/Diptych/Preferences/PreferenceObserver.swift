/// A view that tells a scene what the views in it prefer.
package struct PreferenceObserver<Content: View>: PrimitiveView {
  let content: Content
  let key: PreferenceIdentity
  let action: (Any) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let values = PreferenceValues()
    scope.surroundings.preferences?.append(values)
    var scope = scope
    let seen = scope.entering(Self.self) { LastSeen<Any>() }
    scope.actions?.append {
      seen.see(values.value(of: key) ?? key.defaultValue()) { action($1) }
    }
    scope.surroundings.preferences = values
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Tells what the views in the view prefer, once layout is done and whenever it differs.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    onPreferenceChange(PreferenceIdentity(key)) { action($0 as? Key.Value ?? Key.defaultValue) }
  }

  /// Tells what the views in the view prefer under a scene's key, once layout is done.
  package func onPreferenceChange(
    _ key: PreferenceIdentity,
    perform action: @escaping (Any) -> Void
  ) -> some View {
    PreferenceObserver(content: self, key: key, action: action)
  }
}
