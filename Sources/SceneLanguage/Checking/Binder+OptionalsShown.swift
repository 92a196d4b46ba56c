extension Binder {
  /// Warns that an optional is taken for `Any` as it is, unless the scene says so by a cast.
  func warnOfOptional(
    asAny value: any BoundExpression,
    _ mistake: (String, String) -> SceneMistake
  ) {
    guard isShownWrapped(value) else { return }
    switch mistake("", "") {
    // Of the library's functions most take a value of any type as what it is.
    case .cannotCoerce, .cannotConvertArgument: return
    default: break
    }
    report(.optionalAsAny("\(value.type)"), at: value.span, severity: .warning)
  }

  /// The same of an argument: only what prints is known to take `Any`, and not `some Any`.
  func warnOfOptional(asAny value: any BoundExpression, argumentOf candidate: Callable) {
    guard candidate.isLibrary, ["print", "debugPrint"].contains(candidate.name),
      isShownWrapped(value)
    else { return }
    report(.optionalAsAny("\(value.type)"), at: value.span, severity: .warning)
  }

  /// Warns that a text says of an optional that it is one.
  func warnOfOptional(inText value: any BoundExpression) {
    if isShownWrapped(value) { report(.optionalInText, at: value.span, severity: .warning) }
  }

  private func isShownWrapped(_ value: any BoundExpression) -> Bool {
    guard case .optional(let wrapped) = value.type, wrapped.isDefinite, !(value is NilLiteral)
    else { return false }
    return unwrappedImplicitly(value) == nil
  }
}
