internal import SwiftSyntax

/// Properties that do not suit the library's wrapper around them.
extension Binder {
  func noteWrapper(of property: PropertyDeclaration, _ attributes: AttributeListSyntax) {
    guard property.wrapperName != nil, !isOfPrelude(property.span) else { return }
    for attribute in attributes.inOrder where wrapper(in: [attribute]) != nil {
      if case .attribute(let node) = attribute { wrapped.append((property, node)) }
    }
  }

  /// Tells what is wrong with them, once it is known what the types conform to.
  func checkLibraryWrappers() {
    for (property, node) in wrapped {
      guard let name = name(of: .attribute(node)) else { continue }
      visiting(property.scope) {
        switch name {
        case "ObservedObject", "StateObject", "EnvironmentObject":
          checkObserved(property, by: name, node)
        case "Bindable": checkBindable(property, node)
        case "Environment": checkEnvironment(property, node)
        case "Binding": checkBinding(property, node)
        case "FocusState": checkFocus(property, node)
        case "AppStorage", "SceneStorage":
          if case .argumentList(let list)? = node.arguments, let key = list.first,
            property.initialSyntax == nil, property.typeSyntax != nil,
            !list.contains(where: { $0.label?.text == "wrappedValue" }),
            !type(of: property).isOptional, type(of: property).isDefinite
          {
            return report(.missingArgument("'wrappedValue'"), at: span(key))
          }
          guard node.arguments == nil, let initial = property.initialSyntax else { return }
          let end = span(initial).end
          report(
            .missingArgument("#2"),
            at: SourceSpan(file: property.span.file, start: end, end: end + 1)
          )
        case "Published": checkPublished(property, node)
        default: return
        }
      }
    }
  }

  /// Tells a property that observes what tells no changes.
  private func checkObserved(
    _ property: PropertyDeclaration,
    by wrapper: String,
    _ node: AttributeSyntax
  ) {
    let type = type(of: property)
    if wrapper == "EnvironmentObject", property.typeSyntax == nil, property.objectType == nil {
      return report(.genericNotInferred("ObjectType"), at: span(node.attributeName))
    }
    let isOther =
      switch type {
      case .declared(let declaration, _):
        declaration.kind != .protocol && !declaration.conforms(to: "ObservableObject")
          && !isOfPrelude(declaration.span)
      case .optional, .array, .dictionary, .tuple, .function: true
      default: type.isScalar
      }
    guard isOther else { return }
    report(
      .requiresConformance(
        "generic struct '\(wrapper)'",
        type: "\(type)",
        protocolName: "ObservableObject"
      ),
      at: span(node.attributeName)
    )
  }

  /// Tells a property whose parts no bindings can be made to, since nothing tells of their changes.
  private func checkBindable(_ property: PropertyDeclaration, _ node: AttributeSyntax) {
    guard case .declared(let declaration, _) = type(of: property),
      declaration.kind == .class, !isObservable(declaration)
    else { return }
    report(
      .declaration(.notBindable(isObject: declaration.conforms(to: "ObservableObject"))),
      at: span(node.attributeName)
    )
  }

  /// Whether the changes of a class's properties are observed, as its attributes or protocols say.
  private func isObservable(_ declaration: TypeDeclaration) -> Bool {
    isOfPrelude(declaration.span) || declaration.isObservable
      || declaration.conforms(to: "Observable") || isKeptInStore(declaration)
      || declaration.superclass.map(isObservable) == true
  }

  /// Whether a class is a model of SwiftData.
  private func isKeptInStore(_ declaration: TypeDeclaration) -> Bool {
    module.library.types["PersistentModel"].map { declaration.conformances.contains($0) } ?? false
  }

  /// Tells a key path to what the environment does not have, or has as another type.
  private func checkEnvironment(_ property: PropertyDeclaration, _ node: AttributeSyntax) {
    guard case .argumentList(let arguments)? = node.arguments,
      let path = arguments.first?.expression
    else { return }
    if let name = path.as(MemberAccessExprSyntax.self), name.base == nil {
      // A key path without its backslash.
      let value = property.typeSyntax.map { "\(resolve($0))" }
      if value == nil {
        report(.genericNotInferred("Value"), at: span(node.attributeName))
      }
      report(
        .implicitMemberNotFound(
          name.declName.baseName.text,
          type: "KeyPath<EnvironmentValues, \(value ?? "Value")>",
          suggestion: nil
        ),
        at: span(name.declName)
      )
    }
    if property.wrapper == .environmentObject,
      case .declared(let declaration, _) = type(of: property).unwrapped,
      declaration.kind != .protocol, !isObservable(declaration)
    {
      return report(.noMatchingOverload("initializer"), at: span(node.attributeName))
    }
    guard let key = path.as(KeyPathExprSyntax.self) else { return }
    // What Apple's frameworks have and the library lacks shows when it is read.
    if case .property(let first)? = key.components.first?.component,
      AppleNames.hasMember(first.declName.baseName.text, of: ["EnvironmentValues"])
    {
      return
    }
    let values = SceneType.named("EnvironmentValues")
    let bound = bind(path, expecting: .named("KeyPath", [values, .unknown]))
    guard case .named(_, let types) = bound.type, types.count == 2, property.typeSyntax != nil,
      !bound.isErroneous
    else { return }
    let type = type(of: property)
    guard types[1].isScalar || type.isScalar, !types[1].isOpen, !type.isOpen,
      !isConvertible(types[1], to: type), !isProtocol(types[1])
    else { return }
    report(
      .cannotConvertArgument(
        "KeyPath<EnvironmentValues, \(types[1])>",
        to: "KeyPath<EnvironmentValues, \(type)>"
      ),
      at: span(path)
    )
  }

  /// Tells a binding that is given a value.
  private func checkBinding(_ property: PropertyDeclaration, _ node: AttributeSyntax) {
    guard let initial = property.valueOfBinding else { return }
    let place = span(node.attributeName)
    report(
      .wrongLabels(have: "wrappedValue:", expected: "projectedValue:", isPlural: false),
      at: place
    )
    let written = property.typeSyntax.map { "\(resolve($0))" }
    if !initial.startsWithDot {
      let type = bind(initial).type
      if case .named("Binding", _) = type { return }
      if type.isOpen { return }
      report(
        .cannotConvertValue("\(type)", to: "Binding<\(written ?? "Value")>"),
        at: span(initial)
      )
    }
    if written == nil { report(.genericNotInferred("Value"), at: place) }
  }

  /// Tells a focus that is neither a truth nor one of several places or none.
  private func checkFocus(_ property: PropertyDeclaration, _ node: AttributeSyntax) {
    guard let syntax = property.typeSyntax, property.initialSyntax == nil else { return }
    let type = resolve(syntax)
    guard case .declared(let declaration, _) = type, declaration.kind != .protocol else { return }
    let place = span(node.attributeName)
    guard satisfies(type, .named("Hashable")) else {
      return report(
        .requiresConformance(
          "generic struct 'FocusState'",
          type: "\(type)",
          protocolName: "Hashable"
        ),
        at: place
      )
    }
    report(.requiresEquivalence("initializer 'init()'", "\(type)", "Bool"), at: place)
  }

  /// Tells a published property of what is no class.
  private func checkPublished(_ property: PropertyDeclaration, _ node: AttributeSyntax) {
    guard case .declared(let owner, _)? = property.scope.selfType, owner.kind != .class,
      owner.kind != .protocol
    else { return }
    report(.publishedOutsideClass, at: span(node))
  }
}

extension PropertyDeclaration {
  /// Whether a wrapper shows something else of it behind a `$`: that of the environment does not, and
  /// a constant has no wrapper.
  var isProjected: Bool { wrapper != nil && isMutable && wrapperName != "Environment" }

  /// Whether its wrapper lets nobody put another value in the place of what it shows.
  var isFixedByWrapper: Bool {
    if case .environment = wrapper { return true }
    return wrapperName == "StateObject" || wrapperName == "EnvironmentObject"
  }
}
