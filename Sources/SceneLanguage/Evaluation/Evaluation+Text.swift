extension Evaluation {
  /// The value as `print` and string interpolation show it.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - type: The static type, which tells of optionals, labels, and short fractions.
  /// - Returns: The text.
  /// - Throws: ``SceneStop`` where a description of the scene's own fails.
  func text(of value: SceneValue, as type: SceneType = .unknown) throws -> String {
    switch (value, type) {
    case (.existential, .optional(.named("Any", _))): return try debugText(of: value, as: type)
    case (.existential(let typed), _): return try text(of: typed.value, as: typed.type)
    case (_, .optional): return try debugText(of: value, as: type)
    case (_, .named("AnyHashable", _)): return try text(of: value)
    case (.string(let text), _): return text
    case (.substring(let value), _): return String(value.part)
    case (.character(let character), _): return String(character)
    case (.enumeration(let value), _):
      if let own = try description(of: .enumeration(value)) { return own }
      return value.caseDeclaration.name + (try payload(of: value, as: type))
    case (.array, _), (.slice, _), (.set, _): return try list(of: value, as: type)
    case (.type(let value), _): return value.type.runtimeName
    case (.range(let range), _): return "\(range)"
    case (.closedRange(let range), _): return "\(range)"
    case (.native(let box), _): return try text(of: box) ?? named("\(box.value)")
    case (.object, _):
      return try description(of: value) ?? debugText(of: value, as: type)
    case (.structure(let value), _):
      if let own = try description(of: .structure(value)) { return own }
      return try fields(
        of: value,
        named: name(of: .structure(value), value.declaration, as: type, qualified: false)
      )
    default: return try debugText(of: value, as: type)
    }
  }

  /// The value as it appears inside a collection.
  func debugText(of value: SceneValue, as type: SceneType = .unknown) throws -> String {
    if case .optional(let wrapped) = type {
      guard let inner = value.unwrapped else { return "nil" }
      return "Optional(" + (try calling(at: nil) { try debugText(of: inner, as: wrapped) }) + ")"
    }
    switch value {
    case .existential(let typed):
      return try calling(at: nil) { try debugText(of: typed.value, as: typed.type) }
    case _ where type == .named("AnyHashable"):
      return "AnyHashable(" + (try debugText(of: value)) + ")"
    case .some(let wrapped):
      return "Optional(" + (try calling(at: nil) { try debugText(of: wrapped.value) }) + ")"
    case .double(let number) where type == .named("Float"): return "\(Float(number))"
    case .tuple(let values): return try tuple(values, as: type)
    case .array: return try list(of: value, as: type)
    case .slice: return "ArraySlice(" + (try list(of: value, as: type)) + ")"
    case .set: return "Set(" + (try list(of: value, as: type)) + ")"
    case .range(let range): return range.debugDescription
    case .closedRange(let range): return range.debugDescription
    case .native(let box):
      if let range = box.value as? ComparableRange {
        return (range.isClosed ? "ClosedRange(" : "Range(") + (try text(of: range, quoted: true))
          + ")"
      }
      return try text(of: box)
        ?? (box.value as? any CustomDebugStringConvertible)?.debugDescription
        ?? named(String(reflecting: box.value))
    case .type(let value): return value.type.qualifiedRuntimeName
    case .dictionary(let dictionary):
      if dictionary.count == 0 { return "[:]" }
      var types = (SceneType.unknown, SceneType.unknown)
      if case .dictionary(let key, let value) = type { types = (key, value) }
      let texts = try parts(dictionary.pairs) {
        try debugText(of: $0.key, as: types.0) + ": " + debugText(of: $0.value, as: types.1)
      }
      return try joined("[", texts, "]")
    case .structure(let structure):
      if let own = try description(of: value, isDebugging: true) { return own }
      return try fields(
        of: structure,
        named: name(of: value, structure.declaration, as: type, qualified: true)
      )
    case .enumeration(let enumeration):
      if let own = try description(of: value, isDebugging: true) { return own }
      let owner = name(of: value, enumeration.declaration, as: type, qualified: true)
      return owner + "." + enumeration.caseDeclaration.name
        + (try payload(of: enumeration, as: type))
    case .object(let object):
      return try description(of: value, isDebugging: true)
        ?? name(of: value, object.declaration, as: type, qualified: true)
    default: return value.debugText
    }
  }

  /// The name of a value's type, with what its generic parameters stand for as far as it is known.
  func name(
    of value: SceneValue,
    _ declaration: TypeDeclaration,
    as type: SceneType,
    qualified: Bool
  ) -> String {
    if !declaration.genericParameters.isEmpty,
      let name = value.type.nameWithArguments(of: declaration, qualified: qualified)
        ?? type.nameWithArguments(of: declaration, qualified: qualified)
    {
      return name
    }
    return qualified ? declaration.qualifiedName : declaration.name
  }

  /// The text of values that Swift's library and Apple's describe in their own ways; `nil` for others.
  private func text(of box: NativeBox) throws -> String? {
    switch box.value {
    case let range as ComparableRange: return try text(of: range, quoted: false)
    case let range as PartialRangeValue:
      let label = range.kind == .from ? "lowerBound" : "upperBound"
      return box.type.runtimeName + "(\(label): " + (try debugText(of: range.bound)) + ")"
    case let sequence as DescribedSequence:
      guard let parts = sequence.parts else { return sequence.name }
      let texts = try parts.map {
        "\($0.label): \(try debugText(of: $0.value, as: $0.type))"
      }
      return "\(sequence.name)(\(texts.joined(separator: ", ")))"
    case is LazyValue: return box.type.runtimeName
    default: return box.description
    }
  }

  /// The text of a value whose type's module has another name here than for scenes.
  private func named(_ text: String) -> String {
    text.replacing("LayoutEngine.CG", with: "Foundation.CG")
  }

  private func text(of range: ComparableRange, quoted: Bool) throws -> String {
    let bounds = try [range.lower, range.upper].map {
      quoted ? try debugText(of: $0) : try text(of: $0)
    }
    return bounds.joined(separator: range.isClosed ? "..." : "..<")
  }

  private func list(of value: SceneValue, as type: SceneType) throws -> String {
    let element = type.elementOfCollection
    let texts = try parts(value.elements ?? []) { try debugText(of: $0, as: element) }
    return try joined("[", texts, "]")
  }

  private func tuple(_ values: [SceneValue], as type: SceneType) throws -> String {
    var elements: [SceneType.TupleElement] = []
    if case .tuple(let known) = type { elements = known }
    let texts = try parts(values.enumerated()) { index, value in
      let element = index < elements.count ? elements[index] : nil
      return (element?.label.map { $0 + ": " } ?? "")
        + (try debugText(of: value, as: element?.type ?? .unknown))
    }
    return try joined("(", texts, ")")
  }

  private func fields(of value: StructureValue, named name: String) throws -> String {
    let properties = value.declaration.storedProperties
    let generics = value.generics
    let texts = try parts(zip(properties, value.fields)) { property, field in
      var type = SceneType.unknown
      if case .resolved(let known) = property.typeState, property.wrapper == nil {
        type = generics.isEmpty ? known : known.substituting(generics)
      }
      let shown = property.shown(field, as: type)
      return property.storageName + ": " + (try debugText(of: shown.value, as: shown.type))
    }
    return try joined(name + "(", texts, ")")
  }

  private func payload(of value: EnumerationValue, as type: SceneType) throws -> String {
    if value.payload.isEmpty { return "" }
    // The empty tuple is one too.
    if value.payload.count == 1, case .void = value.payload[0],
      value.caseDeclaration.signature.parameters.first?.label == nil
    {
      return "()"
    }
    let generics = value.generics.isEmpty ? type.generics : value.generics
    let parameters = value.caseDeclaration.signature.parameters
    // A tuple that is the only value stands for its parts.
    if parameters.count == 1, parameters[0].label == nil, case .tuple = value.payload[0] {
      let type = parameters[0].type.substituting(generics)
      return try calling(at: nil) { try debugText(of: value.payload[0], as: type) }
    }
    let texts = try parts(zip(parameters, value.payload)) { parameter, value in
      (parameter.label.map { $0 + ": " } ?? "")
        + (try debugText(
          of: value,
          as: generics.isEmpty ? parameter.type : parameter.type.substituting(generics)
        ))
    }
    return try joined("(", texts, ")")
  }

  /// The texts of what a value is made of, one level deeper.
  private func parts<Parts: Sequence>(
    _ parts: Parts,
    _ text: (Parts.Element) throws -> String
  ) throws -> [String] {
    try calling(at: nil) { try parts.map(text) }
  }

  private func joined(_ start: String, _ parts: [String], _ end: String) throws -> String {
    let text = start + parts.joined(separator: ", ") + end
    try charge(elements: text.utf8.count)
    return text
  }

  /// What a value says of itself, when its type has a `description`.
  ///
  /// Inside of others its `debugDescription` comes first. Where it has but one of both, that one is
  /// its text everywhere.
  func description(of value: SceneValue, isDebugging: Bool = false) throws -> String? {
    let type = value.type
    guard case .declared(let declaration, _) = type else { return nil }
    if !isDebugging, let text = try streamedText(of: value, declaration) { return text }
    var ways = [
      ("CustomStringConvertible", "description"),
      ("CustomDebugStringConvertible", "debugDescription"),
    ]
    if isDebugging { ways.reverse() }
    for (name, property) in ways
    where declaration.conforms(to: name)
      && declaration.keepsConformance(to: name, with: type.generics)
    {
      return try self.property(property, of: value, at: declaration.span).text
    }
    return isDebugging ? try streamedText(of: value, declaration) : nil
  }

  /// What a value writes of itself into a text, when its type does so.
  private func streamedText(
    of value: SceneValue,
    _ declaration: TypeDeclaration
  ) throws -> String? {
    guard declaration.conforms(to: "TextOutputStreamable"),
      let write = declaration.method("write", labels: ["to"])
    else { return nil }
    let box = VariableBox(.string(""))
    _ = try write.code.call(value, [.box(box)], self, at: declaration.span)
    return box.value.text
  }
}

extension SceneType {
  /// The type of the elements of an array, slice, or set.
  var elementOfCollection: SceneType {
    switch self {
    case .array(let element): element
    case .named("ArraySlice", let arguments), .named("Set", let arguments):
      arguments.first ?? .unknown
    default: .unknown
    }
  }

  /// The name of a generic type with what it is of, where this is the type of the value.
  fileprivate func nameWithArguments(
    of wanted: TypeDeclaration,
    qualified: Bool = false
  ) -> String? {
    guard case .declared(let declaration, let arguments) = self, !arguments.isEmpty,
      declaration === wanted, parameterNames.isEmpty, !arguments.contains(where: \.isOpen)
    else { return nil }
    return qualified ? qualifiedRuntimeName : runtimeName
  }

  /// Whether this is a list or a dictionary of what a text shows by its static type.
  var isContainerShownInText: Bool {
    switch self {
    case .array, .dictionary: isShownInText
    default: false
    }
  }

  /// Whether a text of a value depends on its static type.
  var isShownInText: Bool {
    switch self {
    case .optional, .named("Float", _), .named("AnyHashable", _): true
    case .declared(let declaration, let arguments):
      (declaration.kind == .structure || declaration.kind == .enumeration) && !arguments.isEmpty
        && !arguments.contains(where: \.isOpen)
    case .array(let element): element.isShownInText
    case .dictionary(let key, let value): key.isShownInText || value.isShownInText
    case .named("ArraySlice", let arguments), .named("Set", let arguments):
      arguments.contains(where: \.isShownInText)
    case .tuple(let elements): elements.contains { $0.label != nil || $0.type.isShownInText }
    default: false
    }
  }
}
