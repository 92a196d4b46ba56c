extension SceneValue {
  /// The value as `print` shows it where nothing of the scene's own can be asked.
  ///
  /// `Evaluation.text(of:as:)` is the whole form, which knows static types and descriptions.
  var text: String {
    switch self {
    case .string(let value): value
    case .substring(let value): String(value.part)
    case .character(let value): String(value)
    case .enumeration(let value) where value.payload.isEmpty: value.caseDeclaration.name
    default: debugText
    }
  }

  /// The value as it appears inside a collection.
  var debugText: String {
    switch self {
    case .void: "()"
    case .null: "nil"
    case .absent: "_"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .substring(let value): String(value.part).debugDescription
    case .character(let value): String(value).debugDescription
    case .tuple(let values): "(" + values.map(\.debugText).joined(separator: ", ") + ")"
    case .array(let values): "[" + values.map(\.debugText).joined(separator: ", ") + "]"
    case .slice(let value): SceneValue.array(value.elements).debugText
    case .some(let value): "Optional(\(value.value.debugText))"
    case .existential(let value): value.value.debugText
    case .dictionary(let value):
      value.count == 0
        ? "[:]"
        : "["
          + value.pairs.map { "\($0.key.debugText): \($0.value.debugText)" }.joined(separator: ", ")
          + "]"
    case .set(let value): "[" + value.elements.map(\.debugText).joined(separator: ", ") + "]"
    case .range(let value): "\(value)"
    case .closedRange(let value): "\(value)"
    case .native(let box): "\(box.value)"
    case .structure(let value):
      value.declaration.name + "("
        + zip(value.declaration.storedProperties, value.fields)
        .map { "\($0.name): \($1.debugText)" }.joined(separator: ", ") + ")"
    case .enumeration(let value):
      value.declaration.name + "." + value.caseDeclaration.name + value.payloadText
    case .object(let value): value.declaration.name
    case .closure: "(Function)"
    case .binding(let binding): ((try? binding.get()) ?? .null).debugText
    case .keyPath(let value): value.text
    case .type(let value): "\(value.type)"
    case .box(let box): box.value.debugText
    case .weak: strengthened.debugText
    }
  }
}

extension EnumerationValue {
  /// The associated values in parentheses, or nothing.
  fileprivate var payloadText: String {
    guard !payload.isEmpty else { return "" }
    let labels = caseDeclaration.signature.parameters.map(\.label)
    return "("
      + zip(labels, payload).map { label, value in
        (label.map { $0 + ": " } ?? "") + value.debugText
      }.joined(separator: ", ") + ")"
  }
}
