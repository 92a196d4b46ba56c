/// A key on the way to a value: `CodingKey` of errors and of paths.
struct CodedKey: Hashable, NativeValue, CustomStringConvertible {
  static var sceneName: String { "CodingKey" }
  let name: String
  var index: Int?
  /// The name of its type, where it is not the usual one.
  var keys: String?

  var description: String {
    let type = keys ?? (index == nil ? "CodingKeys" : "_CodingKey")
    return "\(type)(stringValue: \"\(name)\", intValue: \(index.map(String.init) ?? "nil"))"
  }

  /// What is told where nothing is found for the key.
  var missing: String { "No value associated with key \(self) (\"\(name)\")." }
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
