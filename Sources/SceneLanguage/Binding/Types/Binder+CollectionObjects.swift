extension Binder {
  /// What an object of Foundation holds, where it is cast to a collection: `list as? [String]`.
  func held(
    inObject value: any BoundExpression,
    as target: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .declared(let object, _) = value.type, isOfPrelude(object.span),
      let property = object.property("_held")
    else { return nil }
    let held = type(of: property)
    switch (held, target.unwrapped) {
    case (.array, .array), (.dictionary, .dictionary), (.named("Set", _), .named("Set", _)):
      return ComputedPropertyExpression(base: value, property: property, span: place, type: held)
    default: return nil
    }
  }
}
