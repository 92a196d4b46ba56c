extension Prelude {
  /// WidgetKit: what a widget shows for one entry of its timeline, as large as on a phone.
  static let widgets = Part(
    names: ["WidgetKit", "TimelineProviderContext", "WidgetConfiguration"],
    source: """
      enum WidgetFamily: Int, CaseIterable, Hashable {
        case systemSmall, systemMedium, systemLarge, systemExtraLarge
        case accessoryCircular, accessoryRectangular, accessoryInline
        /// In points: on a phone of 390 × 844, the extra large one on a tablet of 834 × 1194.
        fileprivate var size: CGSize {
          switch self {
          case .systemSmall: CGSize(width: 158, height: 158)
          case .systemMedium: CGSize(width: 338, height: 158)
          case .systemLarge: CGSize(width: 338, height: 354)
          case .systemExtraLarge: CGSize(width: 715.5, height: 342)
          case .accessoryCircular: CGSize(width: 72, height: 72)
          case .accessoryRectangular: CGSize(width: 160, height: 72)
          case .accessoryInline: CGSize(width: 234, height: 26)
          }
        }
        fileprivate var margin: CGFloat { rawValue < 4 ? 16 : 0 }
      }
      struct WidgetRenderingMode: Hashable {
        private let name: String
        static let fullColor = WidgetRenderingMode(name: "fullColor")
        static let accented = WidgetRenderingMode(name: "accented")
        static let vibrant = WidgetRenderingMode(name: "vibrant")
      }
      extension EnvironmentValues {
        @Entry var widgetFamily = WidgetFamily.systemSmall
        @Entry var widgetRenderingMode = WidgetRenderingMode.fullColor
        @Entry var showsWidgetContainerBackground = true
        @Entry var widgetContentMargins = EdgeInsets()
      }
      struct TimelineEntryRelevance: Hashable {
        var score: Float
        var duration: TimeInterval = 0
      }
      protocol TimelineEntry {
        var date: Date { get }
        var relevance: TimelineEntryRelevance? { get }
      }
      extension TimelineEntry {
        var relevance: TimelineEntryRelevance? { nil }
      }
      struct TimelineReloadPolicy: Hashable {
        private let date: Date?
        static let atEnd = TimelineReloadPolicy(date: nil)
        static let never = TimelineReloadPolicy(date: nil)
        static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
      }
      struct Timeline<Entry> {
        let entries: [Entry]
        let policy: TimelineReloadPolicy
        init(entries: [Entry], policy: TimelineReloadPolicy) {
          self.entries = entries
          self.policy = policy
        }
      }
      struct TimelineProviderContext {
        var family = WidgetFamily.systemSmall
        var isPreview = true
        var displaySize: CGSize { family.size }
      }
      protocol TimelineProvider {
        associatedtype Entry
        typealias Context = TimelineProviderContext
        func placeholder(in context: TimelineProviderContext) -> Entry
        func getSnapshot(
          in context: TimelineProviderContext, completion: @escaping (Entry) -> Void)
        func getTimeline(
          in context: TimelineProviderContext, completion: @escaping (Timeline<Entry>) -> Void)
      }
      protocol WidgetConfiguration {
        func shown(_ entry: Any) -> AnyView
        var hasMargins: Bool { get }
      }
      extension WidgetConfiguration {
        var hasMargins: Bool { true }
        func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
        func description(_ text: LocalizedStringKey) -> Self { self }
        func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
        func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
        func contentMarginsDisabled() -> MarginlessWidget<Self> { MarginlessWidget(whole: self) }
        func onBackgroundURLSessionEvents(matching: String? = nil, _ act: Any) -> Self { self }
      }
      struct MarginlessWidget<Whole: WidgetConfiguration>: WidgetConfiguration {
        fileprivate let whole: Whole
        var hasMargins: Bool { false }
        func shown(_ entry: Any) -> AnyView { whole.shown(entry) }
      }
      struct StaticConfiguration: WidgetConfiguration {
        private let content: (Any) -> AnyView
        init<Provider: TimelineProvider, Content: View>(
          kind: String, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content
        ) {
          self.content = { entry in
            if let entry = entry as? Provider.Entry { return AnyView(content(entry)) }
            return AnyView(EmptyView())
          }
        }
        func shown(_ entry: Any) -> AnyView { content(entry) }
      }
      protocol Widget {
        associatedtype Body
        init()
        var body: Body { get }
      }
      protocol WidgetBundle {
        init()
      }
      struct EmptyWidgetConfiguration: WidgetConfiguration {
        func shown(_ entry: Any) -> AnyView { AnyView(EmptyView()) }
      }
      struct WidgetChoice: Widget {
        var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
      }
      @resultBuilder
      enum WidgetBundleBuilder {
        static func buildBlock(_ widgets: Any...) -> WidgetChoice { WidgetChoice() }
        static func buildOptional(_ widget: WidgetChoice?) -> WidgetChoice { WidgetChoice() }
        static func buildLimitedAvailability(_ widget: WidgetChoice) -> WidgetChoice { widget }
      }
      @resultBuilder
      enum TimelineEntryBuilder {
        static func buildBlock(_ entries: Any...) -> [Any] { entries }
      }
      class WidgetCenter {
        static let shared = WidgetCenter()
        func reloadAllTimelines() {}
        func reloadTimelines(ofKind kind: String) {}
      }
      struct WidgetPreviewContext {
        let family: WidgetFamily
        init(family: WidgetFamily) { self.family = family }
      }
      struct WidgetFrame<Content: View>: View {
        let family: WidgetFamily
        var margin: CGFloat
        let content: Content
        var body: some View {
          content
            .padding(margin)
            .frame(width: family.size.width, height: family.size.height)
            .environment(\\.widgetFamily, family)
            .environment(
              \\.widgetContentMargins,
              EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
        }
      }
      struct WidgetPreview: View {
        private let family: WidgetFamily
        private let margin: CGFloat
        private let content: AnyView
        init(
          family: WidgetFamily, widget: () -> any Widget,
          @TimelineEntryBuilder timeline: () -> [Any]
        ) {
          self.init(family, widget(), timeline().first)
        }
        init(
          family: WidgetFamily, widget: () -> any Widget,
          timelineProvider: () -> any TimelineProvider
        ) {
          let context = TimelineProviderContext(family: family)
          self.init(family, widget(), timelineProvider().placeholder(in: context))
        }
        private init(_ family: WidgetFamily, _ widget: any Widget, _ entry: Any?) {
          self.family = family
          let configuration = widget.body as? any WidgetConfiguration
          margin = configuration?.hasMargins == false ? 0 : family.margin
          if let configuration, let entry {
            content = configuration.shown(entry)
          } else {
            content = AnyView(EmptyView())
          }
        }
        var body: some View { WidgetFrame(family: family, margin: margin, content: content) }
      }
      extension View {
        func previewContext(_ context: WidgetPreviewContext) -> some View {
          WidgetFrame(family: context.family, margin: 0, content: self)
            .previewLayout(.sizeThatFits)
        }
        func widgetURL(_ url: URL?) -> some View { self }
        func widgetAccentable(_ isAccentable: Bool = true) -> some View { self }
        func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
        func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
      }
      """
  )
}
