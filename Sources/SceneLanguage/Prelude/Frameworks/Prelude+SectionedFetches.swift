extension Prelude {
  /// What Core Data finds, in sections of what is alike in a property.
  static let sectionedFetches = Part(
    names: ["SectionedFetchRequest", "SectionedFetchResults"],
    source: """
      struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
        struct Section: RandomAccessCollection, Identifiable {
          let id: SectionIdentifier
          fileprivate let results: [Result]
          var startIndex: Int { 0 }
          var endIndex: Int { results.count }
          subscript(index: Int) -> Result { results[index] }
          func index(after place: Int) -> Int { place + 1 }
          func index(before place: Int) -> Int { place - 1 }
        }
        fileprivate let sections: [Section]
        var nsPredicate: NSPredicate? {
          get { nil }
          nonmutating set {}
        }
        var sortDescriptors: [SortDescriptor<Result>] {
          get { [] }
          nonmutating set {}
        }
        var nsSortDescriptors: [NSSortDescriptor] {
          get { [] }
          nonmutating set {}
        }
        var startIndex: Int { 0 }
        var endIndex: Int { sections.count }
        subscript(index: Int) -> Section { sections[index] }
        func index(after place: Int) -> Int { place + 1 }
        func index(before place: Int) -> Int { place - 1 }
      }
      @propertyWrapper
      struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
        private let request: FetchRequest<Result>
        private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
        init(
          entity: Any? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
          sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) {
          request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
          self.sectionIdentifier = sectionIdentifier
        }
        init(
          sectionIdentifier: KeyPath<Result, SectionIdentifier>,
          sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) {
          request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
          self.sectionIdentifier = sectionIdentifier
        }
        init(
          fetchRequest: NSFetchRequest<Result>,
          sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
        ) {
          request = FetchRequest(fetchRequest: fetchRequest)
          self.sectionIdentifier = sectionIdentifier
        }
        var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
          var names: [SectionIdentifier] = []
          var found: [SectionIdentifier: [Result]] = [:]
          for result in request.wrappedValue {
            let name = result[keyPath: sectionIdentifier]
            if found[name] == nil { names.append(name) }
            found[name, default: []].append(result)
          }
          return SectionedFetchResults(
            sections: names.map {
              SectionedFetchResults<SectionIdentifier, Result>.Section(
                id: $0, results: found[$0] ?? [])
            })
        }
      }
      """
  )
}
