extension Prelude {
  /// Windows of apps for documents; none of them is previewed.
  static let documentScenes = Part(
    names: [
      "DocumentGroup", "FileDocumentConfiguration", "ReferenceFileDocument",
      "ReferenceFileDocumentConfiguration", "DocumentGroupLaunchScene",
    ],
    source: """
      protocol ReferenceFileDocument: ObservableObject {
        associatedtype Snapshot
        static var readableContentTypes: [UTType] { get }
      }
      extension ReferenceFileDocument {
        static var writableContentTypes: [UTType] { readableContentTypes }
      }
      struct FileDocumentConfiguration<Document> {
        @Binding var document: Document
        var fileURL: URL?
        var isEditable = true
      }
      struct ReferenceFileDocumentConfiguration<Document> {
        let document: Document
        var fileURL: URL?
        var isEditable = true
      }
      struct DocumentGroup: Scene, View {
        init<Document: FileDocument, Content: View>(
          newDocument: Document,
          @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
        ) {}
        init<Document: FileDocument, Content: View>(
          viewing type: Document.Type,
          @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
        ) {}
        init<Document: ReferenceFileDocument, Content: View>(
          newDocument: @escaping () -> Document,
          @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
        ) {}
        init<Content: View>(
          editing type: Any.Type, contentType: UTType? = nil, migrationPlan: Any? = nil,
          @ViewBuilder editor: @escaping () -> Content
        ) {}
        init<Content: View>(
          viewing type: Any.Type, contentType: UTType? = nil, migrationPlan: Any? = nil,
          @ViewBuilder viewer: @escaping () -> Content
        ) {}
        var body: some View { EmptyView() }
      }
      struct DocumentGroupLaunchScene: Scene, View {
        init<Actions: View, Background: View>(
          _ title: LocalizedStringKey = "", @ViewBuilder _ actions: () -> Actions,
          @ViewBuilder background: () -> Background = { EmptyView() }
        ) {}
        var body: some View { EmptyView() }
      }
      """
  )

  /// Windows of apps that show a value; none of them is previewed.
  static let valueScenes = Part(
    names: ["WindowGroup"],
    source: """
      extension WindowGroup {
        init<Value: Hashable, Content: View>(
          for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
        ) { self.init { content(.constant(nil)) } }
        init<Value: Hashable, Content: View>(
          id: String, for type: Value.Type,
          @ViewBuilder content: @escaping (Binding<Value?>) -> Content
        ) { self.init { content(.constant(nil)) } }
        init<Value: Hashable, Content: View>(
          _ title: LocalizedStringKey, for type: Value.Type,
          @ViewBuilder content: @escaping (Binding<Value?>) -> Content
        ) { self.init { content(.constant(nil)) } }
        init<Value: Hashable, Content: View>(
          _ title: LocalizedStringKey, id: String, for type: Value.Type,
          @ViewBuilder content: @escaping (Binding<Value?>) -> Content
        ) { self.init { content(.constant(nil)) } }
        init<Value: Hashable, Content: View>(
          for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
          defaultValue: @escaping () -> Value
        ) { self.init { content(.constant(defaultValue())) } }
        init<Value: Hashable, Content: View>(
          id: String, for type: Value.Type,
          @ViewBuilder content: @escaping (Binding<Value>) -> Content,
          defaultValue: @escaping () -> Value
        ) { self.init { content(.constant(defaultValue())) } }
        init<Value: Hashable, Content: View>(
          _ title: LocalizedStringKey, for type: Value.Type,
          @ViewBuilder content: @escaping (Binding<Value>) -> Content,
          defaultValue: @escaping () -> Value
        ) { self.init { content(.constant(defaultValue())) } }
        init<Value: Hashable, Content: View>(
          _ title: LocalizedStringKey, id: String, for type: Value.Type,
          @ViewBuilder content: @escaping (Binding<Value>) -> Content,
          defaultValue: @escaping () -> Value
        ) { self.init { content(.constant(defaultValue())) } }
      }
      """
  )

  /// Menus of apps, of which a picture shows none.
  static let commandMenus = Part(
    names: ["Commands", "CommandsBuilder"],
    source: """
      protocol Commands: View {}
      """
  )

  /// What previews are told of the devices that they stand for, all of which look alike here.
  static let previewContexts = Part(
    names: ["PreviewPlatform", "PreviewContext", "PreviewContextKey"],
    source: """
      enum PreviewPlatform { case iOS, macOS, tvOS, watchOS }
      protocol PreviewContextKey {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      protocol PreviewContext {
        subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
      }
      extension View {
        func previewContext<Context: PreviewContext>(_ context: Context) -> some View { self }
      }
      """
  )

  /// Texts of the time as it goes by, which a picture shows at one moment.
  static let timeDataSources = Part(
    names: ["TimeDataSource", "currentDate"],
    source: """
      struct TimeDataSource<Value> {
        static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>() }
        static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
          TimeDataSource<Duration>()
        }
      }
      extension Text {
        init(_ source: TimeDataSource<Date>, format: Date.FormatStyle) {
          self.init(Date(), format: format)
        }
      }
      """
  )
}
