/// A key on the way to a value: `CodingKey` of errors and of paths.
struct CodedKey: Hashable, NativeValue {
  static var sceneName: String { "CodingKey" }
  let name: String
  var index: Int?

  /// What is told where nothing is found for the key.
  func missing(in keys: String) -> String {
    "No value associated with key \(keys)(stringValue: \"\(name)\", intValue: nil) (\"\(name)\")."
  }
}

extension SceneValue {
  /// What a key is called in a coded value: its raw value, or its own name.
  func codingName(_ evaluation: Evaluation, at span: SourceSpan) throws -> String {
    switch self {
    case .enumeration(let value) where value.declaration.rawType == .string:
      return try value.rawValue(in: Frame(slotCount: 0, evaluation: evaluation)).text
    case .enumeration(let value): return value.caseDeclaration.name
    case .native(let box):
      if let key = box.value as? CodedKey { return key.name }
    default: break
    }
    return try evaluation.property("stringValue", of: self, at: span).text
  }
}

extension String {
  /// `first_name` as `firstName`.
  var fromSnakeCase: String {
    let kept = drop { $0 == "_" }
    let words = kept.split(separator: "_")
    guard words.count > 1, let first = words.first else { return self }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let ending = kept.reversed().prefix { $0 == "_" }
    return prefix { $0 == "_" } + first.lowercased() + rest.joined() + String(ending)
  }

  /// `firstName` as `first_name`.
  var toSnakeCase: String {
    var result = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let isUpper = character.isUppercase
      let followsLower = index > 0 && !characters[index - 1].isUppercase
      let precedesLower = index + 1 < characters.count && characters[index + 1].isLowercase
      if isUpper, index > 0, followsLower || precedesLower { result += "_" }
      result += character.lowercased()
    }
    return result
  }
}
