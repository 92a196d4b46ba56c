internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// The value that replaces a property's initial one, from the command line.
  ///
  /// It is Swift, but for texts, which stand without quotes, and cases, which may do without dots.
  func replacement(
    of property: PropertyDeclaration,
    as type: SceneType
  ) -> (any BoundExpression)? {
    guard let text = overrides[property.name] else { return nil }
    usedOverrides.insert(property.name)
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
