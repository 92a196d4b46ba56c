extension SceneMistake {
  /// The message of a mistake about a type.
  var typeWording: String? {
    switch self {
    case .cannotConvertArgument(let type, let expected):
      "cannot convert value of type '\(type)' to expected argument type '\(expected)'"
    case .cannotConvertValue(let type, let expected):
      "cannot convert value of type '\(type)' to specified type '\(expected)'"
    case .cannotConvertReturn(let type, let expected):
      "cannot convert return expression of type '\(type)' to return type '\(expected)'"
    case .cannotConvertDefault(let type, let expected):
      "default argument value of type '\(type)' cannot be converted to type '\(expected)'"
    case .conditionNotBool(let type):
      "type '\(type)' cannot be used as a boolean; test for '!= nil' or compare it instead"
    case .operandMismatch(let name, let left, let right) where left == right:
      "binary operator '\(name)' cannot be applied to two '\(left)' operands"
    case .operandMismatch(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    case .unaryMismatch(let name, let operand):
      "unary operator '\(name)' cannot be applied to an operand of type '\(operand)'"
    case .literalWithoutType(let kind):
      "empty collection literal requires an explicit type; write the type of the \(kind)"
    case .nilWithoutType:
      "'nil' requires a contextual type"
    case .cannotConvertNil(let type):
      "'nil' cannot be used in a place of the non-optional type '\(type)'"
    case .literalOverflow(let literal):
      "integer literal '\(literal)' overflows when stored into 'Int'"
    case .optionalNotUnwrapped(let type, let wrapped):
      "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'"
    case .memberOfOptional(let name, let type):
      "value of optional type '\(type)' must be unwrapped to refer to member '\(name)'"
    case .bindingNeedsOptional(let type):
      "initializer for conditional binding must have Optional type, not '\(type)'"
    case .notASequence(let type):
      "for-in loop requires '\(type)' to conform to 'Sequence'"
    case .missingReturn(let type):
      "missing return in a function expected to return '\(type)'"
    case .noReturnsInBody(let type):
      "function declares an opaque return type '\(type)', but has no return statements in its body"
    case .unexpectedReturnValue:
      "unexpected non-void return value in void function"
    case .missingReturnValue:
      "non-void function should return a value"
    case .controlFlowInBuilder:
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder';"
        + " use 'ForEach' to make several views"
    case .builderLacks(let name, let function):
      "result builder '\(name)' does not implement '\(function)'; this cannot be used with it"
    case .missingConformance(let type, let name):
      "type '\(type)' does not conform to protocol '\(name)'"
    case .missingRequirement(let type, let name, let requirement):
      "type '\(type)' does not conform to protocol '\(name)'; it needs '\(requirement)'"
    case .valueIsNotView(let type):
      "type '\(type)' cannot conform to 'View'; a view builder takes only views"
    case .patternMismatch(let pattern, let type):
      "pattern of type '\(pattern)' cannot match values of type '\(type)'"
    case .tupleMismatch(let type):
      "tuple pattern cannot match values of type '\(type)'"
    case .switchNotExhaustive:
      "switch must be exhaustive; add the missing cases, or 'default:'"
    case .typeAnnotationMissing(let name):
      "type annotation missing in pattern; write the type of '\(name)'"
    default:
      nil
    }
  }
}
