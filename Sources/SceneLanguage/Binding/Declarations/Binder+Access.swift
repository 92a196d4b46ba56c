internal import SwiftSyntax

extension Binder {
  func bind(
    forceUnwrap node: ForceUnwrapExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let value = bind(
      node.expression,
      expecting: expected.isOpen ? .unknown : .optional(expected)
    )
    if value.isErroneous { return value }
    // `self.init(…)!` assigns what a failable initializer makes, or stops.
    if let delegation = value as? ValueDelegationExpression, delegation.made.type.isOptional {
      let made = delegation.made
      return ValueDelegationExpression(
        target: delegation.target,
        made: ForceUnwrapExpression(value: made, span: span(node), type: made.type.unwrapped),
        span: delegation.span
      )
    }
    // An object that is there already is made a whole by it, or the scene stops.
    if value.isFailableDelegation {
      return ForceUnwrapExpression(value: value, span: span(node), type: .void)
    }
    if isCertain(value) {
      return erroneous(
        .forceUnwrapOfNonOptional(typeName(ofForced: value)),
        at: span(node.exclamationMark)
      )
    }
    return ForceUnwrapExpression(value: value, span: span(node), type: value.type.unwrapped)
  }

  /// What is said to be no optional: of `self.init(…)` and `super.init(…)` what they make a whole.
  private func typeName(ofForced value: any BoundExpression) -> String {
    guard let delegation = value as? DelegatedInitializerExpression else { return "\(value.type)" }
    return delegation.isSuper ? "\(delegation.object.type)" : "Self"
  }

  /// Binds `optional?` inside a chain: the rest of the chain is bound on the wrapped type.
  func bind(chaining node: OptionalChainingExprSyntax) -> any BoundExpression {
    let value = bind(node.expression)
    if value.isErroneous { return value }
    if let type = value as? TypeExpression {
      return TypeExpression(named: .optional(type.named), span: span(node))
    }
    if isCertain(value) {
      return erroneous(.chainOfNonOptional("\(value.type)"), at: span(node.questionMark))
    }
    return ChainLink(value: value, span: span(node), type: value.type.unwrapped)
  }

  /// Whether a value is certainly no optional: the views that calls make never are.
  private func isCertain(_ value: any BoundExpression) -> Bool {
    if value.type.isOptional { return false }
    return value.type.isDefinite || isAny(value)
      || value is EntryCallExpression && conforms(value.type, to: .view)
  }

  /// Whether a variable holds a value of any type, of which no optional is known.
  private func isAny(_ value: any BoundExpression) -> Bool {
    value.type == .any
      && (value is LocalExpression || value is FieldExpression || value is GlobalExpression)
  }

  func bind(specialization node: GenericSpecializationExprSyntax) -> any BoundExpression {
    let base = bind(node.expression)
    let arguments = genericArguments(in: node.genericArgumentClause)
    guard let type = (base as? TypeExpression)?.named else { return base }
    if arguments.contains(where: \.mentionsError) { return ErroneousExpression(span: span(node)) }
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let aliased = aliased(name, arguments, type)
    {
      return TypeExpression(named: aliased, span: span(node))
    }
    if !checkCount(of: arguments, for: type, at: span(node.expression)) {
      return ErroneousExpression(span: span(node))
    }
    let named = SceneType.applying(arguments, to: type)
    let count = pending.typeArguments.count
    noteArguments(of: named, named: node.expression)
    if !checkTypeArguments(from: count) { return ErroneousExpression(span: span(node)) }
    return TypeExpression(named: named, span: span(node))
  }

  func bind(
    macro node: MacroExpansionExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    switch node.macroName.text {
    case "file", "fileID", "filePath":
      return StringLiteral(value: file.source.path, span: place, type: .string)
    case "function":
      return StringLiteral(value: functionName, span: place, type: .string)
    case "line", "column":
      let position = file.position(at: place.start)
      let number = node.macroName.text == "line" ? position.line : position.column
      return bind(number: number, as: expected, at: place)
    case "selector", "keyPath":
      checkSelector(node)
      // What a name of a method is for happens only when something is touched.
      return StringLiteral(
        value: node.arguments.trimmedDescription,
        span: place,
        type: node.macroName.text == "selector" ? .named("Selector") : .string
      )
    case "colorLiteral":
      let isColor = expected.unwrapped == .named("Color")
      let parts = callArguments(in: node.arguments).map { part in
        CallArgument(
          label: part.label == "alpha" && isColor ? "opacity" : part.label,
          labelSpan: part.labelSpan,
          expression: part.expression,
          span: part.span,
          isTrailing: false
        )
      }
      return construct(.named(isColor ? "Color" : "UIColor"), parts, at: place, expecting: expected)
    case "Predicate":
      return bind(predicate: node, at: place, expecting: expected)
    case "Rule":
      guard let tips = module.library.types["Tips"], let rule = memberType("Rule", of: tips) else {
        return erroneous(.unsupported("the macro '#Rule'"), at: place)
      }
      // A picture shows a tip whatever it waits for.
      return construct(rule, [], at: place, expecting: expected)
    default:
      return erroneous(.unsupported("the macro '#\(node.macroName.text)'"), at: place)
    }
  }

  /// Binds `#Predicate<Trip> { $0.isOpen }`: what it holds is asked as a closure.
  private func bind(
    predicate node: MacroExpansionExprSyntax,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> any BoundExpression {
    guard let closure = node.trailingClosure, let type = module.library.types["Predicate"] else {
      return erroneous(.unsupported("the macro '#Predicate'"), at: place)
    }
    let inputs = node.genericArgumentClause.map(genericArguments) ?? []
    let test = CallArgument(
      label: nil,
      labelSpan: nil,
      expression: ExprSyntax(closure),
      span: span(closure),
      isTrailing: true
    )
    let made = inputs.isEmpty ? type : SceneType.applying(inputs, to: type)
    return construct(made, [test], at: place, expecting: expected)
  }

  /// The name of the function around, as `#function` gives it.
  var functionName: String {
    var current = function
    while let scope = current, scope.outer != nil, scope.code.name == "closure" {
      current = scope.outer
    }
    guard let name = current?.code.name else { return "" }
    return current?.labels.map { name == "deinit" ? name : name + "(" + $0 + ")" } ?? name
  }

  /// Binds `\.name` and `\Type.name` as a function.
  func bind(keyPath node: KeyPathExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    let place = span(node)
    var root = SceneType.unknown
    var components = node.components.inOrder[...]
    if let syntax = node.root {
      root = resolve(syntax)
      while let inner = typeNamed(by: components.first, of: root) {
        root = inner
        components.removeFirst()
      }
    } else if let function = expected.functionType, let first = function.parameters.first {
      root = first
    } else if case .named(let name, let arguments) = expected.unwrapped, name.hasSuffix("KeyPath"),
      let first = arguments.first
    {
      root = first
    }
    if node.root == nil, root.isUnknown, place == untypedValue {
      return erroneous(.keyPathWithoutRoot, at: place)
    }
    let path = (root, isFunction: expected.functionType != nil)
    return bind(path: path, at: place, around: components.hasSubscript ? function : nil) {
      names,
      root in
      var value = root
      for component in components {
        value = bind(component.component, of: value, in: place, &names)
        if value.isErroneous { break }
      }
      let isChain = components.contains { component in
        if case .optional(let mark) = component.component {
          return mark.questionOrExclamationMark.text == "?"
        }
        return false
      }
      if isChain, !value.isErroneous {
        value = ChainExpression(value: value, type: .optional(value.type.unwrapped))
      }
      return value
    }
  }

  /// Binds a path from values of a type to what `follow` makes of one, and names.
  ///
  /// What stands in subscripts may name what the function `around` it knows.
  func bind(
    path: (root: SceneType, isFunction: Bool),
    at place: SourceSpan,
    around function: FunctionScope?,
    _ follow: (inout [String], any BoundExpression) -> any BoundExpression
  ) -> any BoundExpression {
    let code = FunctionCode(name: "key path")
    let inner = FunctionScope(code: code, outer: function)
    let parameter = inner.declareOutermost("root of key path", type: path.root)
    code.parameters = [parameter]
    var names: [String] = []
    let value = within(scope, inner) {
      follow(&names, LocalExpression(parameter, span: place))
    }
    if value.isErroneous { return value }
    code.statements = [ReturnStatement(value: value)]
    return KeyPathExpression(
      code: code,
      names: names,
      kind: kind(ofPathTo: value),
      isFunction: path.isFunction,
      span: place,
      type: path.isFunction
        ? .function(FunctionType([path.root], value.type))
        : .named("KeyPath", [path.root, value.type])
    )
  }

  /// The class of a key path that leads to a place.
  private func kind(ofPathTo value: any BoundExpression) -> String {
    switch value {
    case is LocalExpression: return "WritableKeyPath"
    case let field as FieldExpression:
      guard field.property.isMutable else { return "KeyPath" }
      return field.base.type.isObject ? "ReferenceWritableKeyPath" : kind(ofPathTo: field.base)
    case let forced as ForceUnwrapExpression: return kind(ofPathTo: forced.value)
    case let element as SubscriptExpression: return kind(ofPathTo: element.base)
    case let element as TupleElementExpression: return kind(ofPathTo: element.base)
    case is ChainExpression: return "KeyPath"
    default: return isChangeable(value) ? "WritableKeyPath" : "KeyPath"
    }
  }

  /// `\Hike.Observation.pace`: the parser takes all behind the first name for properties.
  private func typeNamed(
    by component: KeyPathComponentSyntax?,
    of root: SceneType
  ) -> SceneType? {
    guard case .property(let property)? = component?.component else { return nil }
    return memberType(property.declName.baseName.identifierText, of: root)
  }

  private func bind(
    _ component: KeyPathComponentSyntax.Component,
    of value: any BoundExpression,
    in path: SourceSpan,
    _ names: inout [String]
  ) -> any BoundExpression {
    switch component {
    case .property(let property):
      let name = property.declName.baseName.identifierText
      names.append(name)
      if name == "self" { return value }
      let before = diagnostics.count
      defer { diagnostics.move(after: before, to: path) }
      return bind(
        memberNamed: name,
        of: value,
        type: value.type,
        at: span(property),
        nameSpan: span(property.declName),
        expecting: .unknown
      )
    case .optional(let mark):
      names.append(mark.questionOrExclamationMark.text)
      if mark.questionOrExclamationMark.text == "!" {
        return ForceUnwrapExpression(value: value, span: value.span, type: value.type.unwrapped)
      }
      return ChainLink(value: value, span: value.span, type: value.type.unwrapped)
    case .subscript(let node):
      // Two paths by different elements are different paths.
      names.append("[" + node.arguments.trimmedDescription + "]")
      return bind(
        subscriptOf: value,
        callArguments(in: node.arguments),
        at: span(node),
        expecting: .unknown
      )
    default:
      return erroneous(.unsupported("this key path"), at: value.span)
    }
  }
}

extension Collection<KeyPathComponentSyntax> {
  fileprivate var hasSubscript: Bool {
    contains { if case .subscript = $0.component { true } else { false } }
  }
}
