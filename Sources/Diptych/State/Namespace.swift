/// Names that belong to one view, for joining others.
@propertyWrapper public struct Namespace: LastingProperty {
  /// The identity of the names.
  public struct ID: Hashable, Sendable {
    private let number: Int

    /// The names of a view with an identity of its own.
    package init(_ number: Int) {
      self.number = number
    }
  }

  private let id = LastingValue(ID(0))

  /// Creates the names.
  public init() {}

  /// The identity of the names.
  public var wrappedValue: ID { id.value }

  func connect(to values: LastingValues, at index: Int, of view: Int) {
    id.value = ID(LastingValues.identity(of: index, in: view))
  }
}
