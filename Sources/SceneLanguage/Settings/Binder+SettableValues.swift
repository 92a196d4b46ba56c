internal import Diptych
internal import SwiftSyntax

extension Binder {
  /// The most values that are listed.
  private static let settableLimit = 200

  /// The values that can be replaced, those of `@State` first, each group in the order of the source.
  ///
  /// - Precondition: The program is bound.
  func settableValues() -> [SettableValue] {
    let properties = (module.declaredTypes.flatMap(\.storedProperties) + program.globals)
      .filter(isListed)
      .sorted { order($0) < order($1) }
    let evaluation = Evaluation(program: program, environment: EnvironmentValues())
    let controls = controlledRanges()
    return properties.prefix(Self.settableLimit).compactMap { property in
      var value = settableValue(property, in: evaluation)
      value?.control = controls[ObjectIdentifier(property)]
      return value
    }
  }

  /// The type around a property and its name; the name alone at the top level.
  func path(of property: PropertyDeclaration) -> String {
    guard case .declared(let owner, _)? = property.scope.enclosing?.selfType else {
      return property.name
    }
    return owner.qualifiedName.drop { $0 != "." }.dropFirst() + "." + property.name
  }

  private func isListed(_ property: PropertyDeclaration) -> Bool {
    guard property.initialSyntax != nil, !property.name.isEmpty, !property.isLazy,
      property.initial != nil, property.typeIsKnown.map({ $0.functionType == nil }) == true
    else { return false }
    switch property.wrapper {
    case nil, .state, .focus, .reference: return true
    case .declared, .binding, .environment, .environmentObject, .namespace: return false
    }
  }

  private func order(_ property: PropertyDeclaration) -> (Int, Int, Int) {
    (property.wrapper == nil ? 1 : 0, property.span.file, property.span.start)
  }

  private func settableValue(
    _ property: PropertyDeclaration,
    in evaluation: Evaluation
  ) -> SettableValue? {
    guard let type = property.typeIsKnown else { return nil }
    let kind = kind(of: type.unwrapped)
    return SettableValue(
      path: path(of: property),
      type: "\(type)",
      kind: kind,
      isOptional: type.isOptional,
      value: text(of: property, kind, evaluation)
    )
  }

  private func kind(of type: SceneType) -> SettableValue.Kind {
    if type == .bool { return .boolean }
    if type == .string { return .text }
    if type.isInteger { return .integer }
    if type.isFloatingPoint { return .number }
    let names: [String]
    switch type {
    case .declared(let declaration, _) where declaration.kind == .enumeration:
      names = declaration.cases.filter { $0.signature.parameters.isEmpty }.map(\.name)
    case .named(let name, _):
      names = (library.types[name]?.staticMembers ?? [:]).filter { _, entries in
        entries.contains { $0.kind == .staticProperty && $0.signature.result == type }
      }.map(\.0).sorted()
    default:
      names = []
    }
    return names.isEmpty ? .expression : .choice(names.map { "." + $0 })
  }

  private func text(
    of property: PropertyDeclaration,
    _ kind: SettableValue.Kind,
    _ evaluation: Evaluation
  ) -> String {
    if let written = replacementText(of: property) {
      guard case .choice(let names) = kind, names.contains("." + written) else { return written }
      return "." + written
    }
    let source = property.initialSyntax?.trimmedDescription ?? ""
    if case .choice(let names) = kind {
      let name = "." + (source.split(separator: ".").last ?? "")
      if names.contains(name) { return name }
    }
    guard kind != .expression, let code = property.initial,
      let value = try? code.call(evaluation, at: property.span)
    else { return source }
    switch value.withoutStaticType {
    case .enumeration(let value) where value.payload.isEmpty:
      return "." + value.caseDeclaration.name
    case .bool, .int, .double, .string, .null: return value.text
    default: return source
    }
  }
}

extension PropertyDeclaration {
  /// The type, once it is found and free of mistakes.
  fileprivate var typeIsKnown: SceneType? {
    guard case .resolved(let type) = typeState, !type.isOpen else { return nil }
    return type
  }
}
