extension View {
  /// Names the view's frame in every output.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    layoutModifier { $0.rule(identifier: identifier) }
  }

  /// Gives the view an identity; a still picture does not show it.
  public func id(_ id: some Hashable) -> some View { self }

  /// Gives the view a value by which selections know it; a still picture does not show it.
  public func tag(_ tag: some Hashable) -> some View { self }
}
