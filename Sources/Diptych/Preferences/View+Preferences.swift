/// A view that changes what the views in it prefer.
package struct PreferenceChange<Content: View>: PrimitiveView {
  let content: Content
  let key: PreferenceIdentity
  let change: (Any) -> Any

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let values = PreferenceValues(transforming: key, change)
    scope.surroundings.preferences?.append(values)
    var scope = scope
    scope.surroundings.preferences = values
    tree.lower(content, in: scope)
  }
}

/// A view that prefers what its own frame decides.
package struct AnchorPreference<Content: View, Value>: PrimitiveView {
  let content: Content
  let key: PreferenceIdentity
  let source: Anchor<Value>.Source
  /// Makes the preference of the anchor and the combined value of the views inside.
  let change: (Any, Anchor<Value>) -> Any

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let record = FrameRecord()
    let anchor = Anchor(source, of: record, in: scope)
    let values = PreferenceValues(transforming: key) { change($0, anchor) }
    scope.surroundings.preferences?.append(values)
    var scope = scope
    scope.surroundings.preferences = values
    tree.lower(content, recordingIn: record, in: scope)
  }
}

extension View {
  /// Sets what the view prefers; the views in it have no say.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    preference(PreferenceIdentity(key), value: value)
  }

  /// Changes what the views in the view prefer.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    transformPreference(PreferenceIdentity(key)) { value in
      guard var typed = value as? Key.Value else { return }
      callback(&typed)
      value = typed
    }
  }

  /// Sets what the view prefers to a value made of a part of its frame.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    anchorPreference(PreferenceIdentity(key), value: value) { transform($0) }
  }

  /// Changes what the views in the view prefer by a part of the view's frame.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    transformAnchorPreference(PreferenceIdentity(key), value: value) { value, anchor in
      guard var typed = value as? Key.Value else { return }
      transform(&typed, anchor)
      value = typed
    }
  }
}

extension View {
  /// Sets what the view prefers under a key that a scene declares.
  package func preference(_ key: PreferenceIdentity, value: Any) -> some View {
    PreferenceChange(content: self, key: key) { _ in value }
  }

  /// Changes what the views in the view prefer under a key that a scene declares.
  package func transformPreference(
    _ key: PreferenceIdentity,
    _ callback: @escaping (inout Any) -> Void
  ) -> some View {
    PreferenceChange(content: self, key: key) { value in
      var value = value
      callback(&value)
      return value
    }
  }

  /// Sets what the view prefers under a key that a scene declares, made of a part of its frame.
  package func anchorPreference<Value>(
    _ key: PreferenceIdentity,
    value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Any
  ) -> some View {
    AnchorPreference(content: self, key: key, source: value) { transform($1) }
  }

  /// Changes what the views prefer under a key that a scene declares, by a part of the view's frame.
  package func transformAnchorPreference<Value>(
    _ key: PreferenceIdentity,
    value: Anchor<Value>.Source,
    transform: @escaping (inout Any, Anchor<Value>) -> Void
  ) -> some View {
    AnchorPreference(content: self, key: key, source: value) { value, anchor in
      var value = value
      transform(&value, anchor)
      return value
    }
  }
}
