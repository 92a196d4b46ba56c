/// A value that a view owns.
///
/// A picture shows the value that the view begins with and what `onAppear`, `onPreferenceChange` and
/// the like make of it.
@propertyWrapper public struct State<Value>: LastingProperty {
  /// The current value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  private let storage: LastingValue<Value>

  /// Creates the state with its initial value.
  public init(wrappedValue: Value) {
    storage = LastingValue(wrappedValue)
  }

  /// Creates the state with its initial value.
  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }

  func connect(to values: LastingValues, at index: Int, of view: Int) {
    storage.connect(to: values, at: index, of: view)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}
