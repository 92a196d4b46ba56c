/// Where parts of sequences become something else than parts.
extension Binder {
  /// The array of what a sequence gives when something at its end is left out, or nothing else is
  /// kept: these have a form that makes an array beside that which makes a part of the whole.
  func list(
    ofPart expression: any BoundExpression,
    as expected: SceneType
  ) -> (any BoundExpression)? {
    guard case .array(let element) = expected.unwrapped,
      expression.type == .named("ArraySlice", [element])
        || expression.type == .substring && element == .character,
      let call = expression as? EntryCallExpression,
      ["dropLast", "suffix"].contains(call.entry.name),
      call.entry.signature.parameters.allSatisfy({ $0.label == nil })
    else { return nil }
    let argument = CallArgument(nil, expression, at: expression.span)
    return construct(.array(element), [argument], at: expression.span, expecting: expected)
  }

  /// The method that made a part of a sequence, of which there are forms with other results.
  func partName(of expression: any BoundExpression) -> String? {
    guard let call = expression as? EntryCallExpression,
      ["dropFirst", "dropLast", "prefix", "split", "suffix"].contains(call.entry.name)
    else { return nil }
    return call.entry.name
  }
}
