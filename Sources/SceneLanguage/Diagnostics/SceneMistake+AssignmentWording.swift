extension SceneMistake {
  /// The message of a mistake about a change, or about what Diptych cannot do.
  var assignmentWording: String? {
    switch self {
    case .forbiddenChange(let change):
      change.wording
    case .assignToGetOnly(let name):
      "cannot assign to property: '\(name)' is a get-only property"
    case .assignToValue:
      "expression is not assignable"
    case .loopControlOutsideLoop(let word):
      "'\(word)' is only allowed inside a loop\(word == "break" ? ", if, do, or switch" : "")"
    case .unlabelledBreak:
      "unlabeled 'break' is only allowed inside a loop or switch, "
        + "a labeled break is required to exit an if or do"
    case .labelNotFound(let name):
      "cannot find label '\(name)' in scope"
    case .fallthroughOutsideSwitch:
      "'fallthrough' is only allowed inside a switch"
    case .fallthroughFromLast:
      "'fallthrough' without a following 'case' or 'default' block"
    case .wrapperOnConstant:
      "property wrapper can only be applied to a 'var'"
    case .publishedOutsideClass:
      "'wrappedValue' is unavailable: @Published is only available on properties of classes"
    case .unknownAttribute(let name, let suggestion):
      "unknown attribute '\(name)'" + SceneMistake.question(suggestion)
    case .inoutWithoutMark(let type):
      "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .markWithoutInout(let type):
      "'&' used with non-inout argument of type '\(type)'"
    case .unusedResult(let type):
      "expression of type '\(type)' is unused"
    case .neverMutated(let name):
      "variable '\(name)' was never mutated; consider changing to 'let' constant"
    case .neverMutatedInLoop(let name):
      "variable '\(name)' was never mutated; consider removing 'var' to make it constant"
    case .neverRead(let name):
      "variable '\(name)' was written to, but never read"
    case .neverUsed(let name, let kind):
      "initialization of \(kind) '\(name)' was never used; "
        + "consider replacing with assignment to '_' or removing it"
    case .neverNeeded(let name, let kind):
      "\(kind) '\(name)' was never used; consider replacing with '_' or removing it"
    case .neverUsedUnwrapped(let name):
      "value '\(name)' was defined but never used; consider replacing with boolean test"
    case .functionUnused:
      "function is unused"
    case .cannotAssignToSubscript("nil", let wanted):
      "'nil' cannot be assigned to subscript of type '\(wanted)'"
    case .cannotAssignToSubscript(let type, let wanted):
      "cannot assign value of type '\(type)' to subscript of type '\(wanted)'"
    case .resultUnused(let what):
      "\(what) is unused"
    case .constantWithoutValue(let name):
      "constant '\(name)' used before being initialized"
    case .simultaneousAccess(let name):
      "simultaneous accesses to '\(name)', but modification requires exclusive access"
    case .unsupported(let construct):
      "Diptych does not support \(construct) yet"
    case .unsupportedMember(let member, let type):
      "Diptych does not support '\(member)' of '\(type)' yet"
    default:
      nil
    }
  }
}
