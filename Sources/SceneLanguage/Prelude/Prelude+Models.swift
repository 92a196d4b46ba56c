extension Prelude {
  /// Stored models: a picture has no store, and shows what its preview puts into the container.
  static let models = Part(
    names: [
      "SwiftData", "ModelContainer", "ModelContext", "modelContainer", "modelContext", "Query",
      "PersistentModel",
    ],
    source: """
      protocol PersistentModel: AnyObject, Identifiable, Hashable {}
      extension PersistentModel {
        var id: ObjectIdentifier { ObjectIdentifier(self) }
        var persistentModelID: ObjectIdentifier { ObjectIdentifier(self) }
        static func == (left: Self, right: Self) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      struct FetchDescriptor<Model> {
        var fetchLimit: Int? = nil
        let sortBy: [SortDescriptor<Model>]
        init(predicate: Any? = nil, sortBy: [SortDescriptor<Model>] = []) { self.sortBy = sortBy }
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
        func save() throws {}
        func rollback() {}
        func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
          ModelContext.main.models.compactMap { $0 as? Model }.sorted(using: descriptor.sortBy)
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
        init() { sorted = { $0 } }
        init(filter: Any? = nil, sort: [SortDescriptor<Element>], animation: Animation? = nil) {
          sorted = { $0.sorted(using: sort) }
        }
        init(filter: Any?, animation: Animation? = nil) { sorted = { $0 } }
        init<Value: Comparable>(
          filter: Any? = nil, sort path: KeyPath<Element, Value>, order: SortOrder = .forward,
          animation: Animation? = nil
        ) {
          sorted = { $0.sorted(using: KeyPathComparator(path, order: order)) }
        }
        var wrappedValue: [Element] {
          sorted(ModelContext.main.models.compactMap { $0 as? Element })
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
