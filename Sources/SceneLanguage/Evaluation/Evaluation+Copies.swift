extension Evaluation {
  /// Counts the copy that was made when a value changed, which no loop or call of the scene shows.
  ///
  /// Values share what they hold until one of them changes, which then copies all of it: a variable
  /// that is kept and changed by turns would cost the square of its length for a few steps.
  ///
  /// - Parameters:
  ///   - value: The value after the change.
  ///   - storage: What ``SceneValue/storage`` was before.
  /// - Throws: What stops the evaluation, where no steps are left.
  func chargeCopy(of value: SceneValue, from storage: UnsafeRawPointer?) throws {
    // Small values are copied in less than a step, and most changes are of these.
    let count = value.storedCount
    guard count >= ComparisonBudget.partsPerStep, value.storage != storage else { return }
    try charge(seen: count)
  }
}

extension SceneValue {
  /// Where the elements or characters lie, to be compared only: it changes when they are copied.
  ///
  /// `nil` for values that hold nothing by themselves.
  var storage: UnsafeRawPointer? {
    switch self {
    case .string(let text):
      text.utf8.withContiguousStorageIfAvailable { .init($0.baseAddress) } ?? nil
    case .array(let elements): elements.withUnsafeBufferPointer { .init($0.baseAddress) }
    case .slice(let slice): slice.elements.withUnsafeBufferPointer { .init($0.baseAddress) }
    case .dictionary(let dictionary): dictionary.storage
    case .set(let set): set.storage
    default: nil
    }
  }

  /// How many elements or bytes are copied with the storage.
  fileprivate var storedCount: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .array(let elements): elements.count
    case .slice(let slice): slice.elements.count
    // Keys, values, and two tables of places.
    case .dictionary(let dictionary): 4 * dictionary.count
    case .set(let set): 4 * set.count
    default: 0
    }
  }
}
