/// A dictionary that keeps the order in which keys came, so that every run shows the same picture.
typealias DictionaryValue = InsertionOrder<SceneValue>

extension DictionaryValue {
  init(_ pairs: [(SceneValue, SceneValue)]) {
    self.init()
    var budget = ComparisonBudget()
    for (key, value) in pairs { set(value, of: key, &budget) }
  }
}

/// A set that keeps the order in which elements came.
struct SetValue {
  private var order = InsertionOrder<Void>()

  init(_ elements: [SceneValue] = []) {
    var budget = ComparisonBudget()
    for element in elements { order.set((), of: element, replacing: false, &budget) }
  }

  var count: Int { order.count }
  var elements: [SceneValue] { order.keys }
  var first: SceneValue? { order.firstKey }
  /// Where the elements lie, to be compared only.
  var storage: UnsafeRawPointer? { order.storage }

  func contains(_ element: SceneValue) -> Bool { order.contains(element) }

  /// Whether an element is in the set, looked for within a budget.
  func contains(_ element: SceneValue, _ budget: inout ComparisonBudget) -> Bool {
    order.value(of: element, &budget) != nil
  }

  /// The element that equals another one.
  func member(equalTo element: SceneValue) -> SceneValue? { order.key(equalTo: element) }

  /// How many elements came before one.
  func position(of element: SceneValue) -> Int? { order.position(of: element) }

  /// The element that so many others came before.
  func element(at position: Int) -> SceneValue? { order.key(at: position) }

  /// Adds an element, and tells whether it is new.
  @discardableResult
  mutating func insert(_ element: SceneValue) -> Bool {
    var budget = ComparisonBudget()
    return order.set((), of: element, replacing: false, &budget)
  }

  /// Removes an element, and tells whether it was there.
  @discardableResult
  mutating func remove(_ element: SceneValue) -> Bool { order.remove(element) }
}
