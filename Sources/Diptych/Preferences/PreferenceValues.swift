/// The preferences of a view and all that it contains, in document order.
///
/// Values are combined only when they are asked for. So what geometry readers add when their frames
/// are known is seen by all that is made after them.
final class PreferenceValues {
  /// Those of the views inside.
  private var views: [PreferenceValues] = []
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
  func append(_ values: PreferenceValues) {
    views.append(values)
  }

  /// Forgets the values of all views.
  func removeAll() {
    views.removeAll(keepingCapacity: true)
  }

  /// The combined value of a key; `nil` where no view sets one.
  ///
  /// - Complexity: O(*n*) in the number of views with preferences.
  func value(of key: PreferenceIdentity) -> Any? {
    var result: Any?
    for values in views {
      guard let next = values.value(of: key) else { continue }
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
