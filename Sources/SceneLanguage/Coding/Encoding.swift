internal import Diptych

/// Makes coded values of the values of a scene.
struct Encoding {
  let evaluation: Evaluation
  let span: SourceSpan
  let options: CodingOptions
  var path: [CodedKey] = []

  /// The same one step further in.
  func at(_ key: CodedKey) -> Encoding {
    var copy = self
    copy.path.append(key)
    return copy
  }

  /// Makes a coded value of one whose static type may be known.
  func coded(_ value: SceneValue, as type: SceneType = .unknown) throws -> CodedValue {
    if case .existential(let typed) = value { return try coded(typed.value, as: typed.type) }
    // Objects may lead back to themselves.
    return try evaluation.calling(at: span) { try parts(of: value, as: type.unwrapped) }
  }

  private func parts(of value: SceneValue, as type: SceneType) throws -> CodedValue {
    switch value {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .integer(value)
    case .double(let number):
      // A `Float` is kept as a `Double` of the same value, and written with fewer digits.
      if number.isFinite, type == .float { return .number(Double("\(Float(number))") ?? number) }
      if number.isFinite { return .number(number) }
      let name = number.isNaN ? "nan" : number > 0 ? "inf" : "-inf"
      if let names = options.numberNames { return .string(names.name(of: number)) }
      let kind = type == .float ? "Float" : "Double"
      let place = DecodingPlace(
        path: path,
        message: "Unable to encode \(kind).\(name) directly in JSON."
      )
      throw ThrownError(value: EncodingFailure(value: value, place: place).sceneValue, span: span)
    case .string(let text): return .string(text)
    case .native(let box) where box.value is DecimalNumber:
      return (box.value as? DecimalNumber).map { .decimal($0) } ?? .null
    case .substring(let value): return .string(String(value.part))
    case .some(let wrapped): return try coded(wrapped.value, as: type)
    case .array(let elements): return .array(try coded(elements, as: type))
    case .set(let set): return .array(try coded(set.elements, as: type))
    case .dictionary(let dictionary): return try coded(dictionary, as: type)
    case .structure(let structure):
      let declaration = structure.declaration
      if let own = try ownCoding(declaration, value) { return own }
      if declaration.codedRawType != nil {
        return try coded(try evaluation.property("rawValue", of: value, at: span))
      }
      return try coded(declaration, Array(structure.storedFields), structure.generics)
    case .object(let object):
      return try ownCoding(object.declaration, value)
        ?? coded(object.declaration.codedType("Encodable"), object.fields)
    case .enumeration(let enumeration): return try coded(enumeration, value)
    case .native(let box):
      if let pair = try pair(value) { return pair }
      return try coded(box)
    default: return try pair(value) ?? .string(value.text)
    }
  }

  private func coded(_ box: NativeBox) throws -> CodedValue {
    switch box.value {
    case let date as Date:
      guard let write = options.ownDates else { return options.coded(date) }
      let encoder = EncoderValue(encoding: self)
      _ = try write.call([date.sceneValue, encoder.sceneValue])
      return encoder.node.coded
    case let address as URL: return .string(address.absoluteString)
    case let identifier as UniqueIdentifier: return .string(identifier.description)
    default:
      guard let own = evaluation.program.encoder(of: box.type) else {
        throw SceneStop(.unsupported("'\(box.type)' as JSON"), at: span)
      }
      return try coded(.native(box), by: own)
    }
  }

  private func coded(_ elements: [SceneValue], as type: SceneType) throws -> [CodedValue] {
    let element = type.elementOfCollection
    return try elements.enumerated().map { index, value in
      try at(CodedKey(name: "Index \(index)", index: index)).coded(value, as: element)
    }
  }

  private func coded(_ dictionary: DictionaryValue, as type: SceneType) throws -> CodedValue {
    var valueType = SceneType.unknown
    if case .dictionary(_, let known) = type { valueType = known }
    var members: [(key: String, value: CodedValue)] = []
    for (key, value) in dictionary.pairs {
      switch key {
      case .string(let name):
        members.append((name, try at(CodedKey(name: name)).coded(value, as: valueType)))
      case .int(let number):
        let key = CodedKey(name: "\(number)", index: number)
        members.append((key.name, try at(key).coded(value, as: valueType)))
      default:
        // Of a type that says that it stands for a key, an object has a member for each.
        if key.standsForKey, case .string(let name) = try coded(key) {
          members.append((name, try coded(value, as: valueType)))
          continue
        }
        return .array(
          try dictionary.pairs.flatMap { [try coded($0.key), try coded($0.value, as: valueType)] }
        )
      }
    }
    return .object(members)
  }

  /// The fields of a type by the keys that it gives them.
  func coded(
    _ declaration: TypeDeclaration,
    _ fields: [SceneValue],
    _ generics: [String: SceneType] = [:]
  ) throws -> CodedValue {
    var members: [(key: String, value: CodedValue)] = []
    for (property, field) in zip(declaration.storedProperties, fields) {
      guard let name = try declaration.codingName(of: property.name, evaluation, at: span) else {
        continue
      }
      // An optional without a value is left out.
      if case .null = field { continue }
      var type = SceneType.unknown
      if case .resolved(let known) = property.typeState { type = known.substituting(generics) }
      members.append((spelled(name), try at(CodedKey(name: name)).coded(field, as: type)))
    }
    return .object(members)
  }

  private func coded(
    _ enumeration: EnumerationValue,
    _ value: SceneValue
  ) throws -> CodedValue {
    let declaration = enumeration.declaration
    if let own = try ownCoding(declaration, value) { return own }
    if declaration.rawType != nil {
      let frame = Frame(slotCount: 0, evaluation: evaluation)
      return try coded(try enumeration.rawValue(in: frame))
    }
    let found = enumeration.caseDeclaration
    var members: [(key: String, value: CodedValue)] = []
    for (index, value) in enumeration.payload.enumerated() {
      if case .null = value { continue }
      let label = try declaration.codingName(ofValue: index, in: found, evaluation, at: span)
      let type = found.signature.parameters[index].type.substituting(enumeration.generics)
      members.append((spelled(label), try coded(value, as: type)))
    }
    let name = try declaration.codingName(of: found.name, evaluation, at: span) ?? found.name
    return .object([(spelled(name), .object(members))])
  }

  /// What the scene's own `encode(to:)` writes.
  private func ownCoding(
    _ declaration: TypeDeclaration,
    _ value: SceneValue
  ) throws -> CodedValue? {
    try declaration.method("encode", labels: ["to"]).map { try coded(value, by: $0) }
  }

  private func coded(_ value: SceneValue, by own: FunctionDeclaration) throws -> CodedValue {
    let encoder = EncoderValue(encoding: self)
    _ = try own.code.call(value, [encoder.sceneValue], evaluation, at: span)
    return encoder.node.coded
  }

  /// A key as it is written.
  func spelled(_ name: String) -> String { options.usesSnakeCase ? name.toSnakeCase : name }
}

extension SceneValue {
  /// Whether this is of a type of the scene that says that it stands for a key.
  fileprivate var standsForKey: Bool {
    switch self {
    case .enumeration(let value): value.declaration.conforms(to: "CodingKeyRepresentable")
    case .structure(let value): value.declaration.conforms(to: "CodingKeyRepresentable")
    default: false
    }
  }
}
