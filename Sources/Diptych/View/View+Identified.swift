extension View {
  /// Gives a row of a loop the identity of its element, as its tag too.
  ///
  /// Its type is told here, where it is known: who calls the modifiers from another module has the
  /// Swift runtime look up what each of them returns, for every row.
  package func identified(by identity: some Hashable) -> any View {
    let identity = AnyHashable(identity)
    return Identified(content: Tagged(content: self, tag: identity), id: identity)
  }
}
