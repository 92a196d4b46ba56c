/// An object in an environment.
///
/// `@unchecked`: environment values may cross threads as far as their type goes, but a preview is
/// evaluated, lowered and laid out on one thread, and so are the objects of its scene.
private struct SceneObject: @unchecked Sendable {
  let object: AnyObject
}

/// The objects in an environment, by their types.
private enum SceneObjectsKey: EnvironmentKey {
  static let defaultValue: [ObjectIdentifier: SceneObject] = [:]
}

extension EnvironmentValues {
  /// The object of a type; `nil` where no view around sets one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[SceneObjectsKey.self][ObjectIdentifier(type)]?.object as? Object }
    set {
      self[SceneObjectsKey.self][ObjectIdentifier(type)] = newValue.map(SceneObject.init(object:))
    }
  }
}

/// An object that a view around set.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  /// Reads the object of the type.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A view around has set it by `environmentObject(_:)`.
  public var wrappedValue: Object {
    guard let object = EnvironmentValues.current[object: Object.self] else {
      preconditionFailure("Set a \(Object.self) by environmentObject(_:) on a view around.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension Environment where Value: AnyObject {
  /// Reads the object of a type.
  ///
  /// - Precondition: A view around has set it by `environment(_:)`.
  public init(_ objectType: Value.Type) {
    self.init { environment in
      guard let object = environment[object: objectType] else {
        preconditionFailure("Set a \(objectType) by environment(_:) on a view around.")
      }
      return object
    }
  }
}

extension Environment {
  /// Reads the object of a type; `nil` where no view around sets one.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    self.init { $0[object: objectType] }
  }
}

extension View {
  /// Hands an object down to the views in the view.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(object)
  }

  /// Hands an object down to the views in the view; `nil` takes it away.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    let box = object.map(SceneObject.init(object:))
    return changingEnvironment { $0[SceneObjectsKey.self][ObjectIdentifier(Object.self)] = box }
  }
}
