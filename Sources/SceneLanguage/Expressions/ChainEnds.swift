/// Chains that are `nil` before what is put into them, or passed on, is computed.
extension BoundExpression {
  /// Whether a link of the chain that leads to a place is `nil`, as far as a look at it does nothing.
  ///
  /// Swift computes nothing behind such a link: neither a new value, nor the arguments of a call.
  func chainEnds(in frame: Frame) throws -> Bool {
    switch self {
    case let link as ChainLink:
      if try link.value.chainEnds(in: frame) { return true }
      guard link.value.isStored, case .null = try link.value.evaluate(in: frame) else {
        return false
      }
      return true
    case let field as FieldExpression: return try field.base.chainEnds(in: frame)
    case let item as SubscriptExpression: return try item.base.chainEnds(in: frame)
    case let item as DeclaredSubscriptExpression: return try item.base.chainEnds(in: frame)
    case let computed as ComputedPropertyExpression:
      return try computed.base?.chainEnds(in: frame) ?? false
    case let unwrapped as ForceUnwrapExpression: return try unwrapped.value.chainEnds(in: frame)
    case let element as TupleElementExpression: return try element.base.chainEnds(in: frame)
    case let chain as ChainExpression: return try chain.value.chainEnds(in: frame)
    case let member as DynamicMemberExpression: return try member.base.chainEnds(in: frame)
    case let entry as EntryPropertyExpression:
      return try entry.base?.chainEnds(in: frame) ?? false
    case let call as MutatingCallExpression: return try call.receiver.chainEnds(in: frame)
    case let call as MutatingEntryCallExpression: return try call.receiver.chainEnds(in: frame)
    default: return false
    }
  }

  /// Whether a look at the value runs nothing of the program.
  private var isStored: Bool {
    switch self {
    case is LocalExpression, is GlobalExpression, is IntLiteral, is StringLiteral: true
    case let field as FieldExpression: field.base.isStored
    case let item as SubscriptExpression: item.base.isStored && item.index.isStored
    case let unwrapped as ForceUnwrapExpression: unwrapped.value.isStored
    case let element as TupleElementExpression: element.base.isStored
    case let link as ChainLink: link.value.isStored
    default: false
    }
  }
}
