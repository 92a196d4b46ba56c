extension Binder {
  /// Binds `isKnownUniquelyReferenced(&object)`.
  func bind(uniquenessOf argument: CallArgument, at place: SourceSpan) -> any BoundExpression {
    let object = argument.bound ?? bind(argument.expression)
    if object.isErroneous { return object }
    guard checkMutable(object, .inoutArgument, at: argument.span),
      let object = object.asPlace
    else { return ErroneousExpression(span: place) }
    return UniquenessExpression(object: object, span: place)
  }
}

/// Whether nothing but a variable refers to the object in it.
struct UniquenessExpression: BoundExpression {
  let object: any BoundPlace
  let span: SourceSpan
  var type: SceneType { .bool }

  func evaluate(in frame: Frame) throws -> SceneValue {
    var isUnique = false
    try object.modify(in: frame) { value in
      guard case .object(var object) = value else { return }
      // The variable must not count twice.
      value = .absent
      isUnique = isKnownUniquelyReferenced(&object)
      value = .object(object)
    }
    return .bool(isUnique)
  }
}
