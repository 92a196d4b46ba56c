extension Binder {
  /// The mistake of naming a member of a type around the one that this belongs to: a value of a type
  /// inside of another knows none of the outer one.
  func mistake(ofNaming name: String) -> SceneMistake? {
    guard function?.variable("self") != nil, let inner = scope.enclosing?.selfType else {
      return nil
    }
    var scope = scope.outer
    while let around = scope {
      if let outer = around.enclosing?.selfType, outer != inner,
        !members(name, of: outer).declared.isEmpty
      {
        return .memberOfOuterType(name, type: outer.plainDescription, inner: inner.plainDescription)
      }
      scope = around.outer
    }
    return nil
  }
}
