/// Values by their keys, in the order in which the keys came.
///
/// A removed key leaves a gap; the gaps are closed once they outnumber the keys, so that storing,
/// finding, and removing take constant time on average.
struct InsertionOrder<Value> {
  /// The keys as they came; `.absent` where one was removed.
  private var slots: [SceneValue] = []
  /// The values beside their keys; nil where one was removed.
  private var values: [Value?] = []
  private var places = KeyPlaces()
  /// Before this slot there are only gaps: who always removes the first key does not meet them again.
  private var start = 0

  init() {}

  var count: Int { places.count }
  private var hasGaps: Bool { places.count < slots.count }

  /// Where the keys lie, to be compared only.
  var storage: UnsafeRawPointer? { slots.withUnsafeBufferPointer { .init($0.baseAddress) } }

  /// The keys in their order.
  ///
  /// Linear in their number where keys were removed.
  var keys: [SceneValue] {
    hasGaps ? slots[start...].filter { !$0.isAbsent } : slots
  }

  /// The keys and values in their order.
  ///
  /// Linear in their number.
  var pairs: [(key: SceneValue, value: Value)] {
    zip(slots, values).compactMap { key, value in value.map { (key, $0) } }
  }

  /// The key that came first.
  var firstKey: SceneValue? { slots[start...].first { !$0.isAbsent } }

  func contains(_ key: SceneValue) -> Bool {
    var budget = ComparisonBudget()
    return place(of: key, &budget) != nil
  }

  /// The value of a key, looked for within a budget.
  func value(of key: SceneValue, _ budget: inout ComparisonBudget) -> Value? {
    place(of: key, &budget).flatMap { values[$0] }
  }

  /// The key that is kept and equals another one.
  func key(equalTo key: SceneValue) -> SceneValue? {
    var budget = ComparisonBudget()
    return place(of: key, &budget).map { slots[$0] }
  }

  /// How many keys came before one.
  ///
  /// Linear in their number where keys were removed.
  func position(of key: SceneValue) -> Int? {
    var budget = ComparisonBudget()
    return place(of: key, &budget).map { place in
      hasGaps ? slots[start..<place].count { !$0.isAbsent } : place
    }
  }

  /// The key that so many others came before.
  ///
  /// Linear in their number where keys were removed.
  func key(at position: Int) -> SceneValue? {
    guard position >= 0, position < count else { return nil }
    return hasGaps ? keys[position] : slots[position]
  }

  subscript(key: SceneValue) -> Value? {
    get {
      var budget = ComparisonBudget()
      return value(of: key, &budget)
    }
    set {
      var budget = ComparisonBudget()
      if let newValue { set(newValue, of: key, &budget) } else { remove(key) }
    }
  }

  /// Stores the value of a key within a budget: not at all, where it is spent.
  ///
  /// - Returns: Whether the key is new.
  @discardableResult
  mutating func set(
    _ value: Value,
    of key: SceneValue,
    replacing: Bool = true,
    _ budget: inout ComparisonBudget
  ) -> Bool {
    guard let hash = key.hash(&budget) else { return false }
    if let place = place(of: key, hash: hash, &budget) {
      if replacing { values[place] = value }
      return false
    }
    guard budget.spend() else { return false }
    places.append(hash: hash)
    slots.append(key)
    values.append(value)
    return true
  }

  /// Removes a key.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  mutating func remove(_ key: SceneValue) -> Bool {
    var budget = ComparisonBudget()
    guard let place = place(of: key, &budget) else { return false }
    places.remove(at: place)
    slots[place] = .absent
    values[place] = nil
    while start < slots.count, slots[start].isAbsent { start += 1 }
    if slots.count > 2 * places.count { closeGaps() }
    return true
  }

  private func place(of key: SceneValue, _ budget: inout ComparisonBudget) -> Int? {
    if slots.isEmpty { return nil }
    return key.hash(&budget).flatMap { place(of: key, hash: $0, &budget) }
  }

  private func place(of key: SceneValue, hash: Int, _ budget: inout ComparisonBudget) -> Int? {
    places.place(ofHash: hash, &budget) { slots[$0].isEqual(to: key, &$1) }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0.isAbsent }
    values = values.filter { $0 != nil }
    places.closeGaps()
    start = 0
  }
}

extension SceneValue {
  fileprivate var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}
