internal import Diptych
internal import LayoutEngine

extension Library {
  /// The modifiers that hand an object down, by its type.
  static let objectModifiers: [LibraryEntry] = ["environmentObject", "environment"].map { name in
    LibraryEntry(
      kind: .method,
      name: name,
      signature: Signature(
        parameters: [
          .parameter(nil, name == "environmentObject" ? .named("ObservableObject") : .unknown)
        ],
        result: .view
      )
    ) { call in
      let view = try call.receiver.view(for: call)
      guard case .object(let object) = call.arguments[0] else {
        throw SceneStop(.valueMismatch("\(call.arguments[0].type)", expected: "AnyObject"))
      }
      let value = ConfinedValue(value: call.arguments[0])
      return .view(
        view.changingEnvironment { $0[scene: ObjectIdentifier(object.declaration)] = value }
      )
    }
  }
}

extension Evaluation {
  /// The object that a view around has set for a property.
  func object(for property: PropertyDeclaration) throws -> SceneValue {
    guard case .resolved(let type) = property.typeState,
      case .declared(let declaration, _) = type.unwrapped
    else { throw SceneStop.alreadyTold }
    let stored = environment[scene: ObjectIdentifier(declaration)] as? ConfinedValue
    if let stored { return stored.value }
    if type.isOptional { return .null }
    throw SceneStop(.objectNotInEnvironment(declaration.name), at: property.span)
  }
}
