extension Prelude {
  /// ActivityKit: what an activity shows on a locked screen, and around the camera.
  ///
  /// The widths and heights are those that Apple's guidelines tell of a phone of 390 × 844; how the
  /// regions of the island share its room is known of pictures alone.
  static let activities = Part(
    names: [
      "ActivityKit", "ActivityAttributes", "ActivityConfiguration", "ActivityViewContext",
      "ActivityPreviewViewKind", "ActivityPreview",
    ],
    source: """
      protocol ActivityAttributes {
        associatedtype ContentState
      }
      struct ActivityViewContext<Attributes: ActivityAttributes> {
        let attributes: Attributes
        let state: Attributes.ContentState
        var activityID: String { "preview" }
        var isStale: Bool { false }
      }
      enum ActivityPreviewViewKind {
        enum DynamicIslandPreviewViewState { case compact, minimal, expanded }
        case content
        case dynamicIsland(DynamicIslandPreviewViewState)
      }
      enum DynamicIslandExpandedRegionPosition { case leading, trailing, center, bottom }
      enum DynamicIslandExpandedRegionVerticalPlacement { case `default`, belowIfTooWide }
      enum ActivityDynamicIslandMode { case compact, expanded, minimal }
      struct DynamicIslandExpandedRegion: View {
        fileprivate let position: DynamicIslandExpandedRegionPosition
        fileprivate let content: AnyView
        init<Content: View>(
          _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
          @ViewBuilder content: () -> Content
        ) {
          self.position = position
          self.content = AnyView(content())
        }
        var body: some View { content }
      }
      @resultBuilder
      enum DynamicIslandExpandedContentBuilder {
        static func buildExpression(
          _ region: DynamicIslandExpandedRegion
        ) -> [DynamicIslandExpandedRegion] { [region] }
        static func buildBlock(
          _ regions: [DynamicIslandExpandedRegion]...
        ) -> [DynamicIslandExpandedRegion] { regions.flatMap { $0 } }
        static func buildOptional(
          _ regions: [DynamicIslandExpandedRegion]?
        ) -> [DynamicIslandExpandedRegion] { regions ?? [] }
        static func buildEither(
          first regions: [DynamicIslandExpandedRegion]
        ) -> [DynamicIslandExpandedRegion] { regions }
        static func buildEither(
          second regions: [DynamicIslandExpandedRegion]
        ) -> [DynamicIslandExpandedRegion] { regions }
      }
      struct DynamicIsland {
        private let regions: [DynamicIslandExpandedRegion]
        private let leading: AnyView
        private let trailing: AnyView
        private let least: AnyView
        init<Leading: View, Trailing: View, Minimal: View>(
          @DynamicIslandExpandedContentBuilder expanded: () -> [DynamicIslandExpandedRegion],
          @ViewBuilder compactLeading: () -> Leading,
          @ViewBuilder compactTrailing: () -> Trailing,
          @ViewBuilder minimal: () -> Minimal
        ) {
          regions = expanded()
          (leading, trailing) = (AnyView(compactLeading()), AnyView(compactTrailing()))
          least = AnyView(minimal())
        }
        func widgetURL(_ url: URL?) -> DynamicIsland { self }
        func keylineTint(_ color: Color?) -> DynamicIsland { self }
        func contentMargins(
          _ edges: Edge.Set = .all, _ length: Double, for mode: ActivityDynamicIslandMode
        ) -> DynamicIsland { self }
        private func region(_ position: DynamicIslandExpandedRegionPosition) -> AnyView {
          let found = regions.first { $0.position == position }
          return found.map { AnyView($0) } ?? AnyView(EmptyView())
        }
        @ViewBuilder func view(
          _ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState
        ) -> some View {
          Group {
            switch state {
            case .compact:
              HStack(spacing: 0) {
                leading.frame(maxWidth: 52, alignment: .leading)
                Spacer().frame(width: 126)
                trailing.frame(maxWidth: 52, alignment: .trailing)
              }
              .padding(.horizontal, 8)
              .frame(height: 37)
              .background(.black, in: .capsule)
            case .minimal:
              least.frame(minWidth: 37, maxWidth: 45, minHeight: 37, maxHeight: 37)
                .background(.black, in: .capsule)
            case .expanded:
              VStack(spacing: 8) {
                HStack(alignment: .top, spacing: 8) {
                  region(.leading)
                  Spacer(minLength: 0)
                  region(.center)
                  Spacer(minLength: 0)
                  region(.trailing)
                }
                region(.bottom)
              }
              .padding(16)
              .frame(width: 371)
              .frame(minHeight: 84, maxHeight: 160)
              .fixedSize(horizontal: false, vertical: true)
              .background(.black, in: .rect(cornerRadius: 44))
            }
          }
          .foregroundStyle(.white)
          .environment(\\.colorScheme, .dark)
        }
      }
      struct _ActivityTintKey: PreferenceKey {
        static let defaultValue: Color? = nil
        static func reduce(value: inout Color?, nextValue: () -> Color?) {
          value = value ?? nextValue()
        }
      }
      enum ActivityFamily: Hashable { case small, medium }
      struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
        private let content: (ActivityViewContext<Attributes>) -> AnyView
        private let island: (ActivityViewContext<Attributes>) -> DynamicIsland
        init<Content: View>(
          for type: Attributes.Type,
          @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
          dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
        ) {
          self.content = { AnyView(content($0)) }
          island = dynamicIsland
        }
        func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
        func shown(_ entry: Any) -> AnyView { AnyView(EmptyView()) }
        func shown(_ attributes: Any, _ state: Any, _ kind: ActivityPreviewViewKind) -> AnyView {
          guard let attributes = attributes as? Attributes,
            let state = state as? Attributes.ContentState
          else { return AnyView(EmptyView()) }
          let context = ActivityViewContext<Attributes>(attributes: attributes, state: state)
          switch kind {
          case .dynamicIsland(let state): return AnyView(island(context).view(state))
          case .content:
            let banner = content(context)
              .frame(width: 371)
              .frame(minHeight: 84, maxHeight: 160)
              .fixedSize(horizontal: false, vertical: true)
              .backgroundPreferenceValue(_ActivityTintKey.self) { tint in
                RoundedRectangle(cornerRadius: 24)
                  .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial))
              }
            return AnyView(banner)
          }
        }
      }
      protocol _ShownActivity {
        func shown(_ attributes: Any, _ state: Any, _ kind: ActivityPreviewViewKind) -> AnyView
      }
      extension ActivityConfiguration: _ShownActivity {}
      struct ActivityPreview: View {
        private let content: AnyView
        init<Attributes: ActivityAttributes>(
          kind: ActivityPreviewViewKind, attributes: Attributes, widget: () -> any Widget,
          @TimelineEntryBuilder contentStates: () -> [Any]
        ) {
          let configuration = widget().body as? any _ShownActivity
          if let configuration, let state = contentStates().first {
            content = configuration.shown(attributes, state, kind)
          } else {
            content = AnyView(EmptyView())
          }
        }
        var body: some View { content }
      }
      extension View {
        func activityBackgroundTint(_ color: Color?) -> some View {
          preference(key: _ActivityTintKey.self, value: color)
        }
        func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
        func dynamicIsland(
          verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
        ) -> some View { self }
      }
      extension ActivityAttributes {
        func previewContext(
          _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
        ) -> some View { EmptyView() }
      }
      """
  )

  /// Activities that an app begins, of which none goes on beside a picture.
  static let begunActivities = Part(
    names: [
      "Activity", "ActivityContent", "ActivityAuthorizationInfo", "ActivityUIDismissalPolicy",
      "PushType", "AlertConfiguration",
    ],
    where: { $0.contains("ActivityKit") },
    source: """
      struct ActivityAuthorizationInfo {
        var areActivitiesEnabled: Bool { true }
        var frequentPushesEnabled: Bool { false }
        var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
      }
      struct ActivityContent<State> {
        var state: State
        var staleDate: Date?
        var relevanceScore: Double
        init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
          (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
        }
      }
      enum PushType { case token }
      enum ActivityState: Hashable { case active, ended, dismissed, stale, pending }
      enum ActivityUIDismissalPolicy {
        case `default`, immediate
        case after(Date)
      }
      struct AlertConfiguration {
        enum AlertSound {
          case `default`
          case named(String)
        }
        var title: LocalizedStringResource
        var body: LocalizedStringResource
        var sound: AlertSound
      }
      class Activity<Attributes: ActivityAttributes>: Identifiable {
        static var activities: [Activity<Attributes>] { [] }
        static var activityUpdates: AsyncStream<Activity<Attributes>> {
          AsyncStream { $0.finish() }
        }
        let id = "activity"
        let attributes: Attributes
        private(set) var content: ActivityContent<Attributes.ContentState>
        private(set) var activityState = ActivityState.active
        var contentState: Attributes.ContentState { content.state }
        var pushToken: Data? { nil }
        var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
        var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
        var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
          AsyncStream { $0.finish() }
        }
        private init(
          attributes: Attributes, content: ActivityContent<Attributes.ContentState>
        ) { (self.attributes, self.content) = (attributes, content) }
        @discardableResult
        static func request(
          attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
          pushType: PushType? = nil
        ) throws -> Activity<Attributes> {
          Activity<Attributes>(attributes: attributes, content: content)
        }
        @discardableResult
        static func request(
          attributes: Attributes, contentState: Attributes.ContentState,
          pushType: PushType? = nil
        ) throws -> Activity<Attributes> {
          Activity<Attributes>(
            attributes: attributes,
            content: ActivityContent<Attributes.ContentState>(state: contentState, staleDate: nil))
        }
        func update(
          _ content: ActivityContent<Attributes.ContentState>,
          alertConfiguration: AlertConfiguration? = nil
        ) async { self.content = content }
        func update(
          using state: Attributes.ContentState, alertConfiguration: AlertConfiguration? = nil
        ) async { content.state = state }
        func end(
          _ content: ActivityContent<Attributes.ContentState>?,
          dismissalPolicy: ActivityUIDismissalPolicy = .default
        ) async { activityState = .ended }
        func end(
          using state: Attributes.ContentState? = nil,
          dismissalPolicy: ActivityUIDismissalPolicy = .default
        ) async { activityState = .ended }
      }
      """
  )
}
