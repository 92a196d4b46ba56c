/// Collections and numbers that scenes declare, and values that lie in a row.
extension Binder {
  /// Gives a type of the scene what its own members let it do: a collection by its index and its
  /// changes, a value in a row by its distance to others, a number by its sums.
  func addDefaults(of type: SceneType, to declaration: TypeDeclaration) {
    guard case .named(let name, _) = type,
      declaration.kind != .protocol || !isOfPrelude(declaration.span)
    else { return }
    var wanted: [String] =
      switch name {
      case "RangeReplaceableCollection": ["DeclaredChangeableCollection"]
      case "MutableCollection": ["DeclaredMutableCollection"]
      case "Strideable": ["DeclaredStrideable"]
      case "SetAlgebra": ["DeclaredSetAlgebra"]
      case _ where LibraryProtocols.implies(name, "Collection"):
        ["DeclaredCollection"]
      case _ where LibraryProtocols.implies(name, "SignedNumeric"):
        ["DeclaredSigned"]
      case _ where LibraryProtocols.implies(name, "AdditiveArithmetic"):
        ["DeclaredAdditive"]
      default: []
      }
    if name.hasSuffix("Collection") { wanted.append("SlicedCollection") }
    declaration.conformances += wanted.compactMap { module.library.types[$0] }
  }

  /// A step from place to place in a generic collection: one of the scene has its own.
  func step(
    _ entry: LibraryEntry,
    of receiver: any BoundExpression,
    _ arguments: BoundArguments,
    _ type: SceneType,
    at span: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .parameter = receiver.type, !isText(receiver.type), entry.name == "index",
      ["after", "before"].contains(entry.signature.parameters.first?.label)
    else { return nil }
    return DynamicCallExpression(
      base: receiver,
      name: entry.name,
      labels: entry.signature.parameters.map(\.label),
      arguments: arguments,
      span: span,
      type: type
    )
  }

  /// The first place of a generic collection, or the one behind its last.
  func end(
    _ name: String,
    of base: any BoundExpression,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .parameter = base.type, !isText(base.type),
      ["startIndex", "endIndex"].contains(name)
    else { return nil }
    return DynamicMemberExpression(base: base, name: name, span: place, type: .unknown)
  }
}
