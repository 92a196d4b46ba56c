internal import SwiftSyntax

/// Where in the values of a type keys stand, whose literals would be translated.
indirect enum TranslatedPlaces: Sendable, Equatable {
  /// The value is a key.
  case whole
  /// The elements of an array have some.
  case elements(TranslatedPlaces)
  /// The values of a dictionary have some.
  case values(TranslatedPlaces)
  /// Some parts of a tuple have some; `nil` for those that have none.
  case parts([TranslatedPlaces?])
}

extension TypeSyntax {
  /// Where keys stand in values of the type, as it is spelled; `nil` where there are none.
  var translatedPlaces: TranslatedPlaces? {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return type.translatedPlaces
    case .optionalType(let type):
      return type.wrappedType.translatedPlaces
    case .arrayType(let type):
      return type.element.translatedPlaces.map { .elements($0) }
    case .dictionaryType(let type):
      return type.value.translatedPlaces.map { .values($0) }
    case .attributedType(let type):
      return type.baseType.translatedPlaces
    case .tupleType(let type):
      let parts = type.elements.map { $0.type.translatedPlaces }
      if parts.count == 1 { return parts[0] }
      return parts.allSatisfy { $0 == nil } ? nil : .parts(parts)
    default:
      return nil
    }
  }
}

extension IdentifierTypeSyntax {
  fileprivate var translatedPlaces: TranslatedPlaces? {
    var arguments: [TranslatedPlaces?] {
      genericArgumentClause?.arguments.map { argument in
        if case .type(let type) = argument.argument { type.translatedPlaces } else { nil }
      } ?? []
    }
    switch name.text {
    case "LocalizedStringKey", "LocalizedStringResource": return .whole
    case "Optional": return arguments.first ?? nil
    case "Array": return arguments.first?.map { .elements($0) }
    case "Dictionary": return arguments.last?.map { .values($0) }
    default: return nil
    }
  }
}
