/// A dictionary that keeps the order in which keys came, so that every run shows the same picture.
struct DictionaryValue {
  private(set) var keys: [SceneValue] = []
  private var values: [SceneValue: SceneValue] = [:]

  init() {}

  init(_ pairs: [(SceneValue, SceneValue)]) {
    for (key, value) in pairs { self[key] = value }
  }

  var count: Int { keys.count }
  var pairs: [(key: SceneValue, value: SceneValue)] {
    keys.compactMap { key in values[key].map { (key, $0) } }
  }

  subscript(key: SceneValue) -> SceneValue? {
    get { values[key] }
    set {
      if values.updateOrRemove(newValue, for: key) == nil {
        if newValue != nil { keys.append(key) }
      } else if newValue == nil {
        keys.removeAll { $0 == key }
      }
    }
  }
}

extension SceneValue {
  /// How many keys a dictionary has; 0 for other values.
  var keyCount: Int {
    if case .dictionary(let dictionary) = self { dictionary.count } else { 0 }
  }
}

extension Dictionary {
  /// Stores or removes, and returns what was there before.
  fileprivate mutating func updateOrRemove(_ value: Value?, for key: Key) -> Value? {
    if let value { updateValue(value, forKey: key) } else { removeValue(forKey: key) }
  }
}

/// A set that keeps the order in which elements came.
struct SetValue {
  private(set) var elements: [SceneValue] = []
  private var members: Set<SceneValue> = []

  init(_ elements: [SceneValue] = []) {
    for element in elements { insert(element) }
  }

  func contains(_ element: SceneValue) -> Bool { members.contains(element) }

  /// Adds an element, and tells whether it is new.
  @discardableResult
  mutating func insert(_ element: SceneValue) -> Bool {
    guard members.insert(element).inserted else { return false }
    elements.append(element)
    return true
  }

  /// Removes an element, and tells whether it was there.
  @discardableResult
  mutating func remove(_ element: SceneValue) -> Bool {
    guard members.remove(element) != nil else { return false }
    elements.removeAll { $0 == element }
    return true
  }
}
