internal import SwiftSyntax

extension Binder {
  /// `$0`, `$1` … in a closure without a parameter list, and `$name` for a binding.
  func bind(shorthand text: String, at place: SourceSpan) -> any BoundExpression {
    let name = String(text.dropFirst())
    if let index = Int(name) {
      guard let variable = shorthandVariable(index) else {
        return erroneous(shorthandNotFound(text, index, at: place), at: place)
      }
      return LocalExpression(variable, span: place)
    }
    // What a closure captures by that name: `[$name]`.
    if let variable = function?.variable(text) { return LocalExpression(variable, span: place) }
    if let variable = function?.variable(name), variable.isProjection {
      return LocalExpression(variable, span: place)
    }
    if let projected = projection(ofMember: name, at: place) { return projected }
    if let storage = function?.variable(storageName(of: name)),
      function?.variable(name)?.isComputed == true
    {
      return bind(
        memberNamed: "projectedValue",
        of: LocalExpression(storage, span: place),
        type: storage.type,
        at: place,
        nameSpan: place,
        expecting: .unknown
      )
    }
    guard let base = bindName(name, at: place, expecting: .unknown) else {
      if name.isEmpty { return unnamed(at: place) }
      let suggestion = nearestName(to: name, among: visibleNames).map { "$" + $0 }
      return erroneous(.nameNotFound(text, suggestion: suggestion), at: place)
    }
    let isPlain =
      (base as? FieldExpression).map { !$0.property.isProjected } ?? false
      || (base as? ComputedPropertyExpression).map { !$0.property.isProjected } ?? false
      || (base as? LocalExpression).map { !$0.variable.hasProjection } ?? false
    if isPlain { return erroneous(.nameNotFound(text, suggestion: nil), at: place) }
    return projection(of: base, at: place)
  }

  /// A dollar sign alone, which is no name.
  private func unnamed(at place: SourceSpan) -> any BoundExpression {
    let message = "'$' is not an identifier; use backticks to escape it"
    report(.syntax(message, leavesLineReadable: true), at: place)
    return erroneous(.nameNotFound("$", suggestion: nil), at: place)
  }

  /// What a wrapped property of `self` projects, which no plain variable of the same name hides.
  private func projection(ofMember name: String, at place: SourceSpan) -> (any BoundExpression)? {
    let local = function?.variable(name)
    guard let variable = function?.variable("self"), local?.hasProjection != true,
      case .property(let property)? = members(name, of: variable.type).declared.first
    else { return nil }
    if case .declared = property.wrapper {} else if local == nil { return nil }
    return bind("$", property, base: LocalExpression(variable, span: place), at: place, [:])
  }

  /// Why `$0` means nothing: no closure is around, or one that names its arguments.
  private func shorthandNotFound(
    _ text: String,
    _ index: Int,
    at place: SourceSpan
  ) -> SceneMistake {
    let closure = sequence(first: expression(at: place).map { Syntax($0) }) { $0?.parent }
      .lazy.compactMap { $0?.as(ClosureExprSyntax.self) }.first { _ in true }
    guard let closure else { return .nameNotFound(text, suggestion: nil) }
    let names: [String] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    let name = names.indices.contains(index) ? names[index] : nil
    return .anonymousArgumentBesideNames(suggestion: name == "_" ? nil : name)
  }

  /// The binding to a place.
  func projection(of base: any BoundExpression, at place: SourceSpan) -> any BoundExpression {
    if let field = base as? FieldExpression, field.property.wrapper == .reference,
      field.base.type.isObject
    {
      field.property.isPublished = true
    } else if assigned == place, let field = base as? FieldExpression {
      let name = "$" + field.property.name
      let change = ForbiddenChange(form: .assignmentToProperty, reason: .constant(name))
      report(.forbiddenChange(change), at: place.lastPart(named: name))
    }
    return BindingExpression(base: base, span: place, type: .named("Binding", [base.type]))
  }
}

extension LocalVariable {
  /// Whether `$` before its name may mean something: a wrapper declares it, or what passes it on.
  fileprivate var hasProjection: Bool { isMutable || isProjection || isComputed }
}
