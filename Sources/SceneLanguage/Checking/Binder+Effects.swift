internal import SwiftSyntax

extension Binder {
  /// Tells a call that may throw or wait where nothing says so.
  func checkEffects(
    of called: FunctionDeclaration,
    on receiver: SceneType?,
    taking arguments: BoundArguments,
    at place: SourceSpan
  ) {
    guard called.isThrowing || called.isAsynchronous else { return }
    var thrown = thrownType(of: called)
    if case .parameter(let name)? = thrown {
      thrown = thrownType(name, of: called, tellingBy: arguments) ?? thrown
    }
    var traits = called.traits
    traits.throwsErrors = called.isThrowing && thrown.map { isError($0, on: receiver) } ?? true
    checkEffects(traits, at: place)
    if called.isThrowing, function?.thrownInside != nil {
      // What says no more than that it throws may throw anything, unless it only hands errors on.
      function?.thrownInside?.append(thrown ?? (called.isRethrowing ? .unknown : .anyError))
    }
  }

  /// The type of the errors that a function says it throws.
  private func thrownType(of called: FunctionDeclaration) -> SceneType? {
    called.thrownType.map { syntax in visiting(called.scope) { resolve(syntax) } }
  }

  /// What a generic parameter is that a function throws, where it calls an argument that throws it.
  private func thrownType(
    _ name: String,
    of called: FunctionDeclaration,
    tellingBy arguments: BoundArguments
  ) -> SceneType? {
    for (parameter, argument) in zip(called.parameterSyntax, arguments.arguments) {
      guard case .expression(let value) = argument, parameter.type.thrownType == name else {
        continue
      }
      switch value {
      case let closure as ClosureExpression: return closure.thrownType
      case let reference as FunctionReference:
        return reference.code.declaration.flatMap { self.thrownType(of: $0) }
      default: return nil
      }
    }
    return nil
  }

  /// Whether errors of a type are thrown for certain: of a generic parameter the receiver tells it.
  private func isError(_ thrown: SceneType, on receiver: SceneType?) -> Bool {
    guard case .parameter(let name) = thrown else { return thrown != .never && !thrown.isOpen }
    guard case .declared(let declaration, let arguments)? = receiver,
      let type = declaration.generics(arguments)[name]
    else { return false }
    return type != .never && !type.isOpen && !type.mentionsParameters
  }

  /// Tells a property that may throw or wait when it is read, where nothing says so.
  func checkEffects(of property: PropertyDeclaration, at place: SourceSpan) {
    guard let effects = property.getterSyntax?.accessor?.effectSpecifiers, !assigns else { return }
    var traits = FunctionTraits()
    traits.throwsErrors = effects.throwsClause != nil
    traits.waits = effects.asyncSpecifier != nil
    checkEffects(traits, of: .property, at: place)
  }

  /// Tells a call of a function that may throw or wait, where nothing says so.
  func checkEffects(
    _ called: FunctionTraits,
    of use: EffectMistake.Use = .call,
    at place: SourceSpan
  ) {
    guard let function else { return }
    if called.throwsErrors {
      if function.errors == .deferred {
        report(.throwsOutOfDefer(isCall: true), at: place)
      } else if let origin = function.placeOfValue {
        if function.errors != .handled {
          report(.effect(.cannotThrow(use, outOf: origin)), at: place)
        }
      } else if !function.isTrying {
        tellUntried(use, in: function, at: place)
      }
    }
    guard called.waits else { return }
    if function.isNeverWaiting {
      report(.effect(.cannotWait(use)), at: place)
    } else if !function.isAwaiting {
      tellUnawaited(at: function.tried?.end == place.end ? function.tried ?? place : place)
    }
  }

  /// Tells what throws without a `try` before it.
  func tellUntried(
    _ use: EffectMistake.Use = .call,
    in function: FunctionScope,
    at place: SourceSpan
  ) {
    report(
      .effect(function.mayThrow ? .notTried(use) : .neitherTriedNorHandled(use)),
      at: place,
      fixIts: [
        SceneFixIt(message: "insert 'try '", range: place.start..<place.start, replacement: "try ")
      ]
    )
  }
}

extension FunctionScope {
  /// What is being made where nothing can handle errors.
  ///
  /// It is the value of a property of a type, or of a parameter that calls may leave out. A value at
  /// the top level is made by what runs there.
  fileprivate var placeOfValue: EffectMistake.Place? {
    if bindsDefaults { return .defaultArgument }
    guard let property, property.initial === code, property.scope.enclosing != nil else {
      return nil
    }
    return property.isStatic ? .global : .property
  }
}

extension Binder {
  /// Binds what may throw, and tells where the errors go nowhere or where there can be none.
  func bind(try node: TryExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    let mark = node.questionOrExclamationMark
    function?.tryDepth += 1
    function?.tried = span(node)
    let errors = function?.errors ?? .unknown
    if mark != nil, errors == .deferred || function?.placeOfValue != nil {
      function?.errors = .handled
    }
    let thrown = function?.thrownInside
    let value = bind(node.expression, expecting: mark?.text == "?" ? expected.unwrapped : expected)
    if mark != nil {
      function?.thrownInside = thrown
    } else if thrown?.count == function?.thrownInside?.count {
      function?.thrownInside?.append(.unknown)
    }
    function?.tryDepth -= 1
    function?.errors = errors
    if isCertain(value, in: node.expression, but: { $0.isThrowing || $0.isRethrowing }) {
      report(.nothingThrows, at: span(node.tryKeyword), severity: .warning)
    } else if mark == nil, function?.placeOfValue == nil {
      switch function?.errors {
      case FunctionScope.ErrorHandling.none?: report(.errorsNotHandled, at: span(node.tryKeyword))
      case .handledInPart?: report(.errorsHandledInPart, at: span(node.tryKeyword))
      case .unknown?: function?.throwsOut = true
      default: break
      }
    }
    guard let mark, !value.isErroneous else { return value }
    return TryExpression(
      value: value,
      isOptional: mark.text == "?",
      span: span(node),
      type: mark.text == "?" ? .optional(value.type.unwrapped) : value.type
    )
  }

  /// Binds what may wait, and tells where nothing does.
  func bind(await node: AwaitExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    if node.expression.is(TryExprSyntax.self) {
      report(.tryBehindAwait, at: span(node.awaitKeyword), severity: .warning)
    }
    function?.awaitDepth += 1
    function?.waits = true
    defer { function?.awaitDepth -= 1 }
    let before = diagnostics.count
    let value = bind(node.expression, expecting: expected)
    if function?.isAsynchronous == false, !diagnostics.hasErrors(after: before) {
      return erroneous(.awaitWithoutWaiting, at: span(node.awaitKeyword))
    }
    // A method may belong to an actor, which is waited for, except by what belongs to it too.
    let isOwn =
      function?.outer == nil && function?.code.declaration?.isNonisolated == false
      && ((value as? FunctionCallExpression)?.receiver as? LocalExpression)?.variable.name == "self"
    let mayWait = { [scope] (declaration: FunctionDeclaration) in
      declaration.isAsynchronous || declaration.isIsolated
        || declaration.scope.selfType != nil
          && !(isOwn && declaration.scope.selfType == scope.selfType)
    }
    if function?.isAsynchronous == true,
      isCertain(value, in: node.expression, but: mayWait)
    {
      report(.nothingWaits, at: span(node.awaitKeyword), severity: .warning)
    }
    return value
  }
}

extension Binder {
  /// Whether an expression is a literal, a view, or the call of a function of the scene that does
  /// not do what `happens` asks about, with arguments that call nothing.
  private func isCertain(
    _ value: any BoundExpression,
    in syntax: ExprSyntax,
    but happens: (FunctionDeclaration) -> Bool
  ) -> Bool {
    switch value {
    case is IntLiteral, is DoubleLiteral, is BoolLiteral, is StringLiteral: return true
    case let local as LocalExpression: return !local.variable.isConcurrent
    case let call as FunctionCallExpression:
      guard let declaration = call.code.declaration, !happens(declaration),
        let arguments = syntax.as(FunctionCallExprSyntax.self)?.arguments
      else { return false }
      return arguments.allSatisfy { argument in
        argument.expression.is(DeclReferenceExprSyntax.self) || argument.expression.isLiteralLike
      }
    case let call as EntryCallExpression:
      return isPlainView(value) || call.entry.isPlainFunction && call.arguments.areLiterals
    default: return isPlainView(value)
    }
  }

  /// Whether this makes or changes a view, of literals and closures, which are called later.
  private func isPlainView(_ value: any BoundExpression) -> Bool {
    guard let call = value as? EntryCallExpression, conforms(call.type, to: .view),
      call.receiver.map(isPlainView) ?? true
    else { return false }
    return call.arguments.arguments.allSatisfy { argument in
      switch argument {
      case .omitted: true
      case .expression(let value):
        value is ClosureExpression || value is IntLiteral || value is DoubleLiteral
          || value is BoolLiteral || value is StringLiteral
          || (value as? TranslatedLiteral)?.isPlain == true
      case .variadic, .place: false
      }
    }
  }
}

extension LibraryEntry {
  /// Whether it is a function that neither throws nor waits.
  fileprivate var isPlainFunction: Bool {
    kind == .function && ["print", "debugPrint", "max", "min", "abs"].contains(name)
  }
}

extension BoundArguments {
  /// Whether nothing is done for them.
  fileprivate var areLiterals: Bool {
    arguments.allSatisfy { argument in
      let values: [any BoundExpression] =
        switch argument {
        case .omitted, .place: []
        case .expression(let value): [value]
        case .variadic(let values): values
        }
      return values.allSatisfy { value in
        (value as? LocalExpression)?.variable.isConcurrent == false || value is IntLiteral
          || value is DoubleLiteral || value is BoolLiteral || value is StringLiteral
      }
    }
  }
}

extension FunctionScope {
  /// Whether errors may leave a call here, with a `try` before it.
  ///
  /// A closure throws what it throws by itself, but only where a `try` or `throw` in it says so.
  fileprivate var mayThrow: Bool {
    if errors == ErrorHandling.none { return false }
    guard errors == .unknown, let literal else { return true }
    return literal.says { $0 == .keyword(.try) || $0 == .keyword(.throw) }
  }

  /// Whether nothing here can wait: a function that does not say `async`, or a closure in which
  /// nothing is awaited, for a place whose closures do not wait.
  fileprivate var isNeverWaiting: Bool {
    if code.name == "autoclosure" { return outer?.isNeverWaiting == true }
    guard let literal else { return isAsynchronous == false }
    guard let name = literal.nameOfReceiver, FunctionScope.impatient.contains(name) else {
      return false
    }
    return !literal.says { $0 == .keyword(.await) }
  }

  /// What takes closures that do not wait.
  private static let impatient = plainCallers.union([
    "withAnimation", "map", "forEach", "filter", "compactMap",
  ])
}

extension ClosureExprSyntax {
  /// Whether a token stands in its body.
  fileprivate func says(_ isMeant: (TokenKind) -> Bool) -> Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { isMeant($0.tokenKind) }
  }
}

extension Binder {
  /// Binds what is thrown: what begins with a dot is of the type that the function throws.
  func bind(thrown syntax: ExprSyntax) -> any BoundExpression {
    if function?.thrownType == nil, syntax.startsWithDot, let name = syntax.nameAfterDot {
      let member = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
      let place = member.as(MemberAccessExprSyntax.self).map { span($0.declName) } ?? span(syntax)
      return erroneous(
        .implicitMemberNotFound(name, type: "any Error", suggestion: nil),
        at: place
      )
    }
    return bind(syntax, expecting: function?.thrownType ?? .unknown)
  }
}

extension TypeSyntax {
  /// The name of the type that functions of this type throw.
  fileprivate var thrownType: String? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.thrownType }
    let clause = self.as(FunctionTypeSyntax.self)?.effectSpecifiers?.throwsClause
    return clause?.type?.as(IdentifierTypeSyntax.self)?.name.text
  }
}
