extension Binder {
  /// The mistake of naming a member of a type around the one that this belongs to: a value of a type
  /// inside of another knows none of the outer one.
  func mistake(ofNaming name: String) -> SceneMistake? {
    // The scope of a generic function lies inside of its type's.
    let types = sequence(first: scope, next: \.outer).compactMap { $0.enclosing?.selfType }
    guard function?.variable("self") != nil, let inner = types.first,
      let outer = types.first(where: {
        $0 != inner && !members(name, of: $0).declared.isEmpty
      })
    else { return nil }
    return .memberOfOuterType(name, type: outer.plainDescription, inner: inner.plainDescription)
  }
}
