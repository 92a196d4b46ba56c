/// What a function asks of its generic parameters by the types that it names with them.
extension Binder {
  /// Adds to what a function says of its generic parameters what generic types in its signature ask
  /// of their arguments: `func show<C>(_ field: Field<C>)` is for what a `Field` may hold.
  func inferRequirements(of function: FunctionDeclaration) {
    for parameter in function.signature.parameters { inferRequirements(from: parameter.type) }
    inferRequirements(from: function.signature.result)
    function.signature.constraints = scope.constraints
  }

  private func inferRequirements(from type: SceneType) {
    let parts: [SceneType]
    switch type {
    case .declared(let declaration, let arguments):
      let generics = declaration.generics(arguments)
      for (name, argument) in generics {
        let asked = (declaration.constraints[name] ?? []).map { $0.substituting(generics) }
        demand(asked, of: argument)
      }
      parts = arguments
    case .named(let name, let arguments):
      if name == "Set", let element = arguments.first { demand([.named("Hashable")], of: element) }
      if SceneType.boundOwners.contains(name), let bound = arguments.first {
        demand([.named("Comparable")], of: bound)
      }
      parts = arguments
    case .dictionary(let key, let value):
      demand([.named("Hashable")], of: key)
      parts = [key, value]
    case .optional(let inner), .array(let inner), .metatype(let inner): parts = [inner]
    case .tuple(let elements): parts = elements.map(\.type)
    case .function(let function): parts = function.parameters + [function.result]
    case .error, .unknown, .never, .null, .parameter, .member: parts = []
    }
    for part in parts { inferRequirements(from: part) }
  }

  /// Asks protocols of a type, where it is a generic parameter of the function itself.
  private func demand(_ protocols: [SceneType], of type: SceneType) {
    guard case .parameter(let name) = type, let known = scope.generics[name] else { return }
    scope.generics[name] = known + protocols.filter { !known.contains($0) }
  }
}
