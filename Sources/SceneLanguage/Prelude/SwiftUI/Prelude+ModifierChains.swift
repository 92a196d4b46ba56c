extension Prelude {
  /// Modifiers one after the other, as one.
  static let modifierChains = Part(
    names: ["concat"],
    source: """
      struct _ModifierChain<First: ViewModifier, Second: ViewModifier>: ViewModifier {
        let first: First
        let second: Second
        func body(content: Content) -> some View { content.modifier(first).modifier(second) }
      }
      extension ViewModifier {
        func concat<T: ViewModifier>(_ modifier: T) -> _ModifierChain<Self, T> {
          _ModifierChain(first: self, second: modifier)
        }
      }
      """
  )
}
