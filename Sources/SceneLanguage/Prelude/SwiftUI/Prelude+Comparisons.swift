extension Prelude {
  /// A view that is drawn anew only where it has changed; a picture is drawn once.
  static let comparisons = Part(
    names: ["EquatableView", "equatable"],
    source: """
      struct EquatableView<Content: View & Equatable>: View {
        var content: Content
        var body: some View { content }
      }
      extension View where Self: Equatable {
        func equatable() -> EquatableView<Self> { EquatableView(content: self) }
      }
      """
  )
}
