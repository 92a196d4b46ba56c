/// A value that a view owns; in a still picture it keeps its initial value.
@propertyWrapper public struct State<Value> {
  /// The current value.
  ///
  /// Setting it changes nothing: a picture is evaluated once.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  private let initialValue: Value

  /// Creates the state with its initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates the state with its initial value.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(initialValue) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}
