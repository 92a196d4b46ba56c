/// A value that an app keeps between its runs; a picture shows the one it starts with.
@propertyWrapper public struct AppStorage<Value> {
  private let initialValue: Value

  /// The value; setting it changes nothing, because a picture is evaluated once.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(initialValue) }

  /// Creates the value under a key.
  public init(wrappedValue: Value, _ key: String) {
    initialValue = wrappedValue
  }

  /// Creates a value under a key, which is none at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    initialValue = nil
  }
}

/// A value that a window keeps between its runs; a picture shows the one it starts with.
@propertyWrapper public struct SceneStorage<Value> {
  private let initialValue: Value

  /// The value; setting it changes nothing, because a picture is evaluated once.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(initialValue) }

  /// Creates the value under a key.
  public init(wrappedValue: Value, _ key: String) {
    initialValue = wrappedValue
  }

  /// Creates a value under a key, which is none at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    initialValue = nil
  }
}

/// A number that grows with the size of text; a picture has text of the default size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The number at the default size of text.
  public let wrappedValue: Value

  /// Creates the number.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the number, which grows as a use of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
