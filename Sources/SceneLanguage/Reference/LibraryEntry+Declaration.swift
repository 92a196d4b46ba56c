extension LibraryEntry {
  /// The entry as Swift declares it.
  var declaration: String {
    let parameters = "(" + signature.parameters.map(\.declaration).joined(separator: ", ") + ")"
    let result = signature.result == .void ? "" : " -> \(signature.result)"
    let change = isMutating ? "mutating " : ""
    switch kind {
    case .initializer: return "init" + parameters
    case .function: return "func \(name)\(parameters)\(result)"
    case .method: return "\(change)func \(name)\(parameters)\(result)"
    case .staticMethod: return "static func \(name)\(parameters)\(result)"
    case .property: return "var \(name): \(signature.result)" + (write == nil ? "" : " { get set }")
    case .staticProperty: return "static var \(name): \(signature.result)"
    case .subscript: return "subscript\(parameters)\(result)"
    }
  }
}

extension ParameterSignature {
  /// The parameter as a declaration shows it; `= …` stands for its default.
  fileprivate var declaration: String {
    var type = "\(type)"
    if isInout { type = "inout \(type)" }
    if isAutoclosure { type = "@autoclosure \(type)" }
    if case .view? = self.type.functionType?.builder { type = "@ViewBuilder \(type)" }
    return (label ?? "_") + ": " + type + (isVariadic ? "..." : "") + (hasDefault ? " = …" : "")
  }
}
