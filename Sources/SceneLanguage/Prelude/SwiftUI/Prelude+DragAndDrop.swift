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
        init?(filenameExtension: String) { identifier = "dyn." + filenameExtension }
        init?(mimeType: String) { identifier = "dyn." + mimeType }
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
        static let video = UTType(exportedAs: "public.video")
        static let mp3 = UTType(exportedAs: "public.mp3")
        static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
        static let gif = UTType(exportedAs: "com.compuserve.gif")
        static let heic = UTType(exportedAs: "public.heic")
        static let svg = UTType(exportedAs: "public.svg-image")
        static let html = UTType(exportedAs: "public.html")
        static let xml = UTType(exportedAs: "public.xml")
        static let rtf = UTType(exportedAs: "public.rtf")
        static let zip = UTType(exportedAs: "public.zip-archive")
        static let directory = UTType(exportedAs: "public.directory")
        static let delimitedText = UTType(exportedAs: "public.delimited-values-text")
        static let sourceCode = UTType(exportedAs: "public.source-code")
        static let swiftSource = UTType(exportedAs: "public.swift-source")
        static let propertyList = UTType(exportedAs: "com.apple.property-list")
      }
      class NSItemProvider {
        var suggestedName: String?
        init() {}
        init(object: Any) {}
        init?(contentsOf url: URL?) {}
        func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
        func canLoadObject(ofClass type: Any.Type) -> Bool { false }
        func loadObject(
          ofClass type: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
        ) {}
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
