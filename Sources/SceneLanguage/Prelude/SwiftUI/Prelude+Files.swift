extension Prelude {
  /// What asks people for files, which a still picture never does.
  static let files = Part(
    names: [
      "fileImporter", "fileExporter", "fileMover", "FileDocument", "FileWrapper",
      "fileDialogMessage", "fileDialogConfirmationLabel", "fileDialogDefaultDirectory",
      "fileDialogCustomizationID", "fileDialogURLEnabled", "fileExporterFilenameLabel",
    ],
    source: """
      class FileWrapper {
        var filename: String?
        var regularFileContents: Data?
        init(regularFileWithContents contents: Data) { regularFileContents = contents }
      }
      struct FileDocumentReadConfiguration {
        let contentType: UTType
        let file: FileWrapper
      }
      struct FileDocumentWriteConfiguration {
        let contentType: UTType
        let existingFile: FileWrapper?
      }
      protocol FileDocument {
        static var readableContentTypes: [UTType] { get }
        static var writableContentTypes: [UTType] { get }
        init(configuration: FileDocumentReadConfiguration) throws
        func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
      }
      extension FileDocument {
        typealias ReadConfiguration = FileDocumentReadConfiguration
        typealias WriteConfiguration = FileDocumentWriteConfiguration
        static var writableContentTypes: [UTType] { readableContentTypes }
      }
      extension View {
        func fileImporter(
          isPresented: Binding<Bool>, allowedContentTypes: [UTType],
          onCompletion: @escaping (Result<URL, any Error>) -> Void
        ) -> some View { self }
        func fileImporter(
          isPresented: Binding<Bool>, allowedContentTypes: [UTType],
          allowsMultipleSelection: Bool,
          onCompletion: @escaping (Result<[URL], any Error>) -> Void
        ) -> some View { self }
        func fileImporter(
          isPresented: Binding<Bool>, allowedContentTypes: [UTType],
          allowsMultipleSelection: Bool,
          onCompletion: @escaping (Result<[URL], any Error>) -> Void,
          onCancellation: @escaping () -> Void
        ) -> some View { self }
        func fileExporter<Document: FileDocument>(
          isPresented: Binding<Bool>, document: Document?, contentType: UTType,
          defaultFilename: String? = nil,
          onCompletion: @escaping (Result<URL, any Error>) -> Void
        ) -> some View { self }
        func fileExporter<Document: FileDocument>(
          isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
          defaultFilename: String? = nil,
          onCompletion: @escaping (Result<URL, any Error>) -> Void,
          onCancellation: @escaping () -> Void = {}
        ) -> some View { self }
        func fileExporter<Item: Transferable>(
          isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
          defaultFilename: String? = nil,
          onCompletion: @escaping (Result<URL, any Error>) -> Void,
          onCancellation: @escaping () -> Void = {}
        ) -> some View { self }
        func fileMover(
          isPresented: Binding<Bool>, file: URL?,
          onCompletion: @escaping (Result<URL, any Error>) -> Void
        ) -> some View { self }
        func fileMover(
          isPresented: Binding<Bool>, files: [URL],
          onCompletion: @escaping (Result<[URL], any Error>) -> Void
        ) -> some View { self }
        func fileDialogMessage(_ message: Text?) -> some View { self }
        func fileDialogMessage(_ message: String) -> some View { self }
        func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
        func fileDialogConfirmationLabel(_ label: String) -> some View { self }
        func fileDialogDefaultDirectory(_ directory: URL?) -> some View { self }
        func fileDialogCustomizationID(_ id: String) -> some View { self }
        func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
        func fileExporterFilenameLabel(_ label: String) -> some View { self }
      }
      """
  )
}
