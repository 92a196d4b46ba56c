extension Prelude {
  /// Values of the view that has the focus, which none has in a picture.
  static let focusedValues = Part(
    names: [
      "FocusedValues", "FocusedValueKey", "FocusedValue", "FocusedBinding", "focusedValue",
      "focusedSceneValue",
    ],
    source: """
      protocol FocusedValueKey {
        associatedtype Value
      }
      struct FocusedValues {
        subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
          get { nil }
          set {}
        }
      }
      @propertyWrapper
      struct FocusedValue<Value> {
        init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
        var wrappedValue: Value? { nil }
      }
      @propertyWrapper
      struct FocusedBinding<Value> {
        init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
        var wrappedValue: Value? {
          get { nil }
          nonmutating set {}
        }
        var projectedValue: Binding<Value?> { .constant(nil) }
      }
      extension View {
        func focusedValue<Value>(
          _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
        ) -> some View { self }
        func focusedSceneValue<Value>(
          _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
        ) -> some View { self }
      }
      """
  )
}
