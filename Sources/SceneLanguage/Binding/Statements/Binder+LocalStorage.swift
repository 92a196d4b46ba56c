internal import SwiftSyntax

/// Variables of functions with observers or property wrappers: a variable without a name of its
/// own holds the value, and accessors stand in its place.
extension Binder {
  /// The variable behind one that has accessors.
  func storageName(of name: String) -> String { "storage of " + name }

  /// Binds `var name = value { didSet { … } }`.
  func bind(
    observed binding: PatternBindingSyntax,
    _ bodies: AccessorBodies,
    _ annotation: TypeAnnotationSyntax?,
    _ function: FunctionScope
  ) -> [any BoundStatement] {
    guard let node = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
    let (name, place) = (node.identifier.identifierText, span(node))
    let annotated = annotation.map { resolve($0.type) }
    guard let initial = binding.initializer else {
      report(.unsupported("an observed variable without an initial value"), at: place)
      return []
    }
    let value = bind(initial.value, as: annotated ?? .unknown) { .cannotConvertValue($0, to: $1) }
    if value.isErroneous { return [ErroneousStatement()] }
    let type = annotated ?? value.type
    var result = storage(of: name, type, value, function, at: place)
    let deed = FunctionType([type], .void)
    let observers = [
      ("willSet", bodies.willSet, "newValue"), ("didSet", bodies.didSet, "oldValue"),
    ]
    for (kind, syntax, parameter) in observers {
      guard let syntax, let body = syntax.body else { continue }
      result.append(
        accessor("\(kind) \(name)", of: deed, at: place, function) { inner in
          inner.expectedResult = .void
          // In its observers the variable is changed without them.
          if let storage = inner.variable(self.storageName(of: name)) { inner.alias(name, storage) }
          inner.code.parameters = [
            inner.declare(
              syntax.parameters?.name.text ?? parameter,
              type: type,
              isMutable: false,
              span: place
            )
          ]
          self.bindBody(body.statements, in: inner, span: place)
        }
      )
    }
    result.append(
      accessor("get " + name, of: FunctionType([], type), at: place, function) { inner in
        guard let storage = inner.variable(self.storageName(of: name)) else { return }
        inner.code.statements = [ReturnStatement(value: LocalExpression(storage, span: place))]
      }
    )
    result.append(
      accessor("set " + name, of: deed, at: place, function) { inner in
        inner.code.statements = self.observedSetter(of: name, type, in: inner, at: place)
      }
    )
    return result
  }

  private func observedSetter(
    of name: String,
    _ type: SceneType,
    in inner: FunctionScope,
    at place: SourceSpan
  ) -> [any BoundStatement] {
    guard let storage = inner.variable(storageName(of: name)) else { return [] }
    let new = inner.declare("new", type: type, isMutable: false, span: place)
    let old = inner.declare("old", type: type, isMutable: false, span: place)
    inner.code.parameters = [new]
    let call = { (kind: String, value: LocalVariable) -> [any BoundStatement] in
      guard let observer = inner.variable("\(kind) \(name)") else { return [] }
      let call = ValueCallExpression(
        function: LocalExpression(observer, span: place),
        arguments: BoundArguments([.expression(LocalExpression(value, span: place))]),
        span: place,
        type: .void
      )
      return [ExpressionStatement(expression: call)]
    }
    let keep = DeclarationStatement(variable: old, value: LocalExpression(storage, span: place))
    let change = AssignmentExpression(
      target: LocalExpression(storage, span: place),
      value: LocalExpression(new, span: place),
      span: place
    )
    return [keep] + call("willSet", new) + [ExpressionStatement(expression: change)]
      + call("didSet", old)
  }

  /// Binds `@Wrapper var name = value`; `nil` where no wrapper is named.
  func bind(
    wrapped binding: PatternBindingSyntax,
    _ annotation: TypeAnnotationSyntax?,
    _ attributes: AttributeListSyntax,
    _ function: FunctionScope
  ) -> [any BoundStatement]? {
    guard let (node, wrapper) = ownWrapper(in: attributes) else {
      switch self.wrapper(in: attributes) {
      case nil, .state, .reference, .focus: return nil
      default:
        report(.unsupported("this property wrapper on a variable of a function"), at: span(binding))
        return []
      }
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
    return bind(
      wrapping: pattern.identifier.identifierText,
      in: wrapper,
      of: node,
      initial: binding.initializer.map { wrappedValue($0.value) },
      as: annotation.map { resolve($0.type) } ?? .unknown,
      function,
      at: span(pattern)
    )
  }

  /// Puts a parameter `@Wrapper name: Type` into its wrapper when the function begins.
  func bind(
    wrapped parameter: LocalVariable,
    _ attributes: AttributeListSyntax,
    _ function: FunctionScope,
    at place: SourceSpan
  ) -> [any BoundStatement] {
    guard !attributes.isEmpty, let (node, wrapper) = ownWrapper(in: attributes) else { return [] }
    let given = LocalExpression(parameter, span: place)
    return bind(
      wrapping: parameter.name,
      in: wrapper,
      of: node,
      initial: CallArgument("wrappedValue", given, at: place),
      as: parameter.type,
      function,
      at: place
    )
  }

  /// Declares a variable whose value a wrapper holds.
  private func bind(
    wrapping name: String,
    in wrapper: TypeDeclaration,
    of node: AttributeSyntax,
    initial: CallArgument?,
    as written: SceneType,
    _ function: FunctionScope,
    at place: SourceSpan
  ) -> [any BoundStatement] {
    var arguments = initial.map { [$0] } ?? []
    if case .argumentList(let more)? = node.arguments { arguments += callArguments(in: more) }
    let type = SceneType.declared(
      wrapper,
      wrapper.genericParameters.map { _ in wrapper.genericParameters.count == 1 ? written : .unknown
      }
    )
    let value = construct(type, arguments, at: place, expecting: type)
    if value.isErroneous { return [ErroneousStatement()] }
    var result = storage(of: name, value.type, value, function, at: place)
    let shown = shownValue(of: value, at: place).type
    function.variable(name)?.type = shown
    result.append(
      accessor("get " + name, of: FunctionType([], shown), at: place, function) { inner in
        guard let value = self.shownValue(of: name, in: inner, at: place) else { return }
        inner.code.statements = [ReturnStatement(value: value)]
      }
    )
    result.append(
      accessor("set " + name, of: FunctionType([shown], .void), at: place, function) { inner in
        let new = inner.declare("new", type: shown, isMutable: false, span: place)
        inner.code.parameters = [new]
        guard let target = self.shownValue(of: name, in: inner, at: place)?.asPlace else {
          return
        }
        let change = AssignmentExpression(
          target: target,
          value: LocalExpression(new, span: place),
          span: place
        )
        inner.code.statements = [ExpressionStatement(expression: change)]
      }
    )
    return result
  }

  private func shownValue(
    of name: String,
    in inner: FunctionScope,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let storage = inner.variable(storageName(of: name)) else { return nil }
    return shownValue(of: LocalExpression(storage, span: place), at: place)
  }

  /// The attribute that names a property wrapper of the scene, and the wrapper.
  private func ownWrapper(
    in attributes: AttributeListSyntax
  ) -> (AttributeSyntax, TypeDeclaration)? {
    for attribute in attributes {
      guard case .attribute(let node) = attribute, let name = name(of: attribute),
        case .declared(let type, _)? = findType(name),
        type.members.instanceMembers["wrappedValue"] != nil
      else { continue }
      return (node, type)
    }
    return nil
  }

  /// Declares a variable with accessors and the one that holds its value.
  private func storage(
    of name: String,
    _ type: SceneType,
    _ value: any BoundExpression,
    _ function: FunctionScope,
    at place: SourceSpan
  ) -> [any BoundStatement] {
    let storage = function.declare(
      storageName(of: name),
      type: type,
      isMutable: true,
      span: place
    )
    storage.isShared = true
    let variable = function.declare(name, type: type, isMutable: true, span: place)
    variable.isComputed = true
    return [DeclarationStatement(variable: storage, value: value)]
  }
}
