/// An object whose changes views follow; in a still picture it never changes.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What tells that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells that the object is about to change; nobody listens.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What tells that an object is about to change; nobody listens.
public struct ObservableObjectPublisher: Sendable {
  /// Creates one.
  public init() {}

  /// Tells of a change.
  public func send() {}
}

/// A property of an object whose changes views follow.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the property with its first value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view is given.
@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  /// Bindings to the object's properties.
  public typealias Wrapper = ObjectBindings<Object>

  /// The object.
  public var wrappedValue: Object

  /// Observes an object.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: Object) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }
}

/// An object that a view makes and owns.
@propertyWrapper public struct StateObject<Object: ObservableObject>: LastingProperty {
  private let made: LastingValue<Made>

  /// The object, made when it is first asked for and then kept.
  private final class Made {
    private let make: () -> Object
    private(set) lazy var object = make()

    init(_ make: @escaping () -> Object) {
      self.make = make
    }
  }

  /// Owns an object, which is made when it is first asked for.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    made = LastingValue(Made(wrappedValue))
  }

  /// The object.
  public var wrappedValue: Object { made.value.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

  func connect(to values: LastingValues, at index: Int, of view: Int) {
    made.connect(to: values, at: index, of: view)
  }
}

/// An object to whose properties a view makes bindings.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object

  /// Makes bindings to an object's properties.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// The same bindings.
  public var projectedValue: Bindable<Object> { self }

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    ObjectBindings(object: wrappedValue)[dynamicMember: keyPath]
  }
}
