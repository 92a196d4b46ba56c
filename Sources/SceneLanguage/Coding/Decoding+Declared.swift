/// Values of the types that scenes declare.
extension Decoding {
  func value(
    of declaration: TypeDeclaration,
    _ type: SceneType,
    from coded: CodedValue
  ) throws -> SceneValue {
    if declaration.readsItself {
      let decoder = DecoderValue(coded: coded, decoding: self).sceneValue
      return try evaluation.staticMember("init", ["from"], of: type, [decoder], at: span)
    }
    if let raw = declaration.codedRawType { return try rawCase(of: declaration, raw, from: coded) }
    // What has nothing to read asks for no members, and so is made of any value.
    if declaration.kind != .enumeration, try readsNothing(declaration) {
      return try instance(of: declaration, type, from: [])
    }
    let members = try DecoderValue(coded: coded, decoding: self).keyed().members
    if declaration.kind == .enumeration {
      return try enumerationCase(of: declaration, type, from: members)
    }
    return try instance(of: declaration, type, from: members)
  }

  /// Whether none of the fields has a key.
  private func readsNothing(_ declaration: TypeDeclaration) throws -> Bool {
    let declaration = declaration.codedType("Decodable")
    return try declaration.storedProperties.allSatisfy {
      try declaration.codingName(of: $0.name, evaluation, at: span) == nil
    }
  }

  private func rawCase(
    of declaration: TypeDeclaration,
    _ type: SceneType,
    from coded: CodedValue
  ) throws -> SceneValue {
    let raw = try value(of: type, from: coded)
    let found = try evaluation.staticMember(
      "init",
      ["rawValue"],
      of: .declared(declaration, []),
      [raw],
      at: span
    )
    if case .null = found {
      throw failure(
        DecodingFailure.dataCorrupted,
        "Cannot initialize \(declaration.name) from invalid \(type)"
          + " value \(raw.text)"
      )
    }
    return found
  }

  /// Reads `{"circle": {"radius": 2}}`.
  private func enumerationCase(
    of declaration: TypeDeclaration,
    _ type: SceneType,
    from members: [(key: String, value: CodedValue)]
  ) throws -> SceneValue {
    let generics = type.generics
    guard members.count == 1, let member = members.first,
      let found = try declaration.cases.first(where: { choice in
        let name = try declaration.codingName(of: choice.name, evaluation, at: span)
        return name == (options.usesSnakeCase ? member.key.fromSnakeCase : member.key)
      })
    else {
      throw failure(
        { .typeMismatch(type, $0) },
        "Invalid number of keys found, expected one."
      )
    }
    let inner = at(CodedKey(name: member.key))
    let values = try DecoderValue(coded: member.value, decoding: inner).keyed().members
    let payload = try found.signature.parameters.enumerated().map { index, parameter in
      try inner.member(
        declaration.codingName(ofValue: index, in: found, evaluation, at: span),
        of: parameter.type.substituting(generics),
        in: values
      )
    }
    return .enumeration(
      EnumerationValue(declaration: declaration, caseIndex: found.index, payload: payload)
    )
  }

  private func instance(
    of declaration: TypeDeclaration,
    _ type: SceneType,
    from members: [(key: String, value: CodedValue)]
  ) throws -> SceneValue {
    let generics = type.generics
    var fields = try fields(of: declaration.codedType("Decodable"), generics, from: members)
    let lacking = declaration.storedProperties.count - fields.count
    fields += Array(repeating: .absent, count: lacking)
    let value = try declaration.instance(fields: fields, evaluation, at: span, generics: generics)
    try value.runInitialValues(evaluation, at: span, generics: generics)
    value.fill(fields)
    return value
  }

  /// What is read for each field of a type; nothing for what has a fixed value or no key.
  func fields(
    of declaration: TypeDeclaration,
    _ generics: [String: SceneType],
    from members: [(key: String, value: CodedValue)]
  ) throws -> [SceneValue] {
    try declaration.storedProperties.map { property -> SceneValue in
      guard let key = try declaration.codingName(of: property.name, evaluation, at: span),
        property.isMutable || property.initialSyntax == nil,
        case .resolved(let wrapped) = property.typeState
      else { return .absent }
      var type = wrapped
      // A wrapper of the scene's own is read as what it is.
      if case .declared(let wrapper) = property.wrapper {
        type = property.wrapperType ?? .declared(wrapper, [])
      }
      return try member(key, of: type.substituting(generics), in: members)
    }
  }

  /// Makes a value of the member that a key names; an optional may lack one.
  func member(
    _ name: String,
    of type: SceneType,
    in members: [(key: String, value: CodedValue)]
  ) throws -> SceneValue {
    let container = KeyedDecodingValue(members: members, decoding: self)
    if let own = evaluation.program.reader(of: type) {
      var wanted = type
      if case .optional(let wrapped) = type { wanted = wrapped }
      let arguments = [SceneValue.type(TypeValue(wanted)), CodedKey(name: name).sceneValue]
      return try own.code.call(container.sceneValue, arguments, evaluation, at: span)
    }
    if case .optional = type, container.member(name) == nil { return .null }
    let found = try container.inside(name)
    return try found.decoding.value(of: type, from: found.coded)
  }
}

extension TypeDeclaration {
  /// What a value of a case is called in a coded value: `CircleCodingKeys` tell it for `circle`.
  func codingName(
    ofValue index: Int,
    in found: EnumerationCase,
    _ evaluation: Evaluation,
    at span: SourceSpan
  ) throws -> String {
    let label = found.signature.parameters[index].label ?? "_\(index)"
    let keys = found.name.prefix(1).uppercased() + found.name.dropFirst() + "CodingKeys"
    return try codingName(of: label, keys: keys, evaluation, at: span) ?? label
  }

  /// What a property or case is called in a coded value; `nil` where the `CodingKeys` leave it out.
  func codingName(
    of name: String,
    keys: String = "CodingKeys",
    _ evaluation: Evaluation,
    at span: SourceSpan
  ) throws -> String? {
    guard case .declared(let keys, _)? = members.types[keys], keys.kind == .enumeration
    else { return name }
    // What is observed is kept under a name with an underscore.
    let kept = isObservable ? "_" + name : name
    guard let found = keys.cases.first(where: { $0.name == name || $0.name == kept }) else {
      return nil
    }
    let key = EnumerationValue(declaration: keys, caseIndex: found.index, payload: [])
    return try SceneValue.enumeration(key).codingName(evaluation, at: span)
  }
}
