extension Prelude {
  /// Alerts about errors, whose titles are what the errors say of themselves.
  static let errorAlerts = Part(
    names: ["LocalizedError"],
    source: """
      extension View {
        func alert<Failure: LocalizedError, Actions: View>(
          isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
        ) -> some View {
          alert(error?.errorDescription ?? "", isPresented: isPresented, presenting: error) { _ in
            actions()
          }
        }
        func alert<Failure: LocalizedError, Actions: View, Message: View>(
          isPresented: Binding<Bool>, error: Failure?,
          @ViewBuilder actions: @escaping (Failure) -> Actions,
          @ViewBuilder message: @escaping (Failure) -> Message
        ) -> some View {
          alert(error?.errorDescription ?? "", isPresented: isPresented, presenting: error) { error in
            actions(error)
          } message: { error in
            message(error)
          }
        }
      }
      """
  )

  /// Marks along sliders, which this look of them does not have.
  static let sliderTicks = Part(
    names: ["SliderTick"],
    source: """
      struct SliderTick: View {
        init(_ value: Double) {}
        init<Label: View>(_ value: Double, @ViewBuilder label: () -> Label) {}
        var body: some View { EmptyView() }
      }
      """
  )

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
