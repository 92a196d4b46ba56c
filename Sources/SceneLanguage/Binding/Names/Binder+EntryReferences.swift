extension Binder {
  /// Reads a property of the library, or makes a value of a function of it.
  func entryReference(
    _ entries: [LibraryEntry],
    receiver: (any BoundExpression)?,
    substitution: [String: SceneType] = [:],
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let property = entries.first { $0.kind == .property || $0.kind == .staticProperty }
    guard let entry = property else {
      for entry in entries {
        guard let form = form(of: entry, as: expected) else { continue }
        return EntryReference(entry: entry, receiver: receiver, span: place, type: form)
      }
      let candidates = entries.map { ($0, $0.signature.substituting(substitution)) }
      let wanted = expected.functionType
      let chosen =
        closest(candidates, to: expected)
        ?? entries.first { entry in wanted.flatMap(entry.signature.shortened) != nil }
        ?? entries[0]
      if let type = wanted.flatMap(chosen.signature.shortened) {
        return EntryReference(
          entry: chosen,
          receiver: receiver,
          span: place,
          type: .function(type)
        )
      }
      return EntryReference(
        entry: chosen,
        receiver: receiver,
        span: place,
        type: chosen.signature.substituting(substitution).functionType
      )
    }
    let type =
      entry.resultType.map { $0(receiver?.type ?? .unknown, []) }
      ?? entry.signature.result.substituting(substitution)
    return EntryPropertyExpression(
      entry: entry,
      base: receiver,
      arguments: BoundArguments(),
      span: place,
      type: type.erasingParameters(except: genericsInScope)
    )
  }

  /// The type of a function of the library where it takes and gives just what is expected.
  private func form(of entry: LibraryEntry, as expected: SceneType) -> SceneType? {
    guard let wanted = expected.functionType else { return nil }
    let parameters = entry.signature.parameters.map(\.type)
    var form = SceneType.function(FunctionType(parameters, entry.signature.result))
    if entry.isGeneric {
      var found: [String: SceneType] = [:]
      unify(form, with: .function(wanted), Set(entry.signature.generics), &found)
      form = form.substituting(found)
    }
    guard let function = form.functionType, function.parameters.count == wanted.parameters.count
    else { return nil }
    let types = zip(function.parameters + [function.result], wanted.parameters + [wanted.result])
    let isSame = types.allSatisfy { own, wanted in
      // The library does not tell `CGFloat` and `Double` apart.
      own == wanted
        || own.isFloatingPoint && wanted.isFloatingPoint && !own.isOtherPrecision(than: wanted)
    }
    return isSame ? .function(wanted) : nil
  }
}
