extension SceneMistake {
  /// The message of a mistake about errors or waiting.
  var effectWording: String? {
    switch self {
    case .effect(let mistake): mistake.wording
    case .throwsOutOfDefer(let isCall):
      (isCall ? "call can throw, but errors" : "errors") + " cannot be thrown out of a defer body"
    case .errorsNotHandled:
      "errors thrown from here are not handled"
    case .thrownErrorNotHandled:
      "error is not handled because the enclosing function is not declared 'throws'"
    case .thrownTypeIsNoError(let type):
      "thrown expression type '\(type)' does not conform to 'Error'"
    case .thrownTypeIsOther(let type, let wanted):
      "thrown expression type '\(type)' cannot be converted to error type '\(wanted)'"
    case .errorsHandledInPart:
      "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    case .throwingClosure(let type, let wanted):
      "invalid conversion from throwing function of type '\(type)' "
        + "to non-throwing function type '\(wanted)'"
    case .waitingClosure(let type):
      "cannot pass function of type '\(type)' to parameter expecting synchronous function type"
    case .waitingFunction(let type, let wanted):
      "invalid conversion from 'async' function of type '\(type)' "
        + "to synchronous function type '\(wanted)'"
    case .nothingThrows:
      "no calls to throwing functions occur within 'try' expression"
    case .nothingWaits:
      "no 'async' operations occur within 'await' expression"
    case .tryBehindAwait:
      "'try' must precede 'await'"
    case .concurrentValueCannotWait:
      "'async let' in a function that does not support concurrency"
    case .awaitWithoutWaiting:
      "'await' in a function that does not support concurrency"
    case .callNotAwaited:
      "expression is 'async' but is not marked with 'await'"
    default:
      nil
    }
  }
}
