/// A named value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view inside sets one.
  static var defaultValue: Value { get }

  /// Combines the value of the views before with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// A key of preferences as lowering knows it, whether a type or an interpreted scene declares it.
package struct PreferenceIdentity {
  /// What tells the key from others.
  package let key: ObjectIdentifier
  /// Makes the value where no view sets one.
  package let defaultValue: () -> Any
  /// Combines the value of the views before with that of the next one.
  package let reduce: (inout Any, () -> Any) -> Void

  package init(
    key: ObjectIdentifier,
    defaultValue: @escaping () -> Any,
    reduce: @escaping (inout Any, () -> Any) -> Void
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.reduce = reduce
  }

  /// The identity of a key that a type declares.
  init<Key: PreferenceKey>(_ key: Key.Type) {
    self.key = ObjectIdentifier(key)
    defaultValue = { Key.defaultValue }
    reduce = { value, nextValue in
      guard var typed = value as? Key.Value else { return }
      Key.reduce(value: &typed) { nextValue() as? Key.Value ?? Key.defaultValue }
      value = typed
    }
  }
}
