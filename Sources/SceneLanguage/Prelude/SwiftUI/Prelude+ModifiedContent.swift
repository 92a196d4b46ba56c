extension Prelude {
  /// A view with a modifier, as a type of its own.
  static let modifiedContent = Part(
    names: ["EmptyModifier", "ModifiedContent"],
    source: """
      struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
        var content: Content
        var modifier: Modifier
        init(content: Content, modifier: Modifier) {
          (self.content, self.modifier) = (content, modifier)
        }
        var body: some View { content.modifier(modifier) }
      }
      struct EmptyModifier: ViewModifier {
        static let identity = EmptyModifier()
        func body(content: Content) -> some View { content }
      }
      """
  )
}
