extension CodedValue {
  /// The member of an object; `nil` where it has none of the name, and for other values.
  subscript(name: String) -> CodedValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }

  /// The text; `nil` for other values.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
