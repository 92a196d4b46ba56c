extension Evaluation {
  /// Adds the lines that `dump` writes for a value and what it is made of.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - type: The static type, which tells of optionals and labels.
  ///   - name: What stands before the value, or `nil` for nothing.
  ///   - depth: How many columns the lines are moved in.
  ///   - walk: The lines so far, and what is known of the walk.
  /// - Throws: ``SceneStop`` where a description of the scene's own fails, or the text is too long.
  func dump(
    _ value: SceneValue,
    as type: SceneType,
    name: String? = nil,
    depth: Int = 0,
    _ walk: inout ValueDump
  ) throws {
    if case .existential(let typed) = value {
      return try dump(typed.value, as: typed.type, name: name, depth: depth, &walk)
    }
    guard walk.linesLeft > 0 else { return }
    walk.linesLeft -= 1
    var heading = try dumpHeading(of: value, as: type)
    let parts = try ownParts(of: value) ?? reflectedParts(of: value, as: type)
    var isNew = true
    if case .object(let object) = value, !type.isOptional {
      isNew = walk.number(ofObject: object, in: &heading)
    } else if case .type(let value) = value {
      walk.number(of: value.type, in: &heading)
    }
    let isOpen = depth / 2 < walk.depthLimit
    let bullet = parts.isEmpty ? "-" : isOpen ? "▿" : "▹"
    let start = String(repeating: " ", count: walk.indent + depth)
    let line = "\(start)\(bullet) \(name.map { $0 + ": " } ?? "")\(heading)"
    try charge(elements: line.utf8.count)
    walk.lines.append(line)
    guard isOpen, isNew, depth < program.limits.nesting * 2 else { return }
    if case .object(let object) = value, !type.isOptional,
      let superclass = object.declaration.superclass
    {
      try dump(object, as: superclass, depth: depth + 2, &walk)
    }
    for (index, part) in parts.enumerated() {
      if walk.linesLeft <= 0 {
        // What is left out is told in the place of what would be next.
        let start = String(repeating: " ", count: walk.indent + depth + 4)
        let left = parts.count - index
        let more = index == 0 ? "" : " more"
        walk.lines.append("\(start)(\(left)\(more) \(left == 1 ? "child" : "children"))")
        return
      }
      try dump(part.value, as: part.type, name: part.name, depth: depth + 2, &walk)
    }
  }

  /// Adds the lines for what an object has from a superclass.
  private func dump(
    _ object: ObjectValue,
    as declaration: TypeDeclaration,
    depth: Int,
    _ walk: inout ValueDump
  ) throws {
    guard walk.linesLeft > 0 else { return }
    walk.linesLeft -= 1
    let parts = reflectedFields(object.fields, of: declaration)
    let isOpen = depth / 2 < walk.depthLimit
    let start = String(repeating: " ", count: walk.indent + depth)
    walk.lines.append(
      "\(start)\(parts.isEmpty ? "-" : isOpen ? "▿" : "▹") super: \(declaration.qualifiedName)"
    )
    guard isOpen else { return }
    if let superclass = declaration.superclass {
      try dump(object, as: superclass, depth: depth + 2, &walk)
    }
    for part in parts {
      try dump(part.value, as: part.type, name: part.name, depth: depth + 2, &walk)
    }
  }

  /// What a value of the scene itself tells of its parts: the children of its `customMirror`.
  private func ownParts(of value: SceneValue) throws -> [ReflectedPart]? {
    guard case .declared(let declaration, _) = value.type,
      declaration.allProtocols.contains(where: { $0.name == "CustomReflectable" }),
      case .property(let property)? = declaration.members.instanceMembers["customMirror"]?.first,
      case .structure(let mirror) = try read(property, of: value, at: property.span),
      let index = mirror.declaration.storedProperties.firstIndex(where: { $0.name == "children" })
    else { return nil }
    return try elements(of: mirror.fields[index]).map { child in
      guard case .tuple(let parts) = child, parts.count == 2 else {
        return ReflectedPart(value: child)
      }
      return ReflectedPart(name: String.read(parts[0]), value: parts[1])
    }
  }

  private func dumpHeading(of value: SceneValue, as type: SceneType) throws -> String {
    let count = { (count: Int, one: String, more: String) in
      "\(count) \(count == 1 ? one : more)"
    }
    if type.isOptional { return try debugText(of: value, as: type) }
    switch value {
    case .native(let box) where box.value is PartialRangeValue: return box.type.qualifiedRuntimeName
    case .array(let elements): return count(elements.count, "element", "elements")
    case .tuple(let elements): return "(" + count(elements.count, "element", "elements") + ")"
    case .dictionary(let pairs): return count(pairs.count, "key/value pair", "key/value pairs")
    case .set(let set): return count(set.count, "member", "members")
    case .structure(let structure) where try description(of: value) == nil:
      return name(of: value, structure.declaration, as: type, qualified: true)
    case .enumeration(let enumeration) where try description(of: value) == nil:
      return name(of: value, enumeration.declaration, as: type, qualified: true) + "."
        + enumeration.caseDeclaration.name
    default: return try debugText(of: value, as: type)
    }
  }

  /// What a value is made of, as `dump` and `Mirror` tell it.
  func reflectedParts(of value: SceneValue, as type: SceneType) -> [ReflectedPart] {
    if case .optional(let wrapped) = type {
      return value.unwrapped.map { [ReflectedPart(name: "some", value: $0, type: wrapped)] } ?? []
    }
    switch value {
    case .array(let elements):
      var element = SceneType.unknown
      if case .array(let known) = type { element = known }
      return elements.map { ReflectedPart(value: $0, type: element) }
    case .set(let set): return set.elements.map { ReflectedPart(value: $0) }
    case .dictionary(let dictionary):
      var types = (SceneType.unknown, SceneType.unknown)
      if case .dictionary(let key, let value) = type { types = (key, value) }
      let pair = SceneType.tuple([
        .init(label: "key", type: types.0), .init(label: "value", type: types.1),
      ])
      return dictionary.pairs.map { ReflectedPart(value: .tuple([$0.key, $0.value]), type: pair) }
    case .tuple(let values):
      var elements: [SceneType.TupleElement] = []
      if case .tuple(let known) = type { elements = known }
      return values.enumerated().map { index, value in
        let element = index < elements.count ? elements[index] : nil
        return ReflectedPart(
          name: element?.label ?? ".\(index)",
          value: value,
          type: element?.type ?? .unknown
        )
      }
    case .range(let range):
      return bounds(.int(range.lowerBound), .int(range.upperBound))
    case .closedRange(let range):
      return bounds(.int(range.lowerBound), .int(range.upperBound))
    case .native(let box):
      switch box.value {
      case let range as ComparableRange: return bounds(range.lower, range.upper)
      case let range as PartialRangeValue:
        return [
          ReflectedPart(name: range.kind == .from ? "lowerBound" : "upperBound", value: range.bound)
        ]
      default: return []
      }
    case .structure(let structure):
      return reflectedFields(structure.fields, of: structure.declaration)
    case .object(let object): return reflectedFields(object.fields, of: object.declaration)
    case .enumeration(let enumeration): return reflectedPayload(of: enumeration)
    default: return []
    }
  }

  private func bounds(_ lower: SceneValue, _ upper: SceneValue) -> [ReflectedPart] {
    [
      ReflectedPart(name: "lowerBound", value: lower),
      ReflectedPart(name: "upperBound", value: upper),
    ]
  }

  /// The stored properties that a type itself declares, and what they hold.
  func reflectedFields(
    _ fields: [SceneValue],
    of declaration: TypeDeclaration
  ) -> [ReflectedPart] {
    let inherited = declaration.superclass?.storedProperties.count ?? 0
    return zip(declaration.storedProperties, fields).dropFirst(inherited).map { property, field in
      var type = SceneType.unknown
      if case .resolved(let known) = property.typeState, property.wrapper == nil { type = known }
      let shown = property.shown(field, as: type)
      return ReflectedPart(name: property.storageName, value: shown.value, type: shown.type)
    }
  }

  private func reflectedPayload(of value: EnumerationValue) -> [ReflectedPart] {
    let parameters = value.caseDeclaration.signature.parameters
    guard let first = parameters.first, let only = value.payload.first else { return [] }
    let name = value.caseDeclaration.name
    if parameters.count == 1, first.label == nil {
      return [ReflectedPart(name: name, value: only, type: first.type)]
    }
    let types = parameters.map { SceneType.TupleElement(label: $0.label, type: $0.type) }
    return [ReflectedPart(name: name, value: .tuple(value.payload), type: .tuple(types))]
  }
}

/// What `dump` has written, and how far it may go.
struct ValueDump {
  /// How many columns all lines are moved in.
  var indent = 0
  /// How deep the parts that are shown may lie.
  var depthLimit = Int.max
  /// How many values may still be shown.
  var linesLeft = Int.max
  var lines: [String] = []
  /// The objects that are shown already, which are not shown again.
  private var objects: [ObjectValue] = []
  private var objectNumbers: [Int] = []
  /// The numbers of the types that are shown as values, which are counted with the objects.
  private var typeNumbers: [SceneType: Int] = [:]
  private var count = 0

  init(indent: Int, depthLimit: Int, linesLeft: Int) {
    (self.indent, self.depthLimit, self.linesLeft) = (indent, depthLimit, linesLeft)
  }

  /// Adds the number of an object to its line, and tells whether it is shown for the first time.
  mutating func number(ofObject object: ObjectValue, in heading: inout String) -> Bool {
    let known = objects.firstIndex { $0 === object }
    heading += " #\(known.map { objectNumbers[$0] } ?? count)"
    if known == nil {
      objects.append(object)
      objectNumbers.append(count)
      count += 1
    }
    return known == nil
  }

  /// Adds the number of a type to its line.
  mutating func number(of type: SceneType, in heading: inout String) {
    heading += " #\(typeNumbers[type] ?? count)"
    if typeNumbers[type] == nil {
      typeNumbers[type] = count
      count += 1
    }
  }

  /// No terminal is as wide, and no text is made longer by spaces.
  static let indentLimit = 1000
}

/// A part of a value that `dump` and `Mirror` show by itself.
struct ReflectedPart {
  var name: String?
  var value: SceneValue
  var type = SceneType.unknown
}
