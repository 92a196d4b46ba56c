extension Prelude {
  /// What Swift's own library has for values that several threads share, of which a scene has one.
  static let synchronization = Part(
    names: ["Mutex", "Atomic"],
    source: """
      final class Mutex<Value> {
        private var value: Value
        init(_ value: Value) { self.value = value }
        func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
          try body(&value)
        }
        func withLockIfAvailable<Result>(
          _ body: (inout Value) throws -> Result
        ) rethrows -> Result? {
          try body(&value)
        }
      }
      enum AtomicLoadOrdering { case relaxed, acquiring, sequentiallyConsistent }
      enum AtomicStoreOrdering { case relaxed, releasing, sequentiallyConsistent }
      enum AtomicUpdateOrdering {
        case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent
      }
      final class Atomic<Value> {
        private var value: Value
        init(_ value: Value) { self.value = value }
        func load(ordering: AtomicLoadOrdering) -> Value { value }
        func store(_ desired: Value, ordering: AtomicStoreOrdering) { value = desired }
        func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
          let original = value
          value = desired
          return original
        }
        private func change(to new: Value) -> (oldValue: Value, newValue: Value) {
          let old = value
          value = new
          return (old, new)
        }
      }
      extension Atomic where Value: Equatable {
        func compareExchange(
          expected: Value, desired: Value, ordering: AtomicUpdateOrdering
        ) -> (exchanged: Bool, original: Value) {
          let original = value
          if original == expected { value = desired }
          return (original == expected, original)
        }
        func weakCompareExchange(
          expected: Value, desired: Value, ordering: AtomicUpdateOrdering
        ) -> (exchanged: Bool, original: Value) {
          compareExchange(expected: expected, desired: desired, ordering: ordering)
        }
      }
      extension Atomic where Value: FixedWidthInteger {
        @discardableResult func add(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { change(to: value + operand) }
        @discardableResult func subtract(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { change(to: value - operand) }
        @discardableResult func wrappingAdd(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { change(to: value &+ operand) }
        @discardableResult func wrappingSubtract(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { change(to: value &- operand) }
        @discardableResult func min(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { change(to: Swift.min(value, operand)) }
        @discardableResult func max(
          _ operand: Value, ordering: AtomicUpdateOrdering
        ) -> (oldValue: Value, newValue: Value) { change(to: Swift.max(value, operand)) }
      }
      """
  )
}
