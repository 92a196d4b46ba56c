extension Binder {
  /// Tells a call that may throw or wait where nothing says so.
  func checkEffects(of called: FunctionDeclaration, at place: SourceSpan) {
    guard let function else { return }
    // A type that is thrown may turn out to be `Never`.
    if called.isThrowing, called.thrownType == nil, !function.isTrying {
      report(
        function.errors == FunctionScope.ErrorHandling.none
          ? .callNeitherTriedNorHandled : .callNotTried,
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
    if called.isAsynchronous, !function.isAwaiting {
      report(.callNotAwaited, at: place)
    }
  }
}
