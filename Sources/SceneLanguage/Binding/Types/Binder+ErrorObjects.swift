/// Casts to Foundation's class of errors, which every error can become.
extension Binder {
  /// Whether a type is Foundation's class of errors.
  func isErrorObject(_ type: SceneType) -> Bool { errorBridge(to: type) != nil }

  /// What makes an object of an error, where this is the type that it is cast to.
  func errorBridge(to type: SceneType) -> FunctionCode? {
    guard case .declared(let declaration, _) = type, declaration.name == "NSError",
      isOfPrelude(declaration.span),
      case .method(let method)? = members("_bridged", of: type, isStatic: true).declared.first
    else { return nil }
    return method.code
  }

  /// Binds what makes an object of an error, or nothing of another value; `nil` where another type
  /// is asked for, or the value is such an object already.
  func bind(
    errorObjectOf value: any BoundExpression,
    as type: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard !isOfPrelude(place), isErrorObject(type), value.type != type else { return nil }
    return bind(
      staticCallOf: "_bridged",
      on: type,
      [CallArgument(nil, value, at: place)],
      at: place,
      nameSpan: place,
      expecting: .optional(type)
    )
  }
}

/// `name as NSError`.
struct ErrorObjectPattern: BoundPattern {
  let bridge: FunctionCode
  let inner: any BoundPattern
  let span: SourceSpan

  func matches(_ value: SceneValue, in frame: Frame) throws -> Bool {
    let object = try bridge.call(nil, [value], frame.evaluation, at: span)
    guard let object = object.unwrapped else { return false }
    return try inner.matches(object, in: frame)
  }
}
