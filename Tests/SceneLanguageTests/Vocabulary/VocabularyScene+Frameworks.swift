extension VocabularyScene {
  /// What other frameworks give to views, of which a picture shows the place or nothing.
  static let frameworks = [
    VocabularyScene(
      "logs",
      #"""
      let _ = logger.debug("drawn \(count, privacy: .public) \(level, format: .fixed(precision: 2))")
      Text("a").onTapGesture {
        Logger.looks.error("\(name) \(isOn)")
        os_log("plain")
        os_log("one %d", log: .default, type: .info, 1)
        os_log(.error, log: OSLog(subsystem: "a", category: "b"), "two")
      }
      """#,
      after: """
        import os
        private let logger = Logger(subsystem: "com.example.app", category: "view")
        extension Logger { static let looks = Logger(subsystem: "com.example.app", category: "b") }
        """
    ),
    VocabularyScene(
      "photos",
      state: """
        @State private var item: PhotosPickerItem?
        @State private var items: [PhotosPickerItem] = []
        @State private var image: Image?
        """,
      """
      image?.resizable().scaledToFit()
      PhotosPicker("One", selection: $item, matching: .images)
      PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.livePhotos)])) {
        Label("Pick", systemImage: "photo")
      }
      PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .videos) { Text("Many") }
      Text("a").photosPicker(isPresented: $isOn, selection: $items)
        .onChange(of: item) {
          Task {
            if let data = try? await item?.loadTransferable(type: Data.self),
              let picture = UIImage(data: data)
            {
              image = Image(uiImage: picture)
            }
          }
        }
      """,
      after: "import PhotosUI"
    ),
    VocabularyScene(
      "transfers",
      """
      Text(Note().title).draggable(Note()) { Text("p") }
        .dropDestination(for: Note.self) { notes, place in notes.isEmpty } isTargeted: { isOn = $0 }
      """,
      after: """
        import UniformTypeIdentifiers
        struct Note: Codable, Transferable {
          var title = "a"
          static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .note)
            ProxyRepresentation(exporting: \\.title)
            DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
          }
        }
        extension UTType { static let note = UTType(exportedAs: "com.example.note") }
        extension UTType { static var item: UTType { UTType(exportedAs: "com.example.item") } }
        """
    ),
    VocabularyScene(
      "pages and films",
      """
      Page(address: URL(string: "https://example.com")!).frame(height: 40)
      VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!)).frame(height: 40)
      """,
      after: """
        import AVKit
        import WebKit
        struct Page: UIViewRepresentable {
          let address: URL
          func makeUIView(context: Context) -> WKWebView {
            WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
          }
          func updateUIView(_ page: WKWebView, context: Context) {
            _ = page.load(URLRequest(url: address))
          }
        }
        """
    ),
    VocabularyScene(
      "gradients over a mesh",
      """
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], .init(0, 1), SIMD2(1, 1)],
        colors: [.red, .blue, .green, .yellow]
      )
      .frame(height: 40)
      Text("a").padding().background(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .blue, .green, .yellow]))
      """
    ),
    VocabularyScene(
      "views that compare themselves",
      """
      Number(count: count).equatable()
      EquatableView(content: Number(count: 3))
      """,
      after: """
        struct Number: View, Equatable {
          let count: Int
          var body: some View { Text("\\(count)") }
        }
        """
    ),
    VocabularyScene(
      "windows and menus",
      """
      Text("a").toolbar(id: "main") {
        ToolbarItem(id: "more", placement: .primaryAction) { Button("b") {} }
      }
      """,
      after: """
        @main struct Whole: App {
          var body: some Scene {
            WindowGroup("Main", id: "main") { Card() }
              .commands {
                CommandMenu("Tools") { Button("a") {} }
                CommandGroup(replacing: .newItem) {}
              }
              .defaultSize(width: 300, height: 200)
              .windowResizability(.contentSize)
            Settings { Text("s") }
            MenuBarExtra("a", systemImage: "star") { Text("m") }.menuBarExtraStyle(.window)
          }
        }
        """
    ),
    VocabularyScene(
      "widgets",
      """
      Text("a").widgetURL(URL(string: "a://b")).widgetAccentable()
        .containerBackground(.fill.tertiary, for: .widget)
      Hour(entry: Moment(date: .now)).previewContext(WidgetPreviewContext(family: .systemMedium))
      """,
      after: """
        import WidgetKit
        struct Moment: TimelineEntry { let date: Date }
        struct Hours: TimelineProvider {
          func placeholder(in context: Context) -> Moment { Moment(date: Date()) }
          func getSnapshot(in context: Context, completion: @escaping (Moment) -> ()) {
            completion(Moment(date: Date()))
          }
          func getTimeline(
            in context: Context, completion: @escaping (Timeline<Moment>) -> ()
          ) {
            completion(Timeline(entries: [Moment(date: Date())], policy: .atEnd))
          }
        }
        struct Hour: View {
          var entry: Hours.Entry
          @Environment(\\.widgetFamily) private var family
          var body: some View {
            switch family {
            case .systemSmall: Text(entry.date, style: .time)
            default: Text("wide")
            }
          }
        }
        struct Clock: Widget {
          let kind = "Clock"
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: kind, provider: Hours()) { entry in
              Hour(entry: entry).containerBackground(.fill.tertiary, for: .widget)
            }
            .configurationDisplayName("Clock").description("Shows the hour.")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        @main struct Clocks: WidgetBundle {
          var body: some Widget {
            Clock()
            Clock()
          }
        }
        """
    ),
    VocabularyScene(
      "chosen models",
      """
      Trips()
      """,
      after: """
        import SwiftData
        @Model final class Trip {
          var name: String
          var days: Int
          init(name: String, days: Int) { (self.name, self.days) = (name, days) }
        }
        struct Trips: View {
          @Query(filter: #Predicate<Trip> { $0.days > 2 }, sort: \\Trip.name, order: .reverse)
          private var trips: [Trip]
          var body: some View {
            ForEach(trips) { Text($0.name) }
              .modelContainer(container)
          }
        }
        let container: ModelContainer = {
          let container = try! ModelContainer(for: Trip.self)
          container.mainContext.insert(Trip(name: "Oslo", days: 1))
          container.mainContext.insert(Trip(name: "Rome", days: 7))
          return container
        }()
        """
    ),
  ]
}
