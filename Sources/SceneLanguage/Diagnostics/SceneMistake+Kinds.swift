extension SceneMistake {
  /// Whether it is about the ways through a body, which the compiler follows last of all.
  var isOfFlow: Bool {
    switch self {
    case .usedBeforeInitialization, .capturedBeforeInitialization, .passedBeforeInitialization,
      .selfBeforeInitialization, .selfCapturedBeforeInitialization, .selfBeforeDelegation,
      .selfUsed,
      .returnBeforeInitialization, .propertyMissingAtSuper,
      .initializedTwice, .superNotInitialized, .guardFallsThrough, .neverExecutedAfter,
      .neverExecuted, .missingReturn, .missingNeverReturning,
      .escapesWithSelf, .escapesWithParameter, .escapesWithClosure,
      .literalOverflow, .negativeOverflow:
      true
    default: false
    }
  }

  /// Whether a name means nothing, so that nothing tells the types of what is passed to it.
  var losesMeaning: Bool {
    switch self {
    case .nameNotFound, .memberNotFound, .dynamicMemberNotFound: true
    default: false
    }
  }

  /// Whether it leaves open which form of a function a call means.
  var leavesFormOpen: Bool {
    switch self {
    case .noMatchingOverload, .implicitMemberWithoutContext, .implicitMemberWithoutType: true
    default: false
    }
  }

  /// Whether it leaves every expression around with a type, so that the use of variables is known.
  var leavesTypesKnown: Bool {
    switch self {
    case .effect, .errorsNotHandled, .thrownErrorNotHandled,
      .errorsHandledInPart, .throwsOutOfDefer, .leavesDefer, .callNotAwaited,
      .concurrentValueCannotWait,
      .awaitWithoutWaiting,
      .bindingNeedsOptional,
      .loopControlOutsideLoop, .unlabelledBreak, .labelNotFound, .fallthroughOutsideSwitch,
      .caseNotFound, .switchNotExhaustive, .switchWithoutCases, .emptyCase, .functionUnused,
      .valueNeedsElse:
      true
    default: isOfFlow
    }
  }
}

extension SceneMistake {
  /// Whether it is none of the scene: what is there in Swift, and not here.
  var isUnsupported: Bool {
    switch self {
    case .unsupported, .unsupportedMember: true
    default: false
    }
  }

  /// Whether it tells that a type does not conform to a protocol.
  var isLackingConformance: Bool {
    if case .requiresConformance = self { true } else { false }
  }

  /// Whether it tells that a value is of another type than the one that is written beside it.
  var namesWrittenType: Bool {
    switch self {
    case .cannotConvertValue, .cannotConvertReturn: true
    default: false
    }
  }

  /// Whether it tells that a value is of another type than what it is given to.
  var isAboutPlace: Bool {
    if case .cannotConvertArgument = self { true } else { isAboutResult }
  }

  /// Whether it tells that a value is of another type than the variable, place, or result that it
  /// is for.
  var isAboutResult: Bool {
    switch self {
    case .cannotConvertValue, .cannotAssignValue, .cannotConvertReturn: true
    default: false
    }
  }

  /// Whether it is about what is given to a call, or put into a list or a dictionary.
  var isAboutPart: Bool {
    switch self {
    case .cannotConvertArgument, .cannotConvertElement, .cannotConvertDictionaryKey,
      .cannotConvertDictionaryValue:
      true
    default: false
    }
  }

  /// Whether it is about a value that a function gives back.
  var isAboutReturn: Bool {
    if case .cannotConvertReturn = self { true } else { false }
  }
}
