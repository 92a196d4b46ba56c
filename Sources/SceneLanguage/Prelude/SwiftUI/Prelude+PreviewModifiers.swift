extension Prelude {
  /// What previews have in common: modifiers with a context that they share.
  static let previewModifiers = Part(
    names: ["PreviewModifier", "PreviewTrait"],
    source: """
      enum Preview {
        struct ViewTraits {}
      }
      protocol PreviewModifier {
        associatedtype Context = Void
        associatedtype Body: View
        typealias Content = AnyView
        @MainActor static func makeSharedContext() async throws -> Context
        @ViewBuilder func body(content: AnyView, context: Context) -> Body
      }
      extension PreviewModifier where Context == Void {
        static func makeSharedContext() async throws {}
      }
      struct PreviewTrait<T> {
        fileprivate let change: (AnyView) -> AnyView
        static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait<T> {
          PreviewTrait { AnyView(_ModifiedPreview(modifier: modifier, content: $0)) }
        }
      }
      struct _ModifiedPreview<Modifier: PreviewModifier>: View {
        let modifier: Modifier
        let content: AnyView
        @State private var context: Modifier.Context?
        var body: some View {
          if let context {
            modifier.body(content: content, context: context)
          } else {
            Color.clear.task { context = try? await Modifier.makeSharedContext() }
          }
        }
      }
      struct _PreviewWithTraits: View {
        private let content: AnyView
        init<Content: View>(
          _ traits: PreviewTrait<Preview.ViewTraits>..., content: Content
        ) {
          var shown = AnyView(content)
          for trait in traits { shown = trait.change(shown) }
          self.content = shown
        }
        var body: some View { content }
      }
      """
  )
}
