extension SceneMistake {
  /// The message of a mistake about a pattern.
  var patternWording: String? {
    switch self {
    case .stepsPatternMismatch(let type): "pattern cannot match values of type '\(type)'"
    case .boundInSomePatterns(let name): "'\(name)' must be bound in every pattern"
    case .boundToOtherType(let type, let expected):
      "pattern variable bound to type '\(type)', expected type '\(expected)'"
    case .literalAlreadyHandled:
      "literal value is already handled by previous pattern; consider removing it"
    case .tupleLength(let type):
      "tuple pattern has the wrong length for tuple type '\(type)'"
    case .tuplePatternOfOther(let type):
      "tuple pattern cannot match values of non-tuple type '\(type)'"
    case .tuplePatternOfSingle(let type):
      "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .caseMatchedAsTuple(let name, let count, let isTakenApart):
      "enum case '\(name)' has \(count) associated values"
        + (isTakenApart ? "" : "; matching them as a tuple is deprecated")
    case .patternMismatch(let pattern, let type):
      "expression pattern of type '\(pattern)' cannot match values of type '\(type)'"
    case .pattern(let mistake): mistake.wording
    case .patternLabel(let label, let wanted):
      "tuple pattern element label '\(label)' must be '\(wanted)'"
    case .unwrapNeedsName:
      "unwrap condition requires a valid identifier"
    case .bindingInExpression:
      "pattern variable binding cannot appear in an expression"
    case .tupleMismatch(let type):
      "tuple pattern cannot match values of type '\(type)'"
    default:
      nil
    }
  }
}
