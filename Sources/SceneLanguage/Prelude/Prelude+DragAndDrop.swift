extension Prelude {
  /// What is dragged and dropped, which a still picture never is.
  static let dragAndDrop = Part(
    names: [
      "NSItemProvider", "UTType", "DropInfo", "DropProposal", "DropOperation", "DropDelegate",
      "onDrag", "onDrop",
    ],
    source: """
      struct UTType: Hashable, Identifiable {
        let identifier: String
        var id: String { identifier }
        init?(_ identifier: String) { self.identifier = identifier }
        init(exportedAs identifier: String) { self.identifier = identifier }
        init(importedAs identifier: String) { self.identifier = identifier }
        static let item = UTType(exportedAs: "public.item")
        static let content = UTType(exportedAs: "public.content")
        static let data = UTType(exportedAs: "public.data")
        static let folder = UTType(exportedAs: "public.folder")
        static let text = UTType(exportedAs: "public.text")
        static let plainText = UTType(exportedAs: "public.plain-text")
        static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
        static let json = UTType(exportedAs: "public.json")
        static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
        static let url = UTType(exportedAs: "public.url")
        static let fileURL = UTType(exportedAs: "public.file-url")
        static let image = UTType(exportedAs: "public.image")
        static let png = UTType(exportedAs: "public.png")
        static let jpeg = UTType(exportedAs: "public.jpeg")
        static let pdf = UTType(exportedAs: "com.adobe.pdf")
        static let audio = UTType(exportedAs: "public.audio")
        static let movie = UTType(exportedAs: "public.movie")
      }
      class NSItemProvider {
        var suggestedName: String?
        init() {}
        init(object: Any) {}
        init?(contentsOf url: URL?) {}
        func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
        func canLoadObject(ofClass type: Any.Type) -> Bool { false }
      }
      enum DropOperation { case cancel, forbidden, copy, move }
      struct DropProposal { let operation: DropOperation }
      struct DropInfo {
        var location: CGPoint { .zero }
        func hasItemsConforming(to types: [UTType]) -> Bool { false }
        func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
      }
      protocol DropDelegate {
        func validateDrop(info: DropInfo) -> Bool
        func performDrop(info: DropInfo) -> Bool
        func dropEntered(info: DropInfo)
        func dropUpdated(info: DropInfo) -> DropProposal?
        func dropExited(info: DropInfo)
      }
      extension DropDelegate {
        func validateDrop(info: DropInfo) -> Bool { true }
        func dropEntered(info: DropInfo) {}
        func dropUpdated(info: DropInfo) -> DropProposal? { nil }
        func dropExited(info: DropInfo) {}
      }
      extension View {
        func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
        func onDrag<Preview: View>(
          _ data: @escaping () -> NSItemProvider,
          @ViewBuilder preview: () -> Preview
        ) -> some View { self }
        func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
        func onDrop(
          of types: [UTType],
          isTargeted: Binding<Bool>?,
          perform action: @escaping ([NSItemProvider]) -> Bool
        ) -> some View { self }
        func onDrop(
          of types: [UTType],
          isTargeted: Binding<Bool>?,
          perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
        ) -> some View { self }
      }
      """
  )
}
