/// Calls of what a property holds, where methods have its name too.
extension Binder {
  /// Whether a call means a property, and not the methods of the same name.
  ///
  /// What the scene declares as a closure, such as `onSubmit`, stands beside the library's modifier
  /// of that name and takes arguments without labels.
  func isCallOfProperty(
    _ found: FoundMembers,
    _ candidates: [Callable],
    _ arguments: [CallArgument]
  ) -> Bool {
    if arguments.isEmpty, found.entries.contains(where: { $0.kind == .property }) {
      return candidates.allSatisfy { $0.signature.parameters.contains { !$0.canBeLeftOut } }
    }
    return found.declared.contains { member in
      guard case .property(let property) = member, property.access.allows(scope),
        arguments.allSatisfy({ $0.label == nil })
      else { return false }
      guard let function = type(of: property).functionType else { return false }
      // A closure for what is no function is the method's.
      let areTaken = zip(function.parameters, arguments).allSatisfy { parameter, argument in
        !argument.isClosure || parameter.functionType != nil || parameter.isOpen
      }
      return function.parameters.count == arguments.count && areTaken
        && candidates.allSatisfy { !$0.isFunctionOfScene || !$0.signature.mayTake(arguments) }
    }
  }
}
