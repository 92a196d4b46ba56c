extension VocabularyScene {
  static let system = VocabularyScene(
    "what views ask of the system",
    state: """
      @State private var document = Note(text: "x")
      @State private var pointer: CGPoint?
      @Environment(\\.openWindow) private var openWindow
      @Environment(\\.requestReview) private var requestReview
      @Environment(\\.undoManager) private var undoManager
      @Environment(\\.refresh) private var refresh
      @Environment(\\.isLuminanceReduced) private var isLuminanceReduced
      @Environment(\\.legibilityWeight) private var legibilityWeight
      @Namespace private var namespace
      @FocusState private var isSearching: Bool
      """,
    #"""
    Button("a") { openWindow(id: "x"); requestReview(); undoManager?.undo() }
      .fileImporter(
        isPresented: $isOn, allowedContentTypes: [.pdf, .image], allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let addresses): count = addresses.count
        case .failure(let error): name = error.localizedDescription
        }
      }
      .fileExporter(isPresented: $isOn, document: document, contentType: .json) { result in
        if case .success(let address) = result { name = "\(address)" }
      }
      .task { await refresh?() }
    Text("b").onContinuousHover { phase in
      switch phase {
      case .active(let place): pointer = place
      case .ended: pointer = nil
      }
    }
    .digitalCrownRotation($level, from: 0, through: 10, by: 1, sensitivity: .low)
    .accessibilityCustomContent("Age", "10", importance: .high)
    .accessibilityActivationPoint(.center).searchFocused($isSearching)
    .glassEffectID("a", in: namespace).writingToolsBehavior(.disabled)
    .inspector(isPresented: .constant(false)) { Text("c").inspectorColumnWidth(200) }
    Text("d").colorEffect(ShaderLibrary.noise(.float(2), .color(.red)))
      .layerEffect(ShaderLibrary.default.wave(.boundingRect), maxSampleOffset: .zero)
    Toggle("e", isOn: $isOn).labelsVisibility(.hidden)
    Text(isLuminanceReduced || legibilityWeight == .bold ? "f" : "g")
    """#,
    after: """
      struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText, .json] }
        var text = ""
        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
          guard let data = configuration.file.regularFileContents else { return }
          text = String(decoding: data, as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
          FileWrapper(regularFileWithContents: Data(text.utf8))
        }
      }
      """
  )
}
