extension Evaluation {
  /// Reads a static property, calls a static method, or makes a value of a type.
  func staticMember(
    _ name: String,
    _ labels: [String?]?,
    of type: SceneType,
    _ arguments: [SceneValue],
    named: FunctionDeclaration? = nil,
    at span: SourceSpan
  ) throws -> SceneValue {
    if let labels, name == "init" {
      return try make(type, labels, arguments, named: named, at: span)
    }
    for table in program.tables(of: type) {
      for member in table.staticMembers[name] ?? [] {
        switch member {
        case .property(let property) where labels == nil:
          if let value = try read(property, of: type, at: span) { return value }
        case .method(let method) where method.mayStand(for: named, labels ?? []):
          return try method.code.call(
            .type(TypeValue(type)),
            arguments,
            self,
            at: span,
            generics: type.genericsWithSelf
          )
        case .enumerationCase(let enumerationCase):
          return .enumeration(
            EnumerationValue(
              declaration: enumerationCase.owner,
              caseIndex: enumerationCase.index,
              payload: arguments,
              generics: type.generics
            )
          )
        default: continue
        }
      }
    }
    if name == "allCases", case .declared(let declaration, _) = type {
      return .array(declaration.allCases)
    }
    if let value = try libraryStatic(name, labels, of: type, arguments, at: span) { return value }
    throw SceneStop(.implicitMemberNotFound(name, type: "\(type)", suggestion: nil), at: span)
  }

  /// The property of a type under a name, which need not be the one that a protocol requires.
  func staticProperty(_ name: String, of type: SceneType) -> PropertyDeclaration? {
    for table in program.tables(of: type) {
      for case .property(let property) in table.staticMembers[name] ?? [] {
        if case .requirement = property.storage { continue }
        return property
      }
    }
    return nil
  }

  private func read(
    _ property: PropertyDeclaration,
    of type: SceneType,
    at span: SourceSpan
  ) throws -> SceneValue? {
    switch property.storage {
    case .global(let index): return try global(index)
    case .computed:
      return try property.getter?.call(
        .type(TypeValue(type)),
        [],
        self,
        at: span,
        generics: type.genericsWithSelf
      )
    default: return nil
    }
  }

  private func libraryStatic(
    _ name: String,
    _ labels: [String?]?,
    of type: SceneType,
    _ arguments: [SceneValue],
    at span: SourceSpan
  ) throws -> SceneValue? {
    for owner in type.memberOwner.map(Library.standard.owners(of:)) ?? [] {
      for entry in Library.standard.types[owner]?.staticMembers[name] ?? [] {
        guard let sorted = entry.signature.sort(arguments, labeled: labels ?? []) else { continue }
        return try perform(entry, sorted, at: span)
      }
    }
    return nil
  }

  private func make(
    _ type: SceneType,
    _ labels: [String?],
    _ arguments: [SceneValue],
    named: FunctionDeclaration?,
    at span: SourceSpan
  ) throws -> SceneValue {
    guard case .declared(let declaration, _) = type else {
      return try makeLibraryValue(type, labels, arguments, at: span)
    }
    let count = declaration.storedProperties.count
    let generics = type.generics
    let own = program.tables(of: type).flatMap(\.initializers).first {
      $0.mayStand(for: named, labels)
    }
    if let own {
      let blank = Array(repeating: SceneValue.absent, count: count)
      var value = try declaration.instance(fields: blank, self, at: span, generics: generics)
      let result = try own.initialize(&value, arguments, self, at: span, generics: generics)
      if own.isFailable, case .null = result { return .null }
      return value
    }
    if let made = try makeInherited(declaration, labels, arguments, at: span) { return made }
    if let read = try decode(type, labels, arguments) { return read }
    if declaration.rawType != nil, labels == ["rawValue"] {
      let frame = Frame(slotCount: 0, evaluation: self)
      for case .enumeration(let value) in declaration.allCases
      where try value.rawValue(in: frame) == arguments[0] {
        return .enumeration(value)
      }
      return .null
    }
    var fields = Array(repeating: SceneValue.absent, count: count)
    for (label, argument) in zip(labels, arguments) {
      guard let index = declaration.storedProperties.firstIndex(where: { $0.name == label }) else {
        throw SceneStop(.implicitMemberNotFound("init", type: "\(type)", suggestion: nil), at: span)
      }
      fields[index] = argument
    }
    let value = try declaration.instance(fields: fields, self, at: span, generics: generics)
    try value.runInitialValues(self, at: span, generics: generics)
    return value
  }

  private func makeLibraryValue(
    _ type: SceneType,
    _ labels: [String?],
    _ arguments: [SceneValue],
    at span: SourceSpan
  ) throws -> SceneValue {
    let owner = type.memberOwner ?? ""
    for initializer in program.extensions[owner]?.initializers ?? []
    where initializer.signature.fits(labels) {
      var value = SceneValue.absent
      _ = try initializer.code.call(on: &value, arguments, self, at: span)
      return value
    }
    for entry in Library.standard.types[owner]?.initializers ?? [] {
      guard let sorted = entry.signature.sort(arguments, labeled: labels),
        let value = try? perform(entry, sorted, at: span)
      else { continue }
      return value
    }
    if labels.isEmpty, let blank = type.blank { return blank }
    if let read = try decode(type, labels, arguments) { return read }
    if labels.count == 1, labels[0]?.hasSuffix("Literal") == true, let literal = arguments.first {
      if type.isFloatingPoint, case .int(let number) = literal { return .double(Double(number)) }
      return literal
    }
    throw SceneStop(.implicitMemberNotFound("init", type: "\(type)", suggestion: nil), at: span)
  }

  /// Makes a value by the `init(from:)` that a type has without writing it.
  private func decode(
    _ type: SceneType,
    _ labels: [String?],
    _ arguments: [SceneValue]
  ) throws -> SceneValue? {
    guard labels == ["from"], let decoder = arguments.first.flatMap(DecoderValue.read) else {
      return nil
    }
    return try decoder.decoding.value(of: type, from: decoder.coded)
  }

  private func perform(
    _ entry: LibraryEntry,
    _ arguments: [SceneValue],
    at span: SourceSpan
  ) throws -> SceneValue {
    var call = LibraryCall(receiver: .void, arguments: arguments, evaluation: self, span: span)
    return try placing(at: span) { try entry.perform(&call) }
  }
}

extension SceneType {
  /// What `init()` makes of a type of Swift's library.
  fileprivate var blank: SceneValue? {
    switch self {
    case .array: .array([])
    case .dictionary: .dictionary(DictionaryValue())
    case .optional: .null
    case .named("Set", _): .set(SetValue())
    case .string: .string("")
    case .substring: .substring(SubstringValue(""))
    case .bool: .bool(false)
    default: isInteger ? .int(0) : isFloatingPoint ? .double(0) : nil
    }
  }
}

extension TypeDeclaration {
  /// The cases of an enumeration without associated values, in order.
  var allCases: [SceneValue] {
    cases.map {
      .enumeration(EnumerationValue(declaration: self, caseIndex: $0.index, payload: []))
    }
  }
}
