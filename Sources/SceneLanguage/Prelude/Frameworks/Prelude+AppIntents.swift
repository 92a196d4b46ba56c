extension Prelude {
  /// AppIntents: what buttons and widgets ask for, which a still picture never does.
  static let appIntents = Part(
    names: ["AppIntents", "AppIntent", "AppIntentTimelineProvider", "AppIntentConfiguration"],
    source: """
      struct IntentDescription: ExpressibleByStringLiteral {
        let descriptionText: String
        init(stringLiteral value: String) { descriptionText = value }
        init(_ text: String, categoryName: String? = nil, searchKeywords: [String] = []) {
          descriptionText = text
        }
      }
      struct IntentDialog: ExpressibleByStringLiteral {
        init(stringLiteral value: String) {}
        init(_ text: String) {}
      }
      protocol IntentResult {}
      struct IntentResultContainer: IntentResult {}
      extension IntentResult where Self == IntentResultContainer {
        static func result() -> IntentResultContainer { IntentResultContainer() }
        static func result(value: Any) -> IntentResultContainer { IntentResultContainer() }
        static func result(dialog: IntentDialog) -> IntentResultContainer {
          IntentResultContainer()
        }
        static func result(value: Any, dialog: IntentDialog) -> IntentResultContainer {
          IntentResultContainer()
        }
      }
      protocol AppIntent {
        init()
        static var title: LocalizedStringResource { get }
      }
      extension AppIntent {
        static var description: IntentDescription? { nil }
        static var openAppWhenRun: Bool { false }
        static var isDiscoverable: Bool { true }
      }
      protocol WidgetConfigurationIntent: AppIntent {}
      protocol LiveActivityIntent: AppIntent {}
      protocol OpenIntent: AppIntent {}
      struct TypeDisplayRepresentation: ExpressibleByStringLiteral {
        let name: String
        init(stringLiteral value: String) { name = value }
        init(name: String) { self.name = name }
      }
      struct DisplayRepresentation: ExpressibleByStringLiteral {
        let title: String
        init(stringLiteral value: String) { title = value }
        init(title: String, subtitle: String? = nil) { self.title = title }
      }
      protocol AppEnum: Hashable, CaseIterable {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
        static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
      }
      protocol AppEntity: Identifiable {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
        var displayRepresentation: DisplayRepresentation { get }
      }
      extension Button {
        init<Intent: AppIntent, Label: View>(
          intent: Intent, @ViewBuilder label: () -> Label
        ) { self.init(action: {}, label: label) }
        init<Intent: AppIntent, Label: View>(
          role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
        ) { self.init(role: role, action: {}, label: label) }
        init<Intent: AppIntent>(_ title: LocalizedStringKey, intent: Intent) {
          self.init(title, action: {})
        }
        init<Intent: AppIntent>(_ title: LocalizedStringKey, systemImage: String, intent: Intent) {
          self.init(title, systemImage: systemImage, action: {})
        }
      }
      extension Toggle {
        init<Intent: AppIntent, Label: View>(
          isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
        ) { self.init(isOn: .constant(isOn), label: label) }
        init<Intent: AppIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: Intent) {
          self.init(title, isOn: .constant(isOn))
        }
      }
      """
  )

  /// What `@Parameter` stands before: of intents, and of tips.
  static let intentParameters = Part(
    names: ["Parameter"],
    source: """
      @propertyWrapper
      final class Parameter<Value> {
        private var value: Value?
        init(wrappedValue: Value) { value = wrappedValue }
        init(
          title: String = "", description: String? = nil, default value: Value? = nil,
          requestValueDialog: String? = nil
        ) { self.value = value }
        init(
          wrappedValue: Value, title: String, description: String? = nil,
          requestValueDialog: String? = nil
        ) { value = wrappedValue }
        var wrappedValue: Value {
          get {
            guard let value else { fatalError("a parameter is read that has no value yet") }
            return value
          }
          set { value = newValue }
        }
        var projectedValue: Parameter<Value> { self }
      }
      """
  )

  /// Widgets whose timelines depend on what their users chose.
  static let intentWidgets = Part(
    names: ["AppIntentTimelineProvider", "AppIntentConfiguration"],
    source: """
      protocol AppIntentTimelineProvider {
        associatedtype Entry
        associatedtype Intent
        typealias Context = TimelineProviderContext
        func placeholder(in context: TimelineProviderContext) -> Entry
        func snapshot(for configuration: Intent, in context: TimelineProviderContext) async -> Entry
        func timeline(
          for configuration: Intent, in context: TimelineProviderContext
        ) async -> Timeline<Entry>
      }
      struct AppIntentConfiguration: WidgetConfiguration {
        private let content: (Any) -> AnyView
        init<Provider: AppIntentTimelineProvider, Content: View>(
          kind: String, intent: Any.Type = Any.self, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content
        ) {
          self.content = { entry in
            if let entry = entry as? Provider.Entry { return AnyView(content(entry)) }
            return AnyView(EmptyView())
          }
        }
        func shown(_ entry: Any) -> AnyView { content(entry) }
      }
      """
  )
}
