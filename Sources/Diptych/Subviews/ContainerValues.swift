/// A named value that a view tells the container directly around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

/// The values that a view tells the container directly around it.
///
/// Behaves as SwiftUI's `ContainerValues`: a container inside does not hand on what its views tell.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The value by which selections know the view; `nil` where it has none.
  package internal(set) var selectionTag: AnyHashable?

  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that a scene declares.
  package subscript(scene key: ObjectIdentifier) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The tag of the view; `nil` where it has none of the type.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { selectionTag as? Tag }

  /// Whether the view has a tag.
  public func hasTag(_ tag: some Hashable) -> Bool { selectionTag == AnyHashable(tag) }
}

extension View {
  /// Tells the container directly around the view a value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    changingContainerValues { $0[keyPath: keyPath] = value }
  }

  package func changingContainerValues(
    _ change: @escaping (inout ContainerValues) -> Void
  ) -> some View {
    changingMembership { change(&$0.containerValues) }
  }
}
