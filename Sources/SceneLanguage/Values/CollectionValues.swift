/// A dictionary that keeps the order in which keys came, so that every run shows the same picture.
typealias DictionaryValue = InsertionOrder<SceneValue>

extension DictionaryValue {
  init(_ pairs: [(SceneValue, SceneValue)]) {
    self.init()
    for (key, value) in pairs { self[key] = value }
  }
}

/// A set that keeps the order in which elements came.
struct SetValue {
  private var order = InsertionOrder<Void>()

  init(_ elements: [SceneValue] = []) {
    for element in elements { insert(element) }
  }

  var count: Int { order.count }
  var elements: [SceneValue] { order.keys }
  var first: SceneValue? { order.firstKey }

  func contains(_ element: SceneValue) -> Bool { order.contains(element) }

  /// Adds an element, and tells whether it is new.
  @discardableResult
  mutating func insert(_ element: SceneValue) -> Bool {
    guard !order.contains(element) else { return false }
    order[element] = ()
    return true
  }

  /// Removes an element, and tells whether it was there.
  @discardableResult
  mutating func remove(_ element: SceneValue) -> Bool {
    guard order.contains(element) else { return false }
    order[element] = nil
    return true
  }
}
