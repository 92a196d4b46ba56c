extension SceneMistake {
  /// The message of a mistake about a call.
  var callWording: String? {
    switch self {
    case .wrongLabels(let have, let expected, let isPlural):
      "incorrect argument label\(isPlural ? "s" : "") in call "
        + "(have '\(have)', expected '\(expected)')"
    case .missingLabels(let labels, let isPlural):
      "missing argument label\(isPlural ? "s" : "") '\(labels)' in call"
    case .extraneousLabels(let labels, let isPlural):
      "extraneous argument label\(isPlural ? "s" : "") '\(labels)' in call"
    case .argumentOrder(let name, let other):
      "\(name) must precede \(other)"
    case .missingArgument(let name):
      "missing argument for parameter \(name) in call"
    case .missingArguments(let names):
      "missing arguments for parameters \(names) in call"
    case .extraArgument(let label):
      label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
    case .extraArguments(let positions):
      "extra arguments at positions \(positions) in call"
    case .argumentWithoutParameters:
      "argument passed to call that takes no arguments"
    case .caseNeedsValues(let name, let type):
      "member '\(name)' expects argument of type '\(type)'"
    case .memberNotCalled(let name, let type):
      "member '\(name)' is a function that produces expected type '\(type)'; "
        + "did you mean to call it?"
    case .backwardClosure(let label):
      "backward matching of the unlabeled trailing closure is deprecated; "
        + "label the argument with '\(label)' to suppress this warning"
    case .extraTrailingClosure:
      "extra trailing closure passed in call"
    case .noMatchingOverload(let name):
      "no exact matches in call to \(name)"
    case .caseHasNoValues(let name):
      "enum case '\(name)' has no associated values"
    case .closureResultNotGiven(let type, let given):
      "declared closure result '\(type)' is incompatible with return type '\(given)'"
    case .closureResultNotWanted(let type, let wanted):
      "declared closure result '\(type)' is incompatible with contextual type '\(wanted)'"
    case .noCandidates(let name, let type):
      "no '\(name)' candidates produce the expected contextual result type '\(type)'"
    case .notCallable(let type):
      "cannot call value of non-function type '\(type)'"
    case .cannotInitializeProtocol(let name):
      "'any \(name)' cannot be constructed because it has no accessible initializers"
    case .nonescapingParameter(let name, let use):
      use.wording(of: name)
    case .genericNotInferred(let name):
      "generic parameter '\(name)' could not be inferred"
    case .extraSubscriptArgument:
      "extra argument in subscript"
    case .noMatchingSubscript:
      "no exact matches in call to subscript"
    case .conflictingArguments(let name, let first, let second):
      "conflicting arguments to generic parameter '\(name)' ('\(first)' vs. '\(second)')"
    case .noInitializers(let name):
      "'\(name)' cannot be constructed because it has no accessible initializers"
    case .stringSubscript(let isRange):
      "'subscript(_:)' is unavailable: cannot subscript String with "
        + (isRange
          ? "an integer range, use a String.Index range instead."
          : "an Int, use a String.Index instead.")
    case .mutatingAsValue:
      "cannot reference 'mutating' method as function value"
    case .notSubscriptable(let type):
      "value of type '\(type)' has no subscripts"
    case .closureParameterCount(let type, let expected, let found):
      "contextual closure type '\(type)' expects \(expected) "
        + "argument\(expected == 1 ? "" : "s"), "
        + "but \(found) \(found == 1 ? "was" : "were") used in closure body"
    case .closureIgnoresArguments(let expected):
      "contextual type for closure argument list expects \(expected) "
        + "argument\(expected == 1 ? "" : "s"), which cannot be implicitly ignored"
    default:
      nil
    }
  }
}
