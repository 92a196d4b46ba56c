/// Collections that scenes declare.
extension Binder {
  /// Gives a collection of the scene what its own index and its own changes let it do.
  func addDefaults(of type: SceneType, to declaration: TypeDeclaration) {
    guard case .named(let name, _) = type, declaration.kind != .protocol else { return }
    let wanted =
      name == "RangeReplaceableCollection"
      ? "DeclaredChangeableCollection"
      : name == "Collection" || LibraryProtocols.refines(name, "Collection")
        ? "DeclaredCollection" : nil
    if let defaults = wanted.flatMap({ module.types[$0] }) {
      declaration.conformances.append(defaults)
    }
  }

  /// A step from place to place in a generic collection: one of the scene has its own.
  func step(
    _ entry: LibraryEntry,
    of receiver: any BoundExpression,
    _ arguments: BoundArguments,
    _ type: SceneType,
    at span: SourceSpan
  ) -> (any BoundExpression)? {
    guard case .parameter = receiver.type, entry.name == "index",
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
    guard case .parameter = base.type, ["startIndex", "endIndex"].contains(name) else { return nil }
    return DynamicMemberExpression(base: base, name: name, span: place, type: .unknown)
  }
}
