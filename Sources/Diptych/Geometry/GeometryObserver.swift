/// A view that tells a scene its place.
package struct GeometryObserver<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let actions = scope.actions else { return tree.lower(content, in: scope) }
    var scope = scope
    let seen = scope.entering(Self.self) { LastSeen<Value>() }
    let record = FrameRecord()
    let inside = scope
    actions.append {
      guard let frame = record.frame else { return false }
      return seen.see(transform(GeometryProxy(frame: frame, in: inside))) { action($0 ?? $1, $1) }
    }
    tree.lower(content, recordingIn: record, in: scope)
  }
}

extension View {
  /// Tells what a scene makes of the view's place, once layout is done and whenever it differs.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform) { action($1) }
  }

  /// Tells what a scene makes of the view's place before and now, once layout is done.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, transform: transform, action: action)
  }
}
