internal import SwiftSyntax

/// Binds the code of properties and subscripts.
extension Binder {
  func bind(_ property: PropertyDeclaration) {
    let type = type(of: property)
    if let key = property.entryKey { return bind(entry: property, key, as: type) }
    if property.initialSyntax != nil, property.initial == nil, property.tuple == nil {
      bind(initialOf: property, as: type)
    }
    if property.initialSyntax == nil, property.getterSyntax == nil, property.tuple == nil,
      property.typeSyntax?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind
        == .keyword(.some)
    {
      report(.opaqueWithoutValue, at: property.span)
    }
    if let body = property.getterSyntax {
      let before = diagnostics.count
      let code = FunctionCode(name: property.name)
      property.getter = code
      let function = FunctionScope(code: code, outer: nil)
      function.expectedResult = type
      function.resultKeys = property.typeSyntax?.translatedPlaces
      function.property = property
      function.take(body.accessor?.effectSpecifiers)
      function.builder = property.builder ?? impliedBuilder(of: property)
      within(scope, function) {
        declareSelf(
          in: function,
          isMutable: property.hasMutatingGetter,
          isStatic: property.isStatic,
          at: property.span
        )
        bindBody(body, in: function, span: property.span)
        if let brace = body.openingBrace {
          let type = property.typeSyntax
          checkOpaqueResults(in: function, type: type, after: before, at: span(brace))
        }
        checkFlow(
          of: body,
          .getter,
          result: type,
          builder: function.builder,
          parameters: [],
          after: before,
          at: property.span
        )
      }
    }
    if let setter = property.setterSyntax {
      let code = FunctionCode(name: property.name)
      property.setter = code
      bind(accessor: setter, code, value: "newValue", type: type, of: property)
    }
    if property.observesInherited { bind(inherited: property, as: type) }
    if let observer = property.willSet {
      bind(accessor: observer.syntax, observer.code, value: "newValue", type: type, of: property)
    }
    if let observer = property.didSet {
      bind(accessor: observer.syntax, observer.code, value: "oldValue", type: type, of: property)
    }
  }

  func bind(
    accessor syntax: AccessorDeclSyntax,
    _ code: FunctionCode,
    value name: String,
    type: SceneType,
    of property: PropertyDeclaration
  ) {
    guard let body = syntax.body else { return }
    let before = diagnostics.count
    let function = FunctionScope(code: code, outer: nil)
    function.property = property
    function.expectedResult = .void
    within(scope, function) {
      declareSelf(
        in: function,
        isMutable: true,
        isStatic: property.isStatic,
        at: property.span
      )
      let parameter = syntax.lends ? YieldStatement.parameter : syntax.parameters?.name.text ?? name
      code.lends = syntax.lends
      code.parameters = [
        function.declare(parameter, type: type, isMutable: false, span: property.span)
      ]
      bindBody(body.statements, in: function, span: property.span)
      checkFlow(
        of: body.statements,
        .accessor,
        result: .void,
        builder: nil,
        parameters: [parameter],
        after: before,
        at: property.span
      )
    }
  }

  func bind(setterOf declaration: SubscriptDeclaration) {
    guard let syntax = declaration.setterSyntax, let body = syntax.body else { return }
    let code = declaration.setter
    let function = FunctionScope(code: code, outer: nil)
    function.expectedResult = .void
    within(scope, function) {
      declareSelf(
        in: function,
        isMutable: true,
        isStatic: declaration.function.isStatic,
        at: declaration.function.span
      )
      let name =
        syntax.lends ? YieldStatement.parameter : syntax.parameters?.name.text ?? "newValue"
      code.lends = syntax.lends
      code.parameters = [
        function.declare(
          name,
          type: declaration.function.signature.result,
          isMutable: false,
          span: declaration.function.span
        )
      ]
      declareParameters(of: declaration.function, in: function)
      code.defaults = []
      bindBody(body.statements, in: function, span: declaration.function.span)
    }
  }

  /// Properties that protocols ask for and that are written in builders of the library's own.
  private static let builtProperties = [
    (name: "transferRepresentation", of: "Transferable", builder: "TransferRepresentationBuilder"),
    (name: "body", of: "WidgetBundle", builder: "WidgetBundleBuilder"),
  ]

  private func impliedBuilder(of property: PropertyDeclaration) -> BuilderKind? {
    guard let enclosing = property.scope.enclosing else {
      // A body pasted without its view.
      return property.name == "body" ? .view : nil
    }
    guard case .declared(let owner, _) = enclosing.selfType else { return nil }
    if property.name == "body", owner.conforms(to: "View") || owner.conforms(to: "App") {
      return type(of: property).isScalar ? nil : .view
    }
    for (name, wanted, builder) in Self.builtProperties where property.name == name {
      if conforms(owner.selfType, to: findType(wanted) ?? .named(wanted)),
        case .declared(let builder, _)? = findType(builder)
      {
        return .declared(builder)
      }
    }
    if property.name == "previews", owner.conforms(to: "PreviewProvider") { return .view }
    return requiredBuilder(of: property.name, in: owner) { member in
      guard case .property(let required) = member else { return nil }
      return required.builder
    }
  }
}

extension AccessorDeclSyntax {
  /// Whether it lends a place to who changes it: `_modify`.
  var lends: Bool { accessorSpecifier.tokenKind == .keyword(._modify) }
}

extension CodeBlockItemListSyntax {
  /// The accessor that this is the body of; `nil` for a getter that is not written out.
  var accessor: AccessorDeclSyntax? { parent?.parent?.as(AccessorDeclSyntax.self) }
}
