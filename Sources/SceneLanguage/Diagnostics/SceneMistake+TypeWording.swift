extension SceneMistake {
  /// The message of a mistake about a type.
  var typeWording: String? {
    switch self {
    case .cannotConvertArgument("nil", let expected):
      "'nil' is not compatible with expected argument type '\(expected)'"
    case .cannotConvertValue("nil", let expected):
      "'nil' cannot initialize specified type '\(expected)'"
    case .cannotConvertReturn("nil", let expected):
      "'nil' is incompatible with return type '\(expected)'"
    case .cannotAssignValue("nil", let expected):
      "'nil' cannot be assigned to type '\(expected)'"
    case .cannotConvertElement("nil", let expected):
      "'nil' is not compatible with expected element type '\(expected)'"
    case .cannotConvertArgument(let type, let expected):
      "cannot convert value of type '\(type)' to expected argument type '\(expected)'"
    case .cannotConvertValue(let type, let expected):
      "cannot convert value of type '\(type)' to specified type '\(expected)'"
    case .cannotAssignValue(let type, let expected):
      "cannot assign value of type '\(type)' to type '\(expected)'"
    case .closureParameterWithoutType(let name):
      "cannot infer type of closure parameter '\(name)' without a type annotation"
    case .genericWithoutArguments(let name):
      "reference to generic type '\(name)' requires arguments in <...>"
    case .otherCountOfTypes(let name, let given, let expected):
      "generic type '\(name)' specialized with too \(given < expected ? "few" : "many") type parameters "
        + "(got \(given), but expected \(expected))"
    case .arrayAsVariadic(let type, let element):
      "cannot pass array of type '\(type)' as variadic arguments of type '\(element)'"
    case .dictionaryFromArray(let type, let isInitialized):
      "dictionary of type '\(type)' cannot be \(isInitialized ? "initialized" : "used") "
        + "with array literal"
    case .emptyArrayForDictionary:
      "use [:] to get an empty dictionary literal"
    case .heterogeneousLiteral(let type):
      "heterogeneous collection literal could only be inferred to '\(type)'; "
        + "add explicit type annotation if this is intentional"
    case .argumentDoesNotConform(let type, let name):
      "argument type '\(type)' does not conform to expected type '\(name)'"
    case .returnDoesNotConform(let type, let name):
      "return expression of type '\(type)' does not conform to '\(name)'"
    case .valueDoesNotConform(let type, let name):
      "value of type '\(type)' does not conform to specified type '\(name)'"
    case .cannotConvertElement(let type, let expected):
      "cannot convert value of type '\(type)' to expected element type '\(expected)'"
    case .cannotConvertDictionaryKey(let type, let expected):
      "cannot convert value of type '\(type)' to expected dictionary key type '\(expected)'"
    case .cannotConvertDictionaryValue(let type, let expected):
      "cannot convert value of type '\(type)' to expected dictionary value type '\(expected)'"
    case .cannotConvertReturn(let type, let expected):
      "cannot convert return expression of type '\(type)' to return type '\(expected)'"
    case .cannotConvertClosureResult("nil", let expected):
      "'nil' is not compatible with closure result type '\(expected)'"
    case .cannotConvertClosureResult(let type, let expected):
      "cannot convert value of type '\(type)' to closure result type '\(expected)'"
    case .cannotCoerce(let type, let expected):
      "cannot convert value of type '\(type)' to type '\(expected)' in coercion"
    case .integerAsBool(let value):
      "integer literal value '\(value)' cannot be used as a boolean; "
        + "did you mean '\(value == 1)'?"
    case .mismatchingBranches(let first, let second):
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'"
    case .cannotConvertDefault("nil", let expected):
      "nil default argument value cannot be converted to type '\(expected)'"
    case .cannotConvertDefault(let type, let expected):
      "default argument value of type '\(type)' cannot be converted to type '\(expected)'"
    case .conditionNotBool(let type) where type.hasSuffix("?"):
      "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead"
    case .conditionNotBool(let type) where SceneMistake.isNumber(type):
      "type '\(type)' cannot be used as a boolean; test for '!= 0' instead"
    case .conditionNotBool(let type):
      "cannot convert value of type '\(type)' to expected condition type 'Bool'"
    case .literalAsCondition(let type):
      "cannot convert value of type '\(type)' to expected condition type 'Bool'"
    case .nilAsCondition:
      "'nil' is not compatible with expected condition type 'Bool'"
    case .optionalAsAny(let type):
      "expression implicitly coerced from '\(type)' to 'Any'"
    case .optionalInText:
      "string interpolation produces a debug description for an optional value; "
        + "did you mean to make this explicit?"
    case .inferredVoid(let name, let type, let isMutable):
      "\(isMutable ? "variable" : "constant") '\(name)' inferred to have type '\(type)', "
        + "which may be unexpected"
    case .assignedToItself(let isProperty):
      "assigning a \(isProperty ? "property" : "variable") to itself"
    case .caseAfterDefault:
      "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .negationOfNumber(let type) where type.hasSuffix("?"):
      "optional type '\(type)' cannot be used as a boolean; test for '== nil' instead"
    case .negationOfNumber(let type):
      "type '\(type)' cannot be used as a boolean; test for '== 0' instead"
    case .assignmentAsCondition:
      "use of '=' in a boolean context, did you mean '=='?"
    case .rawValueNotLiteral:
      "raw value for enum case must be a literal"
    case .cannotConvertRawValue("nil", let raw):
      "cannot convert 'nil' to raw type '\(raw)'"
    case .cannotConvertRawValue(let type, let raw):
      "cannot convert value of type '\(type)' to raw type '\(raw)'"
    case .rawValueNotUnique:
      "raw value for enum case is not unique"
    case .cannotConvertToBinding(let name, let type, let expected):
      "cannot convert value '\(name)' of type '\(type)' to expected type '\(expected)', "
        + "use wrapper instead"
    case .tupleCount(let type, let pattern):
      "'\(type)' is not convertible to '\(pattern)', tuples have a different number of elements"
    case .functionNotCalled(let type):
      "function produces expected type '\(type)'; did you mean to call it with '()'?"
    case .methodAsProperty(let name):
      "method '\(name)' was used as a property; add () to call it"
    case .selectorNotExposed(let name):
      "argument of '#selector' refers to instance method '\(name)' that is not exposed to "
        + "Objective-C"
    case .nilNotCompatible(let type):
      "'nil' is not compatible with expected argument type '\(type)'"
    case .closureNotTaken(let type, let isTrailing):
      "\(isTrailing ? "trailing closure" : "closure") passed to parameter of type '\(type)' "
        + "that does not accept a closure"
    case .nilInContext(let type):
      "'nil' cannot be used in context expecting type '\(type)'"
    case .optionalTryNotUnwrapped(let type):
      "value of optional type '\(type)' not unwrapped; "
        + "did you mean to use 'try!' or chain with '?'?"
    case .returnTypeRequires(let subject, let type, let name):
      "return type of \(subject) requires that '\(type)' conform to '\(name)'"
    case .forceUnwrapOfNonOptional(let type):
      "cannot force unwrap value of non-optional type '\(type)'"
    case .chainOfNonOptional(let type):
      "cannot use optional chaining on non-optional value of type '\(type)'"
    case .coalescingNonOptional(let type):
      "left side of nil coalescing operator '??' has non-optional type '\(type)', "
        + "so the right side is never used"
    case .comparisonWithNil(let type, let result):
      "comparing non-optional value of type '\(type)' to 'nil' always returns \(result)"
    case .typeOfTypeDoesNotConform(let type, let name):
      "type '\(type)' cannot conform to '\(name)'"
    case .typeAsValue:
      "expected member name or initializer call after type name"
    case .typeAsSubscript:
      "expected member name or initializer call after type name; this will be an error in Swift 6"
    case .operandMismatch(let name, let left, let right) where left == right:
      "binary operator '\(name)' cannot be applied to two '\(left)' operands"
    case .operandMismatch(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    case .remainderOfFractions:
      "'%' is unavailable: For floating point numbers use truncatingRemainder instead"
    case .operatorNotPostfix(let name): "'\(name)' is not a postfix unary operator"
    case .operatorNotFound("**", "pow(_:_:)"?):
      "no operator '**' is defined; did you mean 'pow(_:_:)'?"
    case .operatorNotFound(let name, let suggestion):
      "cannot find operator '\(name)' in scope" + SceneMistake.question(suggestion)
    case .nonAssociative(let group):
      "adjacent operators are in non-associative precedence group '\(group)'"
    case .unaryMismatch(let name, let operand):
      "unary operator '\(name)' cannot be applied to an operand of type '\(operand)'"
    case .resultIsNotSelf(let method, let type, let protocolName):
      "method '\(method)' in non-final class '\(type)' must return 'Self' to conform to protocol "
        + "'\(protocolName)'"
    case .inOutOutsideArgument:
      "'&' may only be used to pass an argument to inout parameter"
    case .inOutWithDefault(let name):
      "cannot provide default value to inout parameter '\(name)'"
    case .argumentIsNoObject(let type):
      "argument type '\(type)' expected to be an instance of a class or class-constrained type"
    case .literalWithoutType(let kind):
      "empty collection literal requires an explicit type; write the type of the \(kind)"
    case .nilWithoutType:
      "'nil' requires a contextual type"
    case .literalOverflow(let literal, let type):
      "integer literal '\(literal)' overflows when stored into '\(type)'"
    case .negativeOverflow(let literal, let type):
      "negative integer '\(literal)' overflows when stored into unsigned type '\(type)'"
    case .optionalNotUnwrapped(let type, let wrapped):
      "value of optional type '\(type)\(type.hasSuffix(")") ? "" : "'") must be unwrapped "
        + "to a value of type '\(wrapped)\(wrapped.hasSuffix("')") ? "" : "'")"
    case .projectionForValue(let name, let type, let wanted):
      "cannot convert value '\(name)' of type '\(type)' to expected type '\(wanted)', "
        + "use wrapped value instead"
    case .keyPathValue(let type, let wanted):
      "key path value type '\(type)' cannot be converted to contextual type '\(wanted)'"
    case .keyPathOfSeveral(let type):
      "cannot convert key path into a multi-argument function type '\(type)'"
    case .keyPathWithoutRoot:
      "cannot infer key path type from context; consider explicitly specifying a root type"
    case .memberOfOptional(let name, let type, let wrapped):
      "value of optional type '\(type)\(type.hasSuffix("')") ? "" : "'") must be unwrapped "
        + "to refer to member '\(name)' "
        + "of wrapped base type '\(wrapped)\(wrapped.hasSuffix("')") ? "" : "'")"
    case .bindingNeedsOptional(let type):
      "initializer for conditional binding must have Optional type, not '\(type)'"
    case .notASequence(let type):
      "for-in loop requires '\(type)' to conform to 'Sequence'"
        + (type.hasSuffix("?") ? "; did you mean to unwrap optional?" : "")
    case .branchesDiffer(let first, let second):
      "branches have mismatching types '\(first)' and '\(second)'"
    case .valueNeedsElse:
      "'if' must have an unconditional 'else' to be used as expression"
    case .statementInExpression(let word):
      "'\(word)' may only be used as expression in return, throw, or as the source of an assignment"
    case .unexpectedReturnValue:
      "unexpected non-void return value in void function"
    case .missingReturnValue:
      "non-void function should return a value"
    case .declarationInBuilder:
      "closure containing a declaration cannot be used with result builder 'ViewBuilder'"
    case .controlFlowInBuilder(let isLoop):
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'; "
        + (isLoop
          ? "use 'ForEach' to make several views"
          : "show 'EmptyView()' where there is nothing to show")
    case .returnInBuilder:
      "cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'"
    case .builderLacks(let name, let function)
    where ["buildOptional", "buildEither", "buildArray"].contains(function):
      "closure containing control flow statement cannot be used with result builder '\(name)'; "
        + "it does not implement '\(function)'"
    case .builderLacks(let name, let function):
      "result builder '\(name)' does not implement '\(function)'; this cannot be used with it"
    case .builderTakesViews(let type):
      "static method 'buildExpression' requires that '\(type)' conform to 'View'; "
        + "a view builder takes only views"
    case .valueIsNotView(let type):
      "type '\(type)' cannot conform to 'View'; a view builder takes only views"
    case .switchNotExhaustive(let missing):
      "switch must be exhaustive; "
        + (missing.isEmpty
          ? "add a default clause" : SceneMistake.list(of: missing, before: "add missing case: "))
    case .switchWithoutCases:
      "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    case .emptyCase(let label):
      "'\(label)' label in a 'switch' must have at least one executable statement"
    case .caseAlreadyHandled:
      "case is already handled by previous patterns; consider removing it"
    case .defaultNeverExecuted:
      "default will never be executed"
    case .typeAnnotationMissing(let name):
      "type annotation missing in pattern; write the type of '\(name)'"
    default:
      nil
    }
  }

  static func isNumber(_ type: String) -> Bool {
    ["Int", "Double", "CGFloat", "Float", "UInt", "UInt8", "Int64"].contains(type)
  }
}
