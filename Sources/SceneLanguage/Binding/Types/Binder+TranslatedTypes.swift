internal import SwiftSyntax

extension Binder {
  /// The first value of a property whose literals are keys, where its type says that they are.
  func translated(_ value: any BoundExpression, as type: TypeSyntax?) -> any BoundExpression {
    guard let type else { return value }
    if type.isTranslated { return TranslatedLiteral(value) ?? value }
    guard let element = type.as(ArrayTypeSyntax.self)?.element, element.isTranslated,
      let array = value as? ArrayLiteral
    else { return value }
    return ArrayLiteral(
      elements: array.elements.map { TranslatedLiteral($0) ?? $0 },
      span: array.span,
      type: array.type
    )
  }
}

extension TypeSyntax {
  /// Whether literals of the type are keys that would be translated.
  var isTranslated: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      type.name.text == "LocalizedStringKey" || type.name.text == "LocalizedStringResource"
    case .optionalType(let type): type.wrappedType.isTranslated
    default: false
    }
  }
}
