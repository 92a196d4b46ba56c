extension Binder {
  /// Tells of a key path that is passed as a function of several parameters, or of other values.
  func misfit(
    ofKeyPath path: any BoundExpression,
    as expected: SceneType,
    _ candidate: Callable,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let wanted = expected.functionType, path is KeyPathExpression,
      let own = path.type.functionType
    else { return nil }
    if wanted.parameters.count > 1 {
      // What the library takes may throw, which its entries do not say.
      let parameters = SceneType.tuple(of: wanted.parameters)
      let arrow = candidate.isLibrary ? "throws ->" : "->"
      report(.keyPathOfSeveral("\(parameters) \(arrow) \(wanted.result)"), at: place)
      return erroneous(.keyPathWithoutRoot, at: place)
    }
    guard own.parameters == wanted.parameters, !isConvertible(own.result, to: wanted.result) else {
      return nil
    }
    return erroneous(.keyPathValue("\(own.result)", to: "\(wanted.result)"), at: place)
  }
}
