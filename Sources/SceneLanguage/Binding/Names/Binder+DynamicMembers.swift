internal import SwiftSyntax

/// Members that a type makes of names.
extension Binder {
  /// Binds a name that a type with `@dynamicMemberLookup` makes a member of, of its values or of
  /// itself.
  func bind(
    dynamicMember name: String,
    of base: any BoundExpression,
    at place: SourceSpan,
    expecting expected: SceneType
  ) -> (any BoundExpression)? {
    let type = (base as? TypeExpression)?.named
    guard case .declared(let declaration, _) = type ?? base.type,
      declaration.members.subscripts.contains(where: {
        $0.function.isStatic == (type != nil)
          && $0.function.signature.parameters.map(\.label) == ["dynamicMember"]
      })
    else { return nil }
    if type == nil, let path = bind(dynamicPath: name, of: base, declaration, at: place) {
      return path
    }
    let literal = StringLiteral(value: name, span: place, type: .string)
    let argument = CallArgument("dynamicMember", literal, at: place)
    return bind(subscriptOf: base, [argument], at: place, expecting: expected)
  }

  /// A name that is a key path of what the value stands for: `lens.name` is `lens[\.name]`.
  private func bind(
    dynamicPath name: String,
    of base: any BoundExpression,
    _ declaration: TypeDeclaration,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard let root = roots(of: declaration, in: base).first(where: { hasMember(name, of: $0) })
    else { return nil }
    let argument = CallArgument("dynamicMember", bind(pathTo: name, of: root), at: place)
    return bind(subscriptOf: base, [argument], at: place, expecting: .unknown)
  }

  /// Where the key paths begin that a type with `@dynamicMemberLookup` takes for members.
  private func roots(
    of declaration: TypeDeclaration,
    in base: any BoundExpression
  ) -> [SceneType] {
    let known = substitution(for: base.type)
    return declaration.members.subscripts.compactMap { found in
      guard let parameter = found.function.signature.parameters.first,
        parameter.label == "dynamicMember",
        case .named(let kind, let arguments) = parameter.type, kind.hasSuffix("KeyPath")
      else { return nil }
      return arguments.first?.substituting(known)
    }
  }

  /// Binds a subscript of what a value stands for, of whose own none takes such arguments:
  /// `lens[0]` is `lens[\.[0]]`.
  func bind(
    dynamicSubscriptOf base: any BoundExpression,
    _ arguments: [CallArgument],
    besides candidates: [Callable],
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .declared(let declaration, _) = base.type, !(base is TypeExpression),
      arguments.first.map({ $0.label != "dynamicMember" }) == true,
      candidates.allSatisfy({ $0.signature.parameters.first?.label == "dynamicMember" }),
      let root = roots(of: declaration, in: base).first
    else { return nil }
    let texts = arguments.map(\.expression.trimmedDescription)
    let path = bind(path: (root, isFunction: false), at: place, around: function) { names, value in
      names.append("[" + texts.joined(separator: ", ") + "]")
      return bind(subscriptOf: value, arguments, at: place, expecting: .unknown)
    }
    if path.isErroneous { return path }
    let argument = CallArgument("dynamicMember", path, at: place)
    return bind(subscriptOf: base, [argument], at: place, expecting: .unknown)
  }

  /// The key path to a member of a type.
  func bind(pathTo name: String, of root: SceneType) -> any BoundExpression {
    let component = KeyPathComponentSyntax(
      period: .periodToken(),
      component: .property(
        KeyPathPropertyComponentSyntax(
          declName: DeclReferenceExprSyntax(baseName: .identifier(name))
        )
      )
    )
    let syntax = KeyPathExprSyntax(components: [component])
    return bind(keyPath: syntax, expecting: .named("KeyPath", [root, .unknown]))
  }

  /// Binds a call whose receiver shows only at run time.
  func bind(
    dynamicCallOf name: String,
    on base: any BoundExpression,
    _ arguments: [CallArgument],
    at place: SourceSpan
  ) -> any BoundExpression {
    if arguments.contains(where: { $0.bound == nil && $0.expression.startsWithDot }),
      !members(name, of: .view).isEmpty
    {
      // Only a modifier of views tells here what a name after a dot is a member of.
      return bind(
        callOf: name,
        on: AscribedExpression(value: base, type: .view),
        arguments,
        at: place,
        nameSpan: place,
        expecting: .unknown
      )
    }
    noteChange(of: base)
    let lent = lentSignature(of: name, labels: arguments.map(\.label), to: base.type)
    let values = arguments.enumerated().map { index, argument -> BoundArguments.Argument in
      // Only what a name after a dot is a member of must be known: the types of numbers are open.
      let known = argument.expression.startsWithDot ? lent?.parameters[index].type : nil
      let expected =
        known ?? argument.expression.as(ClosureExprSyntax.self)?.typeByUse ?? .unknown
      return .expression(argument.bound ?? bind(argument.expression, expecting: expected))
    }
    return DynamicCallExpression(
      base: base,
      name: name,
      labels: arguments.map(\.label),
      arguments: BoundArguments(values),
      span: place,
      type: lent?.labeledResult(of: base.type) ?? .unknown
    )
  }
}

extension ClosureExprSyntax {
  /// The type of a closure of whose place nothing is known: it takes as much as it uses.
  fileprivate var typeByUse: SceneType {
    let last = signature?.parameterClause == nil ? Syntax(statements).greatestShorthand : nil
    let parameters = Array(repeating: SceneType.unknown, count: last.map { $0 + 1 } ?? 0)
    return .function(FunctionType(parameters, .unknown))
  }
}
