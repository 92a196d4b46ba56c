extension Prelude {
  /// Stored models: a picture has no store, and shows what its preview puts into the container.
  static let models = Part(
    names: [
      "SwiftData", "ModelContainer", "ModelContext", "modelContainer", "modelContext", "Query",
      "PersistentModel", "Predicate",
    ],
    source: """
      typealias PersistentIdentifier = ObjectIdentifier
      protocol PersistentModel: AnyObject, Identifiable, Hashable {}
      extension PersistentModel {
        var id: ObjectIdentifier { ObjectIdentifier(self) }
        var persistentModelID: PersistentIdentifier { ObjectIdentifier(self) }
        static func == (left: Self, right: Self) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      struct Predicate<Input> {
        private let test: (Input) throws -> Bool
        init(_ test: @escaping (Input) throws -> Bool) { self.test = test }
        func evaluate(_ input: Input) throws -> Bool { try test(input) }
      }
      struct FetchDescriptor<Model> {
        var fetchLimit: Int? = nil
        var predicate: Predicate<Model>?
        var sortBy: [SortDescriptor<Model>]
        init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
          self.predicate = predicate
          self.sortBy = sortBy
        }
      }
      struct Schema {
        init(_ models: [Any]) {}
      }
      struct ModelConfiguration {
        init(isStoredInMemoryOnly: Bool = false) {}
        init(schema: Schema?, isStoredInMemoryOnly: Bool = false) {}
      }
      class ModelContext {
        static let main = ModelContext()
        var models: [Any] = []
        var autosaveEnabled = true
        var hasChanges = false
        init() {}
        init(_ container: ModelContainer) {}
        func insert(_ model: Any) { ModelContext.main.models.append(model) }
        func delete(_ model: Any) {}
        func delete<Model>(
          model: Model.Type, where predicate: Predicate<Model>? = nil,
          includeSubclasses: Bool = true
        ) throws {}
        func save() throws {}
        func rollback() {}
        func model(for identifier: PersistentIdentifier) -> any PersistentModel {
          for case let model as any PersistentModel in ModelContext.main.models
          where ObjectIdentifier(model) == identifier {
            return model
          }
          fatalError("no model has the identifier")
        }
        func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
          let models = ModelContext.main.models.compactMap { $0 as? Model }
          let found = try models.filter { try descriptor.predicate?.evaluate($0) ?? true }
            .sorted(using: descriptor.sortBy)
          return Array(found.prefix(descriptor.fetchLimit ?? found.count))
        }
        func fetchCount<Model>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
          try fetch(descriptor).count
        }
      }
      class ModelContainer {
        init(for models: Any..., configurations: ModelConfiguration...) throws {}
        init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
        var mainContext: ModelContext { ModelContext.main }
      }
      @propertyWrapper
      struct Query<Element> {
        private let sorted: ([Element]) -> [Element]
        private var filter: Predicate<Element>? = nil
        private var limit: Int? = nil
        init() { sorted = { $0 } }
        // The macro works the value out, whatever the property is given at first.
        init(wrappedValue: [Element]) { self.init() }
        init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
          sorted = { $0.sorted(using: descriptor.sortBy) }
          filter = descriptor.predicate
          limit = descriptor.fetchLimit
        }
        init(
          filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>],
          animation: Animation? = nil
        ) {
          sorted = { $0.sorted(using: sort) }
          self.filter = filter
        }
        init(filter: Predicate<Element>?, animation: Animation? = nil) {
          sorted = { $0 }
          self.filter = filter
        }
        init<Value: Comparable>(
          filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value>,
          order: SortOrder = .forward, animation: Animation? = nil
        ) {
          sorted = { $0.sorted(using: KeyPathComparator(path, order: order)) }
          self.filter = filter
        }
        var wrappedValue: [Element] {
          let models = ModelContext.main.models.compactMap { $0 as? Element }
          let found = sorted(models.filter { (try? filter?.evaluate($0)) ?? true })
          return Array(found.prefix(limit ?? found.count))
        }
      }
      extension EnvironmentValues {
        @Entry var modelContext = ModelContext.main
      }
      extension View {
        func modelContainer(_ container: ModelContainer) -> some View { self }
        func modelContainer(
          for model: Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
          isUndoEnabled: Bool = false
        ) -> some View { self }
        func modelContext(_ context: ModelContext) -> some View { self }
      }
      """
  )
}
