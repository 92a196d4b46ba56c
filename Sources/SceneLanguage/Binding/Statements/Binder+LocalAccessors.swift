internal import SwiftSyntax

extension Binder {
  /// Binds `var name: Type { … }` in a function: a function to read it, and one to change it.
  func bind(
    computed binding: PatternBindingSyntax,
    _ bodies: AccessorBodies,
    _ annotation: TypeAnnotationSyntax?,
    _ function: FunctionScope
  ) -> [any BoundStatement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
      report(.unsupported("this computed variable"), at: span(binding))
      return []
    }
    guard let body = bodies.getter else { return [] }
    guard let annotation else {
      report(.typeAnnotationMissing(name.identifier.identifierText), at: span(name))
      return []
    }
    let type = resolve(annotation.type)
    let place = span(name)
    let text = name.identifier.identifierText
    let variable = function.declare(
      text,
      type: type,
      isMutable: bodies.setter != nil,
      span: place
    )
    variable.isComputed = true
    var result = [
      accessor("get " + text, of: FunctionType([], type), at: place, function) { inner in
        inner.expectedResult = type
        inner.resultKeys = annotation.type.translatedPlaces
        self.bindBody(body, in: inner, span: place)
      }
    ]
    if let setter = bodies.setter, let body = setter.body {
      result.append(
        accessor("set " + text, of: FunctionType([type], .void), at: place, function) { inner in
          inner.expectedResult = .void
          inner.code.parameters = [
            inner.declare(
              setter.parameters?.name.text ?? "newValue",
              type: type,
              isMutable: false,
              span: place
            )
          ]
          self.bindBody(body.statements, in: inner, span: place)
        }
      )
    }
    return result
  }

  /// Binds `lazy var name = value`, whose value a function makes when it is first read.
  ///
  /// - Returns: `nil` where the pattern is no name, or nothing is given.
  func bind(
    lazy binding: PatternBindingSyntax,
    _ annotation: TypeAnnotationSyntax?,
    _ function: FunctionScope
  ) -> [any BoundStatement]? {
    guard let node = binding.pattern.as(IdentifierPatternSyntax.self),
      let initial = binding.initializer
    else { return nil }
    let place = span(node)
    let code = FunctionCode(name: "lazy " + node.identifier.identifierText)
    let annotated = annotation.map { resolve($0.type) }
    let value = within(scope, FunctionScope(code: code, outer: function)) {
      guard let annotated else { return bind(initial.value) }
      return withKeys(at: annotation?.type.translatedPlaces) {
        bind(initial.value, as: annotated) { initialMisfit($0, to: $1) }
      }
    }
    let type = annotated ?? value.type
    let variable = declareChecked(node, type: type, isMutable: true, function)
    // It may never get its value, so nothing is said where none uses it.
    function.watched.removeLast()
    if value.isErroneous { return [ErroneousStatement()] }
    variable.isLazy = true
    code.statements = [ReturnStatement(value: value)]
    let making = FunctionType([], type)
    let maker = function.declare(
      code.name,
      type: .function(making),
      isMutable: false,
      span: place
    )
    maker.isShared = true
    return [
      DeclarationStatement(variable: variable, value: nil),
      LocalFunctionStatement(
        variable: maker,
        closure: ClosureExpression(code: code, span: place, type: .function(making))
      ),
    ]
  }

  func accessor(
    _ name: String,
    of type: FunctionType,
    at place: SourceSpan,
    _ function: FunctionScope,
    _ bind: (FunctionScope) -> Void
  ) -> any BoundStatement {
    let variable = function.declare(name, type: .function(type), isMutable: false, span: place)
    variable.isShared = true
    let code = FunctionCode(name: name)
    let inner = FunctionScope(code: code, outer: function)
    within(scope, inner) { bind(inner) }
    return LocalFunctionStatement(
      variable: variable,
      closure: ClosureExpression(code: code, span: place, type: .function(type))
    )
  }

  /// Reads a variable of the function, by its accessor when it has one.
  func reference(to variable: LocalVariable, at place: SourceSpan) -> any BoundExpression {
    if variable.isConcurrent, let function, function.isAsynchronous == true, !function.isAwaiting {
      tellUnawaited(at: place)
    }
    if variable.isProjection {
      return shownValue(of: LocalExpression(variable, span: place), at: place)
    }
    if variable.isLazy, let maker = function?.variable("lazy " + variable.name) {
      return LazyLocalExpression(variable: variable, maker: maker, span: place)
    }
    guard variable.isComputed, let getter = function?.variable("get " + variable.name) else {
      return LocalExpression(variable, span: place)
    }
    return ComputedLocalExpression(
      getter: getter,
      setter: function?.variable("set " + variable.name),
      name: variable.name,
      span: place,
      type: variable.type
    )
  }
}

/// A computed variable of a function.
struct ComputedLocalExpression: BoundPlace {
  let getter: LocalVariable
  let setter: LocalVariable?
  let name: String
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try tracing(span) { try frame.read(getter.slot).call([]) }
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    guard let setter else { throw SceneStop(.assignToGetOnly(name), at: span) }
    try self.change(evaluate(in: frame), change) { value in
      _ = try tracing(span) { try frame.read(setter.slot).call([value]) }
    }
  }
}

/// A variable of a function that gets its value when it is first read.
struct LazyLocalExpression: BoundPlace {
  let variable: LocalVariable
  let maker: LocalVariable
  let span: SourceSpan

  var type: SceneType { variable.type }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = frame.read(variable.slot)
    guard case .absent = value else { return value }
    let made = try tracing(span) { try frame.read(maker.slot).call([]) }
    try frame.modify(variable.slot) { $0 = made }
    return made
  }

  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    _ = try evaluate(in: frame)
    try frame.modify(variable.slot, change)
  }
}
