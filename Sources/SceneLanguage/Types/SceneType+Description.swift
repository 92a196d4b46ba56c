extension SceneType: CustomStringConvertible {
  /// The type as Swift writes it, with what an element of a dictionary is behind its name.
  ///
  /// Messages have quotation marks around it, which this leaves and opens again.
  var description: String {
    holdsPair ? "\(spelling)' (aka '\(runtimeName)" : spelling
  }

  /// Whether what a dictionary calls its `Element` is a part of it.
  private var holdsPair: Bool {
    switch self {
    case .tuple(let elements):
      elements.contains { $0.isOfDictionary || $0.type.holdsPair }
    case .optional(let inner), .array(let inner): inner.holdsPair
    case .named(_, let arguments): arguments.contains(where: \.holdsPair)
    default: false
    }
  }

  private var spelling: String {
    switch self {
    case .error, .unknown, .member: "_"
    case .never: "Never"
    case .null: "nil"
    // What a shape becomes with its paint, which the library tells apart from other views.
    case .named("PaintedShape", _): "some View"
    case .named("inout", let types): "inout " + (types.first?.spelling ?? "_")
    case .named(let name, let arguments):
      (LibraryProtocols.isOpaque(name) ? "some " : "") + name + list(arguments)
    case .declared(let declaration, let arguments):
      (declaration.kind == .protocol ? "any " : "")
        + declaration.name(of: arguments, from: declaration.nestedName, list)
    case .optional(let wrapped): wrapped.parenthesized + "?"
    case .array(let element): "[\(element.spelledOut)]"
    case .dictionary(let key, let value): "[\(key.spelling) : \(value.spelledOut)]"
    case .tuple(let elements) where elements.count == 2 && elements[0].isOfDictionary:
      "Dictionary<\(elements[0].type.spelling), \(elements[1].type.spelledOut)>.Element"
    case .tuple(let elements):
      "("
        + elements.map { element in
          (element.label.map { $0 + ": " } ?? "") + element.type.spelling
        }.joined(separator: ", ") + ")"
    case .function(let type):
      "(" + type.parameters.map(\.spelledOut).joined(separator: ", ") + ") -> "
        + (type.result == .void
          ? type.traits.leavesOutResult ? "()" : "Void" : type.result.spelling)
    case .metatype(let type): "\(type.parenthesized).Type"
    case .parameter(let name): name
    }
  }

  /// The type as it shows itself when a program prints it: `Array<Int>`.
  var runtimeName: String { runtimeName(isQualified: false) }

  /// The type as it shows itself inside of other values, with the modules around: `Swift.Int`.
  var qualifiedRuntimeName: String { runtimeName(isQualified: true) }

  private func runtimeName(isQualified: Bool) -> String {
    let swift = isQualified ? "Swift." : ""
    let joined = { (types: [SceneType]) in
      types.map { $0.runtimeName(isQualified: isQualified) }.joined(separator: ", ")
    }
    switch self {
    case .never: return "\(swift)Never"
    case .array(let element): return "\(swift)Array<\(joined([element]))>"
    case .dictionary(let key, let value): return "\(swift)Dictionary<\(joined([key, value]))>"
    case .optional(let wrapped): return "\(swift)Optional<\(joined([wrapped]))>"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + joined([$0.type]) }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let type):
      let effects =
        (type.traits.waits ? "async " : "") + (type.traits.throwsErrors ? "throws " : "")
      return "(\(joined(type.parameters))) \(effects)-> \(joined([type.result]))"
    case .declared(let declaration, let arguments):
      let name = isQualified ? declaration.qualifiedName : declaration.name
      return declaration.name(of: arguments, from: name) { arguments in
        let isTold = !arguments.isEmpty && !arguments.contains(where: \.isOpen)
        return isTold ? "<\(joined(arguments))>" : ""
      }
    case .named("inout", let types): return "inout \(joined(types))"
    case .named(let name, let arguments):
      // The modules of other libraries are not told.
      let isSwift =
        isScalar && self != .cgFloat || self == .character
        || ["Set", "Range", "ClosedRange", "Error", "CancellationError"].contains(name)
      guard isQualified, isSwift else {
        return arguments.isEmpty
          ? name == "Error" ? name : description
          : name + "<" + arguments.map(\.runtimeName).joined(separator: ", ") + ">"
      }
      return "Swift." + name + (arguments.isEmpty ? "" : "<\(joined(arguments))>")
    case .metatype(let type): return "\(joined([type])).Type"
    default: return description
    }
  }

  private func list(_ arguments: [SceneType]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(\.spelledOut).joined(separator: ", ") + ">"
  }

  /// The type as messages name it where a value is of it: of a protocol with `any` before it.
  var told: String { self == .named("Error", []) ? spelledOut : description }

  /// The type as messages name it where an operator of arrays wants it: `Array<Int>`.
  var spelledByName: String {
    if case .array(let element) = self { "Array<\(element.spelledOut)>" } else { description }
  }

  private var spelledOut: String { self == .named("Error", []) ? "any Error" : spelling }

  private var parenthesized: String {
    switch self {
    case .function: "(\(spelling))"
    case .declared(let declaration, _) where declaration.kind == .protocol: "(\(spelling))"
    case .named("Error", []): "(\(spelledOut))"
    default: spelling
    }
  }
}

extension TypeDeclaration {
  /// A form of the name with generic arguments behind the names of the types that they are for.
  fileprivate func name(
    of arguments: [SceneType],
    from plain: String,
    _ list: ([SceneType]) -> String
  ) -> String {
    let own = list(Array(arguments.prefix(ownParameterCount)))
    guard let outer, !outer.genericParameters.isEmpty, plain.count > name.count + 1 else {
      return plain + own
    }
    let around = String(plain.dropLast(name.count + 1))
    let outerArguments = Array(arguments.dropFirst(ownParameterCount))
    return outer.name(of: outerArguments, from: around, list) + "." + name + own
  }
}
