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

  /// Places that a rotor leads to, of which a picture shows nothing.
  static let rotorEntries = Part(
    names: ["AccessibilityRotorEntry"],
    source: """
      struct AccessibilityRotorEntry<ID: Hashable>: View {
        init(_ label: String, id: ID, prepare: (() -> Void)? = nil) {}
        init(_ label: Text, id: ID, prepare: (() -> Void)? = nil) {}
        init(
          _ label: String, id: ID, in namespace: Namespace.ID, prepare: (() -> Void)? = nil
        ) {}
        var body: some View { EmptyView() }
      }
      """
  )

  /// Items that a bar has of itself, told where to stand; a picture shows where the system puts them.
  static let defaultItems = Part(
    names: ["DefaultToolbarItem"],
    source: """
      struct DefaultToolbarItem: ToolbarContent {
        init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
        var body: some ToolbarContent { ToolbarItem { EmptyView() } }
      }
      """
  )
}
