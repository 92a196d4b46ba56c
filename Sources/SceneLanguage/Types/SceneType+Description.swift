extension SceneType: CustomStringConvertible {
  /// The type as Swift writes it.
  var description: String {
    switch self {
    case .error, .unknown: "_"
    case .never: "Never"
    case .null: "nil"
    case .named(let name, let arguments):
      (SceneType.opaqueProtocols.contains(name) ? "some " : "") + name + list(arguments)
    case .declared(let declaration, let arguments):
      (declaration.kind == .protocol ? "any " : "") + declaration.name + list(arguments)
    case .optional(let wrapped): wrapped.parenthesized + "?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key) : \(value)]"
    case .tuple(let elements):
      "("
        + elements.map { element in
          (element.label.map { $0 + ": " } ?? "") + element.type.description
        }.joined(separator: ", ") + ")"
    case .function(let type):
      "(" + type.parameters.map(\.description).joined(separator: ", ") + ") -> "
        + (type.result == .void ? "Void" : "\(type.result)")
    case .metatype(let type): "\(type.parenthesized).Type"
    case .parameter(let name): name
    }
  }

  /// The type as it shows itself when a program prints it: `Array<Int>`.
  var runtimeName: String {
    switch self {
    case .array(let element): "Array<\(element.runtimeName)>"
    case .dictionary(let key, let value): "Dictionary<\(key.runtimeName), \(value.runtimeName)>"
    case .optional(let wrapped): "Optional<\(wrapped.runtimeName)>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.runtimeName }
        .joined(separator: ", ") + ")"
    case .function(let type):
      "(" + type.parameters.map(\.runtimeName).joined(separator: ", ") + ") -> "
        + type.result.runtimeName
    case .declared(let declaration, let arguments):
      arguments.isEmpty || arguments.contains(where: \.isOpen)
        ? declaration.name
        : declaration.name + "<" + arguments.map(\.runtimeName).joined(separator: ", ") + ">"
    case .named(let name, let arguments) where !arguments.isEmpty:
      name + "<" + arguments.map(\.runtimeName).joined(separator: ", ") + ">"
    case .metatype(let type): "\(type.runtimeName).Type"
    default: description
    }
  }

  /// The type as it shows itself inside of other values, with the modules around: `Swift.Int`.
  var qualifiedRuntimeName: String {
    switch self {
    case .array(let element): "Swift.Array<\(element.qualifiedRuntimeName)>"
    case .dictionary(let key, let value):
      "Swift.Dictionary<\(key.qualifiedRuntimeName), \(value.qualifiedRuntimeName)>"
    case .optional(let wrapped): "Swift.Optional<\(wrapped.qualifiedRuntimeName)>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.qualifiedRuntimeName }
        .joined(separator: ", ") + ")"
    case .function(let type):
      "(" + type.parameters.map(\.qualifiedRuntimeName).joined(separator: ", ") + ") -> "
        + type.result.qualifiedRuntimeName
    case .declared(let declaration, let arguments):
      arguments.isEmpty || arguments.contains(where: \.isOpen)
        ? declaration.qualifiedName
        : declaration.qualifiedName + "<"
          + arguments.map(\.qualifiedRuntimeName).joined(separator: ", ") + ">"
    case .named(let name, let arguments)
    where isScalar && self != .cgFloat || self == .character
      || ["Set", "Range", "ClosedRange"].contains(name):
      "Swift." + name
        + (arguments.isEmpty
          ? "" : "<" + arguments.map(\.qualifiedRuntimeName).joined(separator: ", ") + ">")
    case .metatype(let type): "\(type.qualifiedRuntimeName).Type"
    default: runtimeName
    }
  }

  /// Library protocols whose values are spelled with `some`.
  private static let opaqueProtocols: NameSet = ["View", "Shape", "Layout", "ShapeStyle"]

  private func list(_ arguments: [SceneType]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  private var parenthesized: String {
    if case .function = self { return "(\(self))" }
    return description
  }
}
