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
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let ending = kept.reversed().prefix { $0 == "_" }
    return prefix { $0 == "_" } + first.lowercased() + rest.joined() + String(ending)
  }

  /// `firstName` as `first_name`: of several capitals the last begins the word behind them.
  var toSnakeCase: String {
    guard !isEmpty else { return self }
    let letters = Array(self)
    var starts = [0]
    var place = 1
    while let capital = letters[place...].firstIndex(where: \.isUppercase) {
      starts.append(capital)
      guard let small = letters[capital...].firstIndex(where: \.isLowercase) else { break }
      if small > capital + 1 { starts.append(small - 1) }
      place = small + 1
    }
    return zip(starts, starts.dropFirst() + [letters.count])
      .map { String(letters[$0..<$1]).lowercased() }
      .joined(separator: "_")
  }
}
