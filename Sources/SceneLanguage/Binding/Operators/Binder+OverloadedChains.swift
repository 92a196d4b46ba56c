extension Binder {
  /// Whether the compiler offers no unwrapping of an optional chain: one that goes through a member
  /// of which there are several forms, or begins with a variable that does not keep its object.
  func isNeverForced(_ operand: any BoundExpression) -> Bool {
    guard let chain = operand as? ChainExpression else { return false }
    if let field = chain.value as? FieldExpression, let link = field.base as? ChainLink,
      let local = link.value as? LocalExpression, local.variable.isWeak
    {
      return true
    }
    var current: (any BoundExpression)? = chain.value
    while let part = current {
      switch part {
      case let property as EntryPropertyExpression:
        if Self.membersOfManyForms.contains(property.entry.name) { return true }
        current = property.base
      case let call as EntryCallExpression:
        if Self.membersOfManyForms.contains(call.entry.name) { return true }
        current = call.receiver
      case let field as FieldExpression: current = field.base
      case let property as ComputedPropertyExpression: current = property.base
      case let call as FunctionCallExpression: current = call.receiver
      case let element as SubscriptExpression: current = element.base
      case let element as TupleElementExpression: current = element.base
      case let unwrapped as ForceUnwrapExpression: current = unwrapped.value
      case let link as ChainLink: current = link.value
      default: current = nil
      }
    }
    return false
  }

  /// Members of collections that are properties, and methods with a condition beside.
  private static let membersOfManyForms: NameSet = [
    "count", "first", "last", "popFirst", "popLast",
  ]
}
