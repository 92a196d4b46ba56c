extension Prelude {
  /// TipKit: tips are shown whatever they wait for, as the picture is of nothing that happened yet.
  static let tips = Part(
    names: ["TipKit"],
    source: """
      enum Tips {
        struct Action: Identifiable {
          let id: String
          fileprivate let label: AnyView
          init(
            id: String = "", title: String, disabled: Bool = false,
            perform handler: @escaping () -> Void = {}
          ) {
            self.id = id
            label = AnyView(Text(title))
          }
          init<Label: View>(
            id: String = "", disabled: Bool = false, perform handler: @escaping () -> Void = {},
            @ViewBuilder _ label: () -> Label
          ) {
            self.id = id
            self.label = AnyView(label())
          }
          var index: Int? { nil }
        }
        struct Rule { init() {} }
        struct EmptyDonation: Hashable {}
        struct Donations { var count: Int { 0 } }
        struct Event<Donated> {
          let id: String
          var donations: Donations { Donations() }
          init(id: String) { self.id = id }
          func donate() async {}
          func donate(_ donation: Donated) async {}
          func sendDonation() {}
          func sendDonation(_ donation: Donated) {}
        }
        enum Status: Hashable { case available, pending, invalidated(InvalidationReason) }
        enum InvalidationReason: Hashable {
          case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
        }
        struct ConfigurationOption {
          struct DisplayFrequency {
            static let immediate = DisplayFrequency()
            static let hourly = DisplayFrequency()
            static let daily = DisplayFrequency()
            static let weekly = DisplayFrequency()
            static let monthly = DisplayFrequency()
          }
          struct DatastoreLocation {
            static let applicationDefault = DatastoreLocation()
            static func groupContainer(identifier: String) -> DatastoreLocation {
              applicationDefault
            }
            static func url(_ url: URL) -> DatastoreLocation { applicationDefault }
          }
          static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
          }
          static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
          }
        }
        static func configure(_ options: [ConfigurationOption] = []) throws {}
        static func resetDatastore() throws {}
        static func showAllTipsForTesting() {}
        static func hideAllTipsForTesting() {}
        static func showTipsForTesting(_ tips: [Any]) {}
        struct IgnoresDisplayFrequency: TipOption {
          init(_ ignores: Bool) {}
        }
        struct MaxDisplayCount: TipOption {
          init(_ count: Int) {}
        }
        struct MaxDisplayDuration: TipOption {
          init(_ duration: TimeInterval) {}
        }
        @resultBuilder
        enum ActionBuilder {
          static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
          static func buildExpression(_ action: Action) -> [Action] { [action] }
          static func buildExpression(_ actions: [Action]) -> [Action] { actions }
          static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        }
        @resultBuilder
        enum RuleBuilder {
          static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
          static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
          static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        }
        @resultBuilder
        enum OptionsBuilder {
          static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
        }
      }
      protocol TipOption {}
      protocol Tip: Identifiable {
        typealias Action = Tips.Action
        typealias Rule = Tips.Rule
        typealias Event = Tips.Event<Tips.EmptyDonation>
        typealias Option = TipOption
        typealias Status = Tips.Status
        typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
        typealias MaxDisplayCount = Tips.MaxDisplayCount
        var id: String { get }
        var title: Text { get }
        var message: Text? { get }
        var image: Image? { get }
        @Tips.ActionBuilder var actions: [Tips.Action] { get }
        @Tips.RuleBuilder var rules: [Tips.Rule] { get }
        @Tips.OptionsBuilder var options: [any TipOption] { get }
      }
      extension Tip {
        var id: String { "\\(Self.self)" }
        var message: Text? { nil }
        var image: Image? { nil }
        var actions: [Tips.Action] { [] }
        var rules: [Tips.Rule] { [] }
        var options: [any TipOption] { [] }
        var status: Tips.Status { .available }
        var shouldDisplay: Bool { true }
        func invalidate(reason: Tips.InvalidationReason) {}
        func resetEligibility() {}
      }
      class TipGroup {
        enum Priority { case ordered, firstAvailable }
        private let tips: [any Tip]
        init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
          self.tips = tips()
        }
        var currentTip: (any Tip)? { tips.first }
      }
      @resultBuilder
      enum TipGroupBuilder {
        static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
      }
      struct TipView: View {
        private let tip: (any Tip)?
        init<Content: Tip>(
          _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
        ) { self.tip = tip }
        init(
          _ tip: (any Tip)?, arrowEdge: Edge? = nil,
          action: @escaping (Tips.Action) -> Void = { _ in }
        ) { self.tip = tip }
        var body: some View {
          if let tip {
            let actions = tip.actions
            HStack(alignment: .top, spacing: 12) {
              if let image = tip.image { image.font(.title).foregroundStyle(.tint) }
              VStack(alignment: .leading, spacing: 4) {
                tip.title.font(.headline)
                if let message = tip.message {
                  message.font(.subheadline).foregroundStyle(.secondary)
                }
                ForEach(actions.indices, id: \\.self) { index in
                  Divider()
                  actions[index].label.foregroundStyle(.tint)
                }
              }
              .frame(maxWidth: .infinity, alignment: .leading)
              Image(systemName: "xmark").foregroundStyle(.secondary)
            }
            .padding()
            .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
          }
        }
      }
      struct TipViewStyle {}
      extension View {
        func popoverTip<Content: Tip>(
          _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
        ) -> some View { self }
        func popoverTip(
          _ tip: (any Tip)?, arrowEdge: Edge? = nil,
          action: @escaping (Tips.Action) -> Void = { _ in }
        ) -> some View { self }
        func tipBackground(_ style: any ShapeStyle) -> some View { self }
        func tipImageSize(_ size: CGSize) -> some View { self }
        func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
        func tipAnchor<Value>(_ value: Value) -> some View { self }
      }
      """
  )
}
