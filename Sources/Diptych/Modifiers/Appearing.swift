/// A view that does something when it appears, once.
package struct AppearanceAction<Content: View>: PrimitiveView {
  let content: Content
  let action: () -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let seen = scope.entering(Self.self) { LastSeen<Bool>() }
    scope.actions?.append { seen.see(true) { _, _ in action() } }
    tree.lower(content, in: scope)
  }
}

/// A view that does something while it is there: when it has appeared, and when a value is another.
package struct TaskAction<Content: View, ID>: PrimitiveView {
  let content: Content
  let id: ID
  let isSame: (ID, ID) -> Bool
  let action: () -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let seen = scope.entering(Self.self) { LastSeen(isSame: isSame) }
    scope.actions?.appendTask { seen.see(id) { _, _ in action() } }
    tree.lower(content, in: scope)
  }
}

/// A view that does something when a value is not what it was in the evaluation before.
package struct ChangeAction<Content: View, Value>: PrimitiveView {
  let content: Content
  let value: Value
  /// Whether the first value counts as a change.
  let isInitial: Bool
  let isSame: (Value, Value) -> Bool
  let action: (Value, Value) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    let seen = scope.entering(Self.self) { LastSeen(isSame: isSame) }
    scope.actions?.append {
      var hasActed = false
      _ = seen.see(value) { old, new in
        guard old != nil || isInitial else { return }
        hasActed = true
        action(old ?? new, new)
      }
      return hasActed
    }
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Says what to do when the view appears; a picture shows what becomes of it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceAction(content: self) { action?() }
  }

  /// Says what to do when the view has appeared and all that this changes is done, and again when a
  /// value has changed.
  package func task<ID: Equatable>(id: ID, perform action: @escaping () -> Void) -> some View {
    TaskAction(content: self, id: id, isSame: ==, action: action)
  }

  /// Says what to do when a value changes, as an action in the scene may make it do.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { action($1) }
  }

  /// Says what to do when a value changes, as an action in the scene may make it do.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it when the view appears too.
  ///   - action: What to do; is given the value before and the value now.
  /// - Returns: The view.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeAction(content: self, value: value, isInitial: initial, isSame: ==, action: action)
  }

  /// Says what to do when a value changes, as an action in the scene may make it do.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
