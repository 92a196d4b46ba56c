extension Binder {
  /// Whether a view may be of a type of the library's: `Label<Text, Image>`.
  ///
  /// Views of the library are all of one type here. What they are made with tells which of theirs
  /// it would be, as far as that is written at the place; what they hold is not compared.
  func mayBeView(_ expression: any BoundExpression, of expected: SceneType) -> Bool {
    guard expression.type == .view, case .named(let name, _) = expected.unwrapped,
      library.conforms(name, to: "View"), !isProtocol(expected.unwrapped)
    else { return false }
    guard let written = viewTypeName(at: expression.span) else { return true }
    return written.prefix { $0 != "<" } == name
  }
}
