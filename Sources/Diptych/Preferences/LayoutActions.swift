/// What a scene does when layout has told it something: `onPreferenceChange`, `onGeometryChange`.
///
/// A picture is made once, and a scene's state keeps its initial value. Whoever owns that state may
/// run the actions after layout and, where they changed it, evaluate the scene again.
package final class LayoutActions {
  private var actions: [() -> Void] = []

  package init() {}

  /// Whether any view waits for layout.
  package var isEmpty: Bool { actions.isEmpty }

  func append(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Calls every action once, in document order; every frame must be resolved.
  package func run() {
    for action in actions { action() }
  }
}

/// A view that tells a scene what the views in it prefer.
struct PreferenceObserver<Content: View>: PrimitiveView {
  let content: Content
  let key: PreferenceIdentity
  let action: (Any) -> Void

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let values = PreferenceValues()
    scope.surroundings.preferences?.append(values)
    scope.surroundings.actions?.append { action(values.value(of: key) ?? key.defaultValue()) }
    var scope = scope
    scope.surroundings.preferences = values
    tree.lower(content, in: scope)
  }
}

/// A view that tells a scene its place.
struct GeometryObserver<Content: View>: PrimitiveView {
  let content: Content
  let action: (GeometryProxy) -> Void

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let actions = scope.surroundings.actions else { return tree.lower(content, in: scope) }
    let record = FrameRecord()
    actions.append {
      guard let frame = record.frame else { return }
      action(GeometryProxy(frame: frame, in: scope))
    }
    tree.lower(content, recordingIn: record, in: scope)
  }
}

extension View {
  /// Tells what the views in the view prefer, once layout is done.
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

  /// Tells what a scene makes of the view's place, once layout is done.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    GeometryObserver(content: self) { action(transform($0)) }
  }

  /// Tells what a scene makes of the view's place before and now, once layout is done.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    GeometryObserver(content: self) { geometry in
      let value = transform(geometry)
      action(value, value)
    }
  }
}
