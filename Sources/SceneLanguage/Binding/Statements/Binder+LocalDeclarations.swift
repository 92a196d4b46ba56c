internal import SwiftSyntax

extension Binder {
  func bind(localDeclaration declaration: DeclSyntax) -> [any BoundStatement] {
    forbidInBuilder(declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .extensionDecl, .enumCaseDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl:
      checkForm(of: declaration)
      return [ErroneousStatement()]
    case .variableDecl(let node): return bind(localVariable: node)
    case .functionDecl(let node):
      checkForm(of: declaration)
      return [bind(localFunction: node)]
    case .structDecl, .enumDecl, .classDecl, .protocolDecl, .typeAliasDecl:
      bind(localType: declaration)
      return []
    case .importDecl(let node):
      collect(import: node)
      return []
    case .missingDecl, .unexpectedCodeDecl: return []
    default:
      report(.unsupported("this declaration inside a function"), at: span(declaration))
      return [ErroneousStatement()]
    }
  }

  /// Of all declarations only those of variables may stand among views.
  private func forbidInBuilder(_ declaration: DeclSyntax) {
    guard function?.builder == .view, !allowsDeeds, !isInPrelude,
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    else { return }
    report(.declarationInBuilder, at: span(name))
  }

  private func bind(localVariable node: VariableDeclSyntax) -> [any BoundStatement] {
    guard let function else { return [] }
    checkModifiers(of: DeclSyntax(node))
    if isOfPreviewView(node) { return [] }
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    var result: [any BoundStatement] = []
    let isWeak = node.modifiers.has(.weak)
    let isLazy = node.modifiers.has(.lazy)
    // Who uses what is begun at the same time says `try` and `await`.
    let isConcurrent = node.modifiers.has(.async)
    let waits = function.isAsynchronous
    if isConcurrent {
      if waits == false {
        report(.concurrentValueCannotWait, at: span(node.bindingSpecifier))
        // What begins it is not told again.
        function.isAsynchronous = true
      }
      function.tryDepth += 1
      function.awaitDepth += 1
    }
    defer {
      if isConcurrent {
        function.isAsynchronous = waits
        function.tryDepth -= 1
        function.awaitDepth -= 1
      }
    }
    for (index, binding) in node.bindings.inOrder.enumerated() {
      let annotation =
        binding.typeAnnotation
        ?? (binding.initializer == nil
          ? node.bindings.dropFirst(index + 1).first { $0.typeAnnotation != nil }?.typeAnnotation
          : nil)
      if let wrapped = bind(wrapped: binding, annotation, node.attributes, function) {
        result += wrapped
        continue
      }
      if let accessors = binding.accessorBlock {
        let bodies = accessorBodies(of: accessors)
        result +=
          bodies.getter == nil
          ? bind(observed: binding, bodies, annotation, function)
          : bind(computed: binding, bodies, annotation, function)
        continue
      }
      if binding.initializer == nil,
        let parts = bind(unset: binding.pattern, annotation, isMutable: isMutable, function)
      {
        result += parts
        continue
      }
      if isLazy, let lazy = bind(lazy: binding, annotation, function) {
        result += lazy
        continue
      }
      let watchedCount = function.watched.count
      result.append(
        bind(
          binding,
          type: annotation.map { resolve($0.type) },
          isMutable: isMutable,
          isConcurrent: isConcurrent,
          function
        )
      )
      if binding.pattern.is(TuplePatternSyntax.self) {
        let pattern = span(binding.pattern)
        for variable in function.watched[watchedCount...] { variable.pattern = pattern }
      }
      if node.bindings.count > 1 {
        for variable in function.watched[watchedCount...] { variable.introduction = .matched }
      }
      // Who takes `$name` of a wrapped variable may change it.
      if !node.attributes.isEmpty { function.watched.removeSubrange(watchedCount...) }
      if isWeak, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let variable = function.innermostVariable(name.identifier.identifierText)
        if let variable, annotation != nil {
          checkReference("weak", to: variable.type, at: span(name))
        }
        noteWeak(variable)
      }
    }
    return result
  }

  /// A weak variable is optional, whether or not its declaration says so.
  private func noteWeak(_ variable: LocalVariable?) {
    guard let variable else { return }
    variable.isWeak = true
    program.noticesEndings = true
    if !variable.type.isOptional { variable.type = .optional(variable.type) }
  }

  private func bind(
    _ binding: PatternBindingSyntax,
    type annotated: SceneType?,
    isMutable: Bool,
    isConcurrent: Bool,
    _ function: FunctionScope
  ) -> any BoundStatement {
    guard let initializer = binding.initializer else {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let annotated else {
        report(
          .typeAnnotationMissing(binding.pattern.trimmedDescription),
          at: span(binding.pattern)
        )
        return ErroneousStatement()
      }
      return bind(unset: name, type: annotated, isMutable: isMutable, function)
    }
    var value: any BoundExpression
    if let annotated {
      value = withKeys(at: binding.typeAnnotation?.type.translatedPlaces) {
        initialValue(
          bind(initializer.value, as: annotated) { initialMisfit($0, to: $1) },
          initializer.value,
          as: annotated
        )
      }
    } else {
      let before = diagnostics.count
      untypedValue = span(initializer.value)
      value = initialValue(bind(initializer.value), initializer.value, as: nil)
      tellUntyped(value, initializer.value)
      if !diagnostics.hasErrors(after: before),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        warnOfNothing(
          value.type,
          in: name.identifier.identifierText,
          isMutable: isMutable,
          at: span(name)
        )
      }
    }
    let type = annotated.map { $0.isMissingArguments ? value.type : $0 } ?? value.type
    if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      let variable = declareChecked(name, type: type, isMutable: isMutable, function)
      variable.isConcurrent = isConcurrent
      variable.holdsAny = binding.typeAnnotation?.type.saysAny ?? isExistential(value)
      let initial: any BoundExpression = isConcurrent ? ConcurrentValue(value: value) : moved(value)
      return value.isErroneous
        ? ErroneousStatement() : DeclarationStatement(variable: variable, value: initial)
    }
    if isConcurrent, !value.isErroneous, binding.pattern.is(WildcardPatternSyntax.self) {
      return ExpressionStatement(expression: ConcurrentValue(value: value))
    }
    let fits = value.isErroneous || checkTuple(binding.pattern, of: value)
    let pattern = bind(
      pattern: binding.pattern,
      of: fits ? type : .error,
      isMutable: isMutable,
      declares: true
    )
    return value.isErroneous || !fits
      ? ErroneousStatement() : PatternDeclarationStatement(pattern: pattern, value: value)
  }

  /// Binds a variable that gets its value later.
  private func bind(
    unset name: IdentifierPatternSyntax,
    type: SceneType,
    isMutable: Bool,
    _ function: FunctionScope
  ) -> any BoundStatement {
    let variable = declareChecked(name, type: type, isMutable: isMutable, function)
    variable.needsValue = true
    variable.introduction = .matched
    // When it gets its value, and whether that is used, the flow through the body tells.
    variable.isChanged = true
    let none = NilLiteral(span: span(name), type: type)
    return DeclarationStatement(
      variable: variable,
      value: type.isOptional && isMutable ? none : nil
    )
  }

  /// Binds the variables of a tuple that get their values later; `nil` where the pattern is none,
  /// or its type is not that of a tuple of as many.
  private func bind(
    unset pattern: PatternSyntax,
    _ annotation: TypeAnnotationSyntax?,
    isMutable: Bool,
    _ function: FunctionScope
  ) -> [any BoundStatement]? {
    guard let tuple = pattern.as(TuplePatternSyntax.self), let annotation,
      case .tuple(let types) = resolve(annotation.type), types.count == tuple.elements.count
    else { return nil }
    let names = tuple.elements.map { $0.pattern.as(IdentifierPatternSyntax.self) }
    guard !names.contains(where: { $0 == nil }) else { return nil }
    return zip(names.compactMap(\.self), types).map { name, element in
      bind(unset: name, type: element.type, isMutable: isMutable, function)
    }
  }

  /// The initial value that a name is given, which is no type by itself, and no closure that does
  /// nothing where it should give something.
  func initialValue(
    _ value: any BoundExpression,
    _ syntax: ExprSyntax,
    as annotated: SceneType?
  ) -> any BoundExpression {
    if value is TypeExpression, syntax.is(DeclReferenceExprSyntax.self) {
      return erroneous(.typeAsValue, at: span(syntax))
    }
    if case .function(let function)? = annotated, function.result.isDefinite,
      function.result != .void, function.builder == nil,
      syntax.as(ClosureExprSyntax.self)?.statements.isEmpty == true, !value.isErroneous
    {
      // The compiler names the two types the other way round here.
      return erroneous(
        .cannotConvertClosureResult("\(function.result)", to: "()"),
        at: span(syntax)
      )
    }
    return value
  }

  /// What is wrong with an initial value of another type; of another type of the same kind, as one
  /// array is of another, it is told as of any assignment.
  func initialMisfit(_ type: String, to wanted: String) -> SceneMistake {
    // What an alias stands for comes behind its name.
    let names = [type, wanted].map { $0.split(separator: "' (aka").first ?? "" }
    let kinds: [(Character?, Character?)] = names.map { ($0.first, $0.last) }
    let isList = kinds.allSatisfy { $0.0 == "[" && $0.1 == "]" }
    let areSame =
      isList && type.contains(" : ") == wanted.contains(" : ")
      || kinds.allSatisfy { $0.1 == "?" }
      || kinds.allSatisfy { $0.1 == ">" }
        && type.prefix { $0 != "<" } == wanted.prefix { $0 != "<" }
    return areSame ? .cannotAssignValue(type, to: wanted) : .cannotConvertValue(type, to: wanted)
  }

  func declareChecked(
    _ name: IdentifierPatternSyntax,
    type: SceneType,
    isMutable: Bool,
    _ function: FunctionScope
  ) -> LocalVariable {
    let text = name.identifier.identifierText
    if function.declaresInInnermostBlock(text) {
      report(.redeclaration(text), at: span(name))
    }
    let variable = function.declare(text, type: type, isMutable: isMutable, span: span(name))
    function.watched.append(variable)
    return variable
  }

  /// Declares the local functions of a block before its statements, so that they see each other.
  func declareFunctions(_ items: [CodeBlockItemSyntax]) {
    guard let function else { return }
    for item in items {
      if case .decl(let declaration) = item.item,
        let variables = declaration.as(VariableDeclSyntax.self)
      {
        for name in variables.bindings.compactMap({ $0.pattern.as(IdentifierPatternSyntax.self) }) {
          function.expect(name.identifier.identifierText, at: span(name))
        }
      }
      guard case .decl(let declaration) = item.item,
        let node = declaration.as(FunctionDeclSyntax.self)
      else { continue }
      let header = makeFunction(
        name: node.name.identifierText,
        nameSpan: span(node.name),
        generics: node.genericParameterClause,
        whereClause: node.genericWhereClause,
        parameters: node.signature.parameterClause,
        returns: node.signature.returnClause?.type,
        body: node.body?.statements,
        attributes: node.attributes
      )
      resolvePendingHeaders(in: function)
      let variable = function.declare(
        header.name,
        type: header.signature.functionType(FunctionTraits(node.signature.effectSpecifiers)),
        isMutable: false,
        span: header.span
      )
      variable.signature = header.signature
      variable.isShared = true
      localFunctions[node.id] = (header, variable)
    }
  }

  private func bind(localFunction node: FunctionDeclSyntax) -> any BoundStatement {
    guard let function, let (declaration, variable) = localFunctions[node.id] else {
      return ErroneousStatement()
    }
    let inner = FunctionScope(code: declaration.code, outer: function)
    inner.labels = declaration.signature.labels
    inner.expectedResult = declaration.signature.result
    inner.resultKeys = declaration.resultSyntax?.translatedPlaces
    inner.take(node.signature.effectSpecifiers)
    inner.thrownType = node.signature.effectSpecifiers?.throwsClause?.type.map { resolve($0) }
    inner.builder = declaration.builder
    within(declaration.scope, inner) {
      declareParameters(of: declaration, in: inner)
      if let body = declaration.body {
        let before = diagnostics.count
        bindBody(body, in: inner, span: declaration.span)
        checkFlow(
          of: body,
          .localFunction,
          result: declaration.signature.result,
          builder: inner.builder ?? declaration.builder,
          parameters: declaration.signature.parameters.map(\.name),
          after: before,
          at: declaration.span
        )
      }
    }
    let closure = ClosureExpression(
      code: declaration.code,
      span: declaration.span,
      type: declaration.signature.functionType,
      isGeneric: !declaration.signature.generics.isEmpty
    )
    return LocalFunctionStatement(variable: variable, closure: closure)
  }

  private func bind(localType declaration: DeclSyntax) {
    // Each knows those before it, which takes the square of their number.
    let limit = 1_000
    if let types = function?.visibleTypes, types.count >= limit {
      report(.unsupported("more than \(limit) types in a function"), at: span(declaration))
      return
    }
    let local = DeclarationScope(file: scope.file, outer: scope)
    let oldOffset = offset
    within(local, function) { collect(declaration) }
    local.localTypes = function?.visibleTypes ?? [:]
    resolvePendingHeaders(in: function)
    program.operatorFunctions = module.operatorFunctions
    noteEqualities()
    bindPendingBodies()
    offset = oldOffset
  }
}

/// The declaration of a function inside a function.
struct LocalFunctionStatement: BoundStatement {
  let variable: LocalVariable
  let closure: ClosureExpression

  func execute(in frame: Frame) throws -> Flow {
    // The function may call itself, so its box is there before it.
    if case .box = frame.slots[variable.slot] {} else { frame.declare(variable, .absent) }
    let value = try closure.evaluate(in: frame)
    try frame.modify(variable.slot) { $0 = value }
    return .next
  }
}
