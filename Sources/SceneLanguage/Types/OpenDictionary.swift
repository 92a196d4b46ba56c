extension SceneType {
  /// Whether it is the type of `[:]` of which nothing else tells what it holds.
  var isOpenDictionary: Bool {
    if case .dictionary(let key, _) = self { key.isUnknown } else { false }
  }
}

extension BoundExpression {
  /// Takes what a use tells of a parameter that is `[:]` at first: in
  /// `reduce(into: [:]) { $0[$1, default: 0] += 1 }` the subscript says what the keys are.
  func learn(_ type: SceneType) {
    guard let variable = (self as? LocalExpression)?.variable, variable.type.isOpenDictionary,
      case .dictionary(let key, _) = type, !key.isOpen
    else { return }
    variable.type = type
  }
}
