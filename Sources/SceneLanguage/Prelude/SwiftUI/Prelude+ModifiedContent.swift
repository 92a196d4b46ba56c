extension Prelude {
  /// A view with a modifier: `modifier(_:)` makes it, so it is any view to who names its type.
  static let modifiedContent = Part(
    names: ["EmptyModifier", "ModifiedContent"],
    source: """
      typealias ModifiedContent<Content, Modifier> = some View
      func ModifiedContent<Content: View, Modifier: ViewModifier>(
        content: Content, modifier: Modifier
      ) -> some View {
        content.modifier(modifier)
      }
      struct EmptyModifier: ViewModifier {
        static let identity = EmptyModifier()
        func body(content: Content) -> some View { content }
      }
      """
  )
}
