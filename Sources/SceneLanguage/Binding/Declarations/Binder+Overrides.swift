internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// The value that replaces a property's initial one.
  ///
  /// It is Swift, but for texts, which stand without quotes, and cases, which may do without dots.
  /// An override names the property, or its type and the property: `Card.count`.
  func replacement(
    of property: PropertyDeclaration,
    as type: SceneType
  ) -> (any BoundExpression)? {
    if adjustments.isEmpty, overrides.isEmpty { return nil }
    if let name = overrideName(of: property) { usedOverrides.insert(name) }
    let adjustment = adjustment(of: property, as: type)
    if let adjustment { usedAdjustments.append(adjustment) }
    guard let text = replacementText(of: property) else { return nil }
    if type == .optional(.string), text == "nil" {
      return NilLiteral(span: property.span, type: type)
    }
    if type.unwrapped == .string {
      return StringLiteral(value: text, span: property.span, type: .string)
    }
    for spelling in [text, "." + text] {
      if let value = value(spelled: spelling, as: type, for: property) { return value }
    }
    report(
      .overrideMismatch(name: property.name, value: text, type: "\(type)"),
      at: property.span
    )
    return nil
  }

  /// What replaces a property's initial value, as it was written.
  ///
  /// - Precondition: The property's initial value is bound.
  func replacementText(of property: PropertyDeclaration) -> String? {
    usedAdjustments.first { $0.path == path(of: property) }?.value
      ?? overrideName(of: property).flatMap { overrides[$0] }
  }

  private func overrideName(of property: PropertyDeclaration) -> String? {
    [path(of: property), property.name].first { overrides[$0] != nil }
  }

  private func adjustment(
    of property: PropertyDeclaration,
    as type: SceneType
  ) -> ValueAdjustment? {
    if adjustments.isEmpty { return nil }
    let path = path(of: property)
    return adjustments.first { $0.path == path && $0.type == "\(type)" }
  }

  private func value(
    spelled text: String,
    as type: SceneType,
    for property: PropertyDeclaration
  ) -> (any BoundExpression)? {
    guard text.utf8.count <= program.limits.sourceBytes,
      text.offsetOfBracket(deeperThan: program.limits.nesting) == nil
    else { return nil }
    let tree = Parser.parse(source: text)
    guard !tree.hasError, tree.statements.count == 1,
      case .expr(let syntax)? = tree.statements.first?.item
    else { return nil }
    let trial = attempt { bind(syntax, as: type) { .cannotConvertValue($0, to: $1) } }
    guard trial.succeeded, !trial.result.isErroneous else { return nil }
    return trial.result
  }
}
