/// The preferences of a view and all that it contains, in document order.
///
/// Values are combined only when they are asked for. So what geometry readers add when their frames
/// are known is seen by all that is made after them.
final class PreferenceValues {
  private enum Entry {
    case value(ObjectIdentifier, Any)
    case views(PreferenceValues)
  }

  private var entries: [Entry] = []
  /// What the view makes of the combined value of the views inside, by key.
  private let transform: (key: PreferenceIdentity, change: (Any) -> Any)?

  /// Creates preferences that pass the values of the views inside on.
  init() {
    transform = nil
  }

  /// Creates preferences that change the combined value of a key.
  init(transforming key: PreferenceIdentity, _ change: @escaping (Any) -> Any) {
    transform = (key, change)
  }

  /// Adds those of a view inside.
  func append(_ views: PreferenceValues) {
    entries.append(.views(views))
  }

  /// Adds a value of the view itself.
  func append(_ value: Any, for key: PreferenceIdentity) {
    entries.append(.value(key.key, value))
  }

  /// Forgets the values of all views.
  func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// The combined value of a key; `nil` where no view sets one.
  ///
  /// - Complexity: O(*n*) in the number of views with preferences.
  func value(of key: PreferenceIdentity) -> Any? {
    var result: Any?
    for entry in entries {
      let next: Any?
      switch entry {
      case .value(let own, let value): next = own == key.key ? value : nil
      case .views(let views): next = views.value(of: key)
      }
      guard let next else { continue }
      if var combined = result {
        key.reduce(&combined) { next }
        result = combined
      } else {
        result = next
      }
    }
    if let transform, transform.key.key == key.key {
      return transform.change(result ?? key.defaultValue())
    }
    return result
  }
}
