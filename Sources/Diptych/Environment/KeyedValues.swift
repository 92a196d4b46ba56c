/// The values of environment keys that views have set.
///
/// A view sets a few; a row of them is searched sooner than a dictionary, and copied with less.
struct KeyedValues: Sendable {
  private var entries: [(key: ObjectIdentifier, value: any Sendable)] = []

  /// The value of a key; `nil` where none is set.
  subscript(key: ObjectIdentifier) -> (any Sendable)? {
    get { entries.first { $0.key == key }?.value }
    set {
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((key, value))
      case (nil, nil): break
      }
    }
  }
}
