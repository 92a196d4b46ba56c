internal import SwiftSyntax

extension Binder {
  /// Binds `value as Type`, `value as? Type`, and `value as! Type`.
  func bind(cast node: AsExprSyntax) -> any BoundExpression {
    let target = resolve(node.type)
    guard let mark = node.questionOrExclamationMark else {
      return bind(coercion: node, to: target)
    }
    return bind(
      node.expression,
      castTo: target,
      named: node.type.trimmedDescription,
      mark.text == "?" ? .conditional : .forced,
      keyword: span(node.asKeyword),
      at: span(node)
    )
  }

  /// Binds `value is Type`.
  func bind(test node: IsExprSyntax) -> any BoundExpression {
    bind(
      node.expression,
      castTo: resolve(node.type),
      named: node.type.trimmedDescription,
      .test,
      keyword: span(node.isKeyword),
      at: span(node)
    )
  }

  private func bind(coercion node: AsExprSyntax, to target: SceneType) -> any BoundExpression {
    let before = diagnostics.count
    if isErrorObject(target.unwrapped) {
      let (error, succeeded) = attempt { bind(node.expression) }
      let type = target.isOptional ? error.type.unwrapped : error.type
      if succeeded, conforms(type, to: .anyError),
        let object = bind(errorObjectOf: error, as: target.unwrapped, at: span(node))
      {
        return target.isOptional
          ? object : ForceUnwrapExpression(value: object, span: span(node), type: target)
      }
    }
    // As an object a number is one of any kind.
    if target == .double, node.type.trimmedDescription == "NSNumber" {
      let (number, succeeded) = attempt { bind(node.expression, expecting: target) }
      if succeeded, number.type.isOtherPrecision(than: target) || number.type.isInteger {
        return FloatingPointExpression(value: number, type: target)
      }
    }
    // Foundation's texts are those of Swift, counted in another way.
    let wanted = target.swiftText ?? target
    if target == .string || target == .optional(.string) {
      let (text, succeeded) = attempt { bind(node.expression, expecting: target) }
      if succeeded, let type = text.type.swiftText, isConvertible(type, to: target) {
        return AscribedExpression(value: text, type: target)
      }
    }
    let value = bind(node.expression, as: wanted) {
      $0 == "nil" ? .nilInContext($1) : .cannotCoerce($0, to: $1)
    }
    // Mistakes further inside are told as they are, so each level binds its value twice at most.
    if value.isErroneous, diagnostics.count == before + 1,
      case .cannotCoerce = diagnostics.entries[before].mistake,
      diagnostics.entries[before].span == span(node.expression)
    {
      let (general, succeeded) = attempt { bind(node.expression) }
      if succeeded, !general.type.isOpen, mayHold(general.type, target) {
        diagnostics.removeAll(after: before)
        return erroneous(
          .notConvertible("\(general.type)", to: "\(target)"),
          at: span(node.asKeyword)
        )
      }
    }
    if value.isErroneous || target.isOpen { return value }
    if value.type == target, SequenceDescription(value) == nil { return value }
    return AscribedExpression(value: value, type: target)
  }

  /// Whether values of one type may turn out to be of another, which is less general.
  private func mayHold(_ type: SceneType, _ target: SceneType) -> Bool {
    switch (type, target) {
    case (.named("Any", _), _), (.optional(.named("Any", _)), _): true
    case (.declared, .declared): isConvertible(target, to: type)
    case (.named, .named), (.named, .declared):
      isObject(type) && isObject(target) && isConvertible(target, to: type)
    case (.optional(let wrapped), .declared): target.isObject && mayHold(wrapped, target)
    default: false
    }
  }

  private func bind(
    _ syntax: ExprSyntax,
    castTo target: SceneType,
    named name: String,
    _ kind: CastExpression.Kind,
    keyword: SourceSpan,
    at place: SourceSpan
  ) -> any BoundExpression {
    let written = bind(syntax)
    if written.isErroneous { return written }
    let value = held(inObject: written, as: target, at: place) ?? written
    if kind != .test, let object = bind(errorObjectOf: value, as: target, at: place) {
      return kind == .conditional
        ? object : ForceUnwrapExpression(value: object, span: place, type: target)
    }
    // Both name the same type of values here.
    let shown = name == "AnyObject" ? name : "\(target)"
    if let mistake = mistake(ofCasting: value.type, to: target, named: shown, kind) {
      report(mistake, at: keyword, severity: .warning)
    }
    return CastExpression(
      value: value,
      target: castTarget(target, of: value.type, at: place),
      kind: kind,
      span: place
    )
  }

  /// The type that a cast or a pattern asks for, with what tells its generic parameters.
  func castTarget(
    _ type: SceneType,
    of source: SceneType,
    at place: SourceSpan
  ) -> CastTarget {
    var sources: [String: any BoundExpression] = [:]
    for name in type.parameterNames {
      sources[name] = typeSource(of: .parameter(name), at: place)
    }
    return CastTarget(type: type, source: source, sources: sources)
  }

  /// What is told of a cast whose outcome the types already tell.
  private func mistake(
    ofCasting type: SceneType,
    to target: SceneType,
    named name: String,
    _ kind: CastExpression.Kind
  ) -> SceneMistake? {
    guard type.isCertainWhenCast, target.isCertainWhenCast || target == .any else { return nil }
    // The indices of generic collections are whole numbers here, and of any type there.
    if target == .int, type.unwrapped == .int, !genericsInScope.isEmpty { return nil }
    if target != .any, isUnrelated(type.unwrapped, target) {
      return .castAlwaysFails("\(type)", to: "\(target)")
    }
    if case .optional(let wrapped) = type {
      guard wrapped == target else { return nil }
      return switch kind {
      case .conditional: .castDoesNothing("\(type)", to: "\(target)")
      case .forced: .castOnlyUnwraps("\(type)", to: "\(target)")
      case .test: .testOnlyForNil("\(type)", of: "\(target)")
      }
    }
    guard isConvertible(type, to: target) else { return nil }
    return switch kind {
    case .conditional: .castAlwaysSucceeds("\(type)", to: name)
    case .forced where type == target: .castHasNoEffect("\(type)")
    case .forced: .forcedCastAlwaysSucceeds("\(type)", to: name)
    case .test: .testAlwaysTrue
    }
  }

  /// Whether no value can be of both types.
  private func isUnrelated(_ type: SceneType, _ target: SceneType) -> Bool {
    if isConvertible(type, to: target) || isConvertible(target, to: type) { return false }
    switch (type, target) {
    case (.declared(let one, _), .declared(let other, _)):
      // A subclass may conform to the protocol, or be both.
      if one.kind == .protocol { return other.kind != .protocol && !other.mayHaveSubclasses }
      if other.kind == .protocol { return false }
      return true
    case (.declared(let declaration, _), _), (_, .declared(let declaration, _)):
      return declaration.kind != .protocol
    default: return true
    }
  }
}

extension SceneType {
  static let foundationText = SceneType.named("NSString")

  /// Swift's type of the texts, or of the optional texts, that are Foundation's.
  fileprivate var swiftText: SceneType? {
    switch self {
    case .foundationText: .string
    case .optional(.foundationText): .optional(.string)
    default: nil
    }
  }

  /// Whether the library has nothing that would make a cast from or to it come out in another way.
  fileprivate var isCertainWhenCast: Bool {
    switch self {
    case .declared(let declaration, let arguments):
      arguments.isEmpty && !declaration.isComposition
        && declaration.inheritedLibraryClass == nil
    case .optional(let wrapped): !wrapped.isOptional && wrapped.isCertainWhenCast
    default: isScalar && self != .cgFloat && self != .named("TimeInterval")
    }
  }
}

extension TypeDeclaration {
  /// Whether a class may be made that inherits from it.
  fileprivate var mayHaveSubclasses: Bool { kind == .class && !isFinal }
}
