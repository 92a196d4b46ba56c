extension SceneMistake {
  /// The message of a mistake about the ways through a body.
  var flowWording: String? {
    switch self {
    case .superNotInitialized:
      "'super.init' isn't called on all paths before returning from initializer"
    case .selfNotInitialized:
      "'self.init' isn't called on all paths before returning from initializer"
    case .deferAtEnd:
      "'defer' statement at end of scope always executes immediately; "
        + "replace with 'do' statement to silence this warning"
    case .leavesDefer(let word):
      "'\(word)' cannot transfer control out of a defer statement"
    case .escapesWithSelf:
      "escaping closure captures mutating 'self' parameter"
    case .escapesWithClosure(let name):
      "escaping closure captures non-escaping parameter '\(name)'"
    case .escapesWithParameter(let name):
      "escaping closure captures 'inout' parameter '\(name)'"
    case .opaqueWithoutValue:
      "property declares an opaque return type, but has no initializer expression from which to "
        + "infer an underlying type"
    case .usedBeforeInitialization(let kind, let name):
      "\(kind) '\(name)' used before being initialized"
    case .capturedBeforeInitialization(let kind, let name):
      "\(kind) '\(name)' captured by a closure before being initialized"
    case .passedBeforeInitialization(let kind, let name):
      "\(kind) '\(name)' passed by reference before being initialized"
    case .selfBeforeInitialization:
      "'self' used before all stored properties are initialized"
    case .selfCapturedBeforeInitialization:
      "'self' captured by a closure before all members were initialized"
    case .selfBeforeDelegation:
      "'self' used before 'self.init' call or assignment to 'self'"
    case .selfUsed(let use, let beforeSuper):
      "'self' used \(use.map { "in \($0) " } ?? "")before "
        + (beforeSuper ? "'super.init' call" : "all stored properties are initialized")
    case .returnBeforeInitialization:
      "return from initializer without initializing all stored properties"
    case .propertyMissingAtSuper(let name):
      "property 'self.\(name)' not initialized at super.init call"
    case .initializedTwice(let name):
      "immutable value '\(name)' may only be initialized once"
    case .guardFallsThrough:
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    case .neverExecutedAfter(let word):
      "code after '\(word)' will never be executed"
    case .unreachableCatch:
      "'catch' block is unreachable because no errors are thrown in 'do' block"
    case .returnOutsideFunction:
      "return invalid outside of a func"
    case .returnTakesNextLine:
      "expression following 'return' is treated as an argument of the 'return'"
    case .neverExecuted:
      "will never be executed"
    case .noReturnsInBody:
      "function declares an opaque return type, but has no return statements in its body "
        + "from which to infer an underlying type"
    case .returnsDiffer(let type):
      "function declares an opaque return type '\(type)', but the return statements in its body "
        + "do not have matching underlying types"
    case .missingReturn(let kind, let type):
      "missing return in \(kind) expected to return '\(type)'"
    case .missingNeverReturning(let kind):
      "\(kind) with uninhabited return type 'Never' is missing call to another never-returning "
        + "function on all paths"
    default:
      nil
    }
  }
}
