/// Values by their keys, in the order in which the keys came.
///
/// A removed key leaves a gap; the gaps are closed once they outnumber the keys, so that storing,
/// finding, and removing take constant time on average.
struct InsertionOrder<Value> {
  /// The keys as they came; `.absent` where one was removed.
  private var slots: [SceneValue] = []
  /// The values beside their keys; nil where one was removed.
  private var values: [Value?] = []
  private var places: [SceneValue: Int] = [:]
  /// Before this slot there are only gaps: who always removes the first key does not meet them again.
  private var start = 0

  init() {}

  var count: Int { places.count }
  private var hasGaps: Bool { places.count < slots.count }

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

  func contains(_ key: SceneValue) -> Bool { places[key] != nil }

  /// How many keys came before one.
  ///
  /// Linear in their number where keys were removed.
  func position(of key: SceneValue) -> Int? {
    places[key].map { place in
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
    get { places[key].flatMap { values[$0] } }
    set {
      guard let newValue else {
        remove(key)
        return
      }
      if let place = places[key] {
        values[place] = newValue
        return
      }
      places[key] = slots.count
      slots.append(key)
      values.append(newValue)
    }
  }

  private mutating func remove(_ key: SceneValue) {
    guard let place = places.removeValue(forKey: key) else { return }
    slots[place] = .absent
    values[place] = nil
    while start < slots.count, slots[start].isAbsent { start += 1 }
    if slots.count > 2 * places.count { closeGaps() }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0.isAbsent }
    values = values.filter { $0 != nil }
    for (place, key) in slots.enumerated() { places[key] = place }
    start = 0
  }
}

extension SceneValue {
  fileprivate var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}
