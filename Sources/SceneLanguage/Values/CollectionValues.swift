/// A dictionary that keeps the order in which keys came, so that every run shows the same picture.
struct DictionaryValue {
  private var order = InsertionOrder<SceneValue>()

  init() {}

  init(_ pairs: [(SceneValue, SceneValue)]) {
    for (key, value) in pairs { self[key] = value }
  }

  var count: Int { order.count }
  var keys: [SceneValue] { order.keys }
  var pairs: [(key: SceneValue, value: SceneValue)] { order.pairs }
  var firstKey: SceneValue? { order.firstKey }

  func position(of key: SceneValue) -> Int? { order.position(of: key) }

  func key(at position: Int) -> SceneValue? { order.key(at: position) }

  subscript(key: SceneValue) -> SceneValue? {
    get { order[key] }
    set { order[key] = newValue }
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
