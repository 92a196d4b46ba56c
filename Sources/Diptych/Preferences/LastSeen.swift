/// A value that a view saw last; `nil` before it has seen any.
final class LastSeen<Value> {
  private(set) var value: Value?
  private let isSame: (Value, Value) -> Bool

  init(isSame: @escaping (Value, Value) -> Bool) {
    self.isSame = isSame
  }

  /// Calls an action with the last value and the new one where they differ.
  ///
  /// - Parameters:
  ///   - new: The value now.
  ///   - action: What to do; the last value is `nil` the first time.
  /// - Returns: Whether the action was called.
  func see(_ new: Value, _ action: (Value?, Value) -> Void) -> Bool {
    let old = value
    if let old, isSame(old, new) { return false }
    value = new
    action(old, new)
    return true
  }
}

extension LastSeen {
  /// Remembers values of one comparable type.
  convenience init() where Value: Equatable {
    self.init(isSame: ==)
  }

  /// Remembers values of a type that only their maker knows; those that cannot be compared differ.
  convenience init() where Value == Any {
    self.init { old, new in
      func isSame<Known: Equatable>(_ old: Known) -> Bool { new as? Known == old }
      return (old as? any Equatable).map { isSame($0) } ?? false
    }
  }
}

extension LoweringScope {
  /// Enters a view and finds what it keeps between evaluations.
  mutating func entering<Value: AnyObject>(_ type: Any.Type, initially make: () -> Value) -> Value {
    guard let (values, view) = enter(ObjectIdentifier(type)) else { return make() }
    return values.value(at: 0, of: view, initially: make)
  }
}
