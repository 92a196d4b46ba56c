/// A named value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around the view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    layoutTrait(ObjectIdentifier(key), value)
  }

  /// Tells the layout around the view a value under any key.
  package func layoutTrait(_ key: ObjectIdentifier, _ value: Any) -> some View {
    layoutModifier { $0.rule(for: LayoutTrait(key: key, value: value)) }
  }
}
