internal import SwiftSyntax

extension Binder {
  /// Tells a call that may throw or wait where nothing says so.
  func checkEffects(of called: FunctionDeclaration, at place: SourceSpan) {
    guard let function else { return }
    // A type that is thrown may turn out to be `Never`.
    if called.isThrowing, called.thrownType == nil, !function.isTrying {
      report(
        function.mayThrow ? .callNotTried : .callNeitherTriedNorHandled,
        at: place,
        fixIts: [
          SceneFixIt(
            message: "insert 'try '",
            range: place.start..<place.start,
            replacement: "try "
          )
        ]
      )
    }
    guard called.isAsynchronous else { return }
    if function.isNeverWaiting {
      report(.callCannotWait, at: place)
    } else if !function.isAwaiting {
      report(.callNotAwaited, at: place)
    }
  }
}

extension FunctionScope {
  /// Whether errors may leave a call here, with a `try` before it.
  ///
  /// A closure throws what it throws by itself, but only where a `try` or `throw` in it says so.
  fileprivate var mayThrow: Bool {
    if errors == ErrorHandling.none { return false }
    guard errors == .unknown, let literal else { return true }
    return literal.says { $0 == .keyword(.try) || $0 == .keyword(.throw) }
  }

  /// Whether nothing here can wait: a function that does not say `async`, or a closure in which
  /// nothing is awaited, for a place whose closures do not wait.
  fileprivate var isNeverWaiting: Bool {
    if code.name == "autoclosure" { return outer?.isNeverWaiting == true }
    guard let literal else { return isAsynchronous == false }
    guard let name = literal.nameOfReceiver, FunctionScope.impatient.contains(name) else {
      return false
    }
    return !literal.says { $0 == .keyword(.await) }
  }

  /// What takes closures that do not wait.
  private static let impatient: Set<String> = [
    "Button", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange",
    "onReceive", "onSubmit", "withAnimation", "UIAction", "map", "forEach", "filter", "compactMap",
  ]
}

extension ClosureExprSyntax {
  /// Whether a token stands in its body.
  fileprivate func says(_ isMeant: (TokenKind) -> Bool) -> Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { isMeant($0.tokenKind) }
  }
}
