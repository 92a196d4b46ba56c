extension Prelude {
  /// Core Data: a picture has no store, and shows what its preview puts into the context.
  static let managedObjects = Part(
    names: [
      "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
      "FetchRequest", "FetchedResults", "managedObjectContext", "NSPersistentCloudKitContainer",
    ],
    source: """
      class NSManagedObjectContext {
        static let main = NSManagedObjectContext()
        fileprivate var objects: [NSManagedObject] = []
        var automaticallyMergesChangesFromParent = false
        var mergePolicy: Any = 0
        var parent: NSManagedObjectContext?
        var hasChanges: Bool { !objects.isEmpty }
        init() {}
        func save() throws {}
        func rollback() {}
        func reset() { objects = [] }
        func insert(_ object: NSManagedObject) { objects.append(object) }
        func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
        func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
          found(request.sortDescriptors ?? [])
        }
        func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
          try fetch(request).count
        }
        func perform(_ block: @escaping () -> Void) { block() }
        func performAndWait(_ block: () -> Void) { block() }
        fileprivate func found<Result>(_ order: [NSSortDescriptor]) -> [Result] {
          objects.compactMap { $0 as? Result }.sorted { one, other in
            for descriptor in order {
              if descriptor.places(one, before: other) { return true }
              if descriptor.places(other, before: one) { return false }
            }
            return false
          }
        }
      }
      class NSEntityDescription {
        let name: String?
        init(name: String? = nil) { self.name = name }
      }
      class NSManagedObject: ObservableObject, Identifiable, Hashable {
        class func entity() -> NSEntityDescription { NSEntityDescription(name: "\\(self)") }
        let managedObjectContext: NSManagedObjectContext?
        required init(context: NSManagedObjectContext) {
          managedObjectContext = context
          context.insert(self)
        }
        var id: ObjectIdentifier { ObjectIdentifier(self) }
        var objectID: ObjectIdentifier { ObjectIdentifier(self) }
        var isDeleted: Bool { false }
        static func == (one: NSManagedObject, other: NSManagedObject) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      class NSSortDescriptor {
        private let isBefore: (Any, Any) -> Bool
        let ascending: Bool
        init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
          self.ascending = ascending
          isBefore = { one, other in
            guard let one = one as? Root, let other = other as? Root else { return false }
            return NSSortDescriptor.isLess(one[keyPath: keyPath], other[keyPath: keyPath])
          }
        }
        private static func isLess(_ one: Any, _ other: Any) -> Bool {
          if let one = one as? String, let other = other as? String { return one < other }
          if let one = one as? Date, let other = other as? Date { return one < other }
          if let one = one as? Double, let other = other as? Double { return one < other }
          if let one = one as? Int, let other = other as? Int { return one < other }
          if let one = one as? Bool, let other = other as? Bool { return !one && other }
          return false
        }
        fileprivate func places(_ one: Any, before other: Any) -> Bool {
          ascending ? isBefore(one, other) : isBefore(other, one)
        }
      }
      class NSFetchRequest<ResultType> {
        var sortDescriptors: [NSSortDescriptor]?
        var fetchLimit = 0
        init() {}
        init(entityName: String) {}
      }
      class NSPersistentStoreDescription {
        var url: URL?
        var type = ""
      }
      class NSPersistentContainer {
        let name: String
        let viewContext = NSManagedObjectContext.main
        var persistentStoreDescriptions = [NSPersistentStoreDescription()]
        init(name: String) { self.name = name }
        func loadPersistentStores(
          completionHandler: @escaping (NSPersistentStoreDescription, Error?) -> Void
        ) { completionHandler(persistentStoreDescriptions[0], nil) }
        func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext.main }
        func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
          block(NSManagedObjectContext.main)
        }
      }
      class NSPersistentCloudKitContainer: NSPersistentContainer {}
      struct FetchedResults<Result>: RandomAccessCollection {
        fileprivate let results: [Result]
        var startIndex: Int { 0 }
        var endIndex: Int { results.count }
        subscript(index: Int) -> Result { results[index] }
        func index(after place: Int) -> Int { place + 1 }
        func index(before place: Int) -> Int { place - 1 }
      }
      @propertyWrapper
      struct FetchRequest<Result>: DynamicProperty {
        private let order: [NSSortDescriptor]
        private let sorted: [SortDescriptor<Result>]
        init(
          entity: Any? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) { (order, sorted) = (sortDescriptors, []) }
        init(
          sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) { (order, sorted) = ([], sortDescriptors) }
        init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
          (order, sorted) = (fetchRequest.sortDescriptors ?? [], [])
        }
        var wrappedValue: FetchedResults<Result> {
          let found: [Result] = NSManagedObjectContext.main.found(order)
          return FetchedResults(results: sorted.isEmpty ? found : found.sorted(using: sorted))
        }
      }
      extension EnvironmentValues {
        @Entry var managedObjectContext = NSManagedObjectContext.main
      }
      """
  )

  /// Properties whose values a store keeps: empty at first.
  static let managedProperties = Part(
    names: ["NSManaged"],
    source: """
      @propertyWrapper
      struct NSManaged<Value> {
        private var value: Value?
        init() {}
        var wrappedValue: Value {
          get {
            if let value { return value }
            if let text = "" as? Value { return text }
            if let number = 0 as? Value { return number }
            if let number = 0.0 as? Value { return number }
            if let answer = false as? Value { return answer }
            return value as! Value
          }
          set { value = newValue }
        }
      }
      """
  )
}
