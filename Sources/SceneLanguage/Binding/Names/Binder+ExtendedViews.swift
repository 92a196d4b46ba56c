extension Binder {
  /// A view that is made where it stands, with the type that it has, where an extension of that type
  /// has a member of a name: `ForEach(…) { … }.joined()`.
  ///
  /// Of the library's generic views nothing is known otherwise but that they are views.
  func named(
    _ base: any BoundExpression,
    havingExtended name: String
  ) -> (any BoundExpression)? {
    guard base.type == .view, let call = base as? EntryCallExpression,
      call.entry.kind == .initializer, let owner = call.entry.owner,
      program.extensions[owner]?.instanceMembers[name]?.isEmpty == false
    else { return nil }
    return AscribedExpression(value: base, type: .named(owner))
  }
}
