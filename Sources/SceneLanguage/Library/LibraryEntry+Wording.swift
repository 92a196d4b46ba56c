extension LibraryEntry {
  /// What messages call its kind.
  var kindWording: String { kind == .initializer ? "initializer" : "instance method" }

  /// Its name and labels as messages spell them.
  var spelled: String {
    let isBare =
      kind != .initializer && !signature.parameters.isEmpty
      && signature.parameters.allSatisfy { $0.label == nil }
    return isBare ? "'\(name)'" : "'\(name)(\(signature.labels))'"
  }
}
