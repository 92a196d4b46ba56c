extension Prelude {
  /// The items of one section, some below others, of which those are shown that are opened.
  static let sectionSnapshots = Part(
    names: ["NSDiffableDataSourceSectionSnapshot", "sectionSnapshotHandlers"],
    source: """
      struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
        private var order: [ItemIdentifierType] = []
        private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
        private var opened: Set<ItemIdentifierType> = []
        init() {}
        var items: [ItemIdentifierType] { order }
        var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
        var visibleItems: [ItemIdentifierType] { order.filter { isVisible($0) } }
        var expandedItems: [ItemIdentifierType] { order.filter { opened.contains($0) } }
        func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
        func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
        func parent(of item: ItemIdentifierType) -> ItemIdentifierType? { parents[item] }
        func level(of item: ItemIdentifierType) -> Int {
          parents[item].map { level(of: $0) + 1 } ?? 0
        }
        func isExpanded(_ item: ItemIdentifierType) -> Bool { opened.contains(item) }
        func isVisible(_ item: ItemIdentifierType) -> Bool {
          guard let parent = parents[item] else { return true }
          return opened.contains(parent) && isVisible(parent)
        }
        func hasChildren(_ item: ItemIdentifierType) -> Bool { parents.values.contains(item) }
        private func end(of item: ItemIdentifierType) -> Int {
          guard let start = order.firstIndex(of: item) else { return order.count }
          let level = level(of: item)
          return order.indices.first { $0 > start && self.level(of: order[$0]) <= level }
            ?? order.count
        }
        mutating func append(
          _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
        ) {
          if let parent {
            order.insert(contentsOf: items, at: end(of: parent))
            for item in items { parents[item] = parent }
          } else {
            order += items
          }
        }
        mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
          guard let place = order.firstIndex(of: item) else { return }
          order.insert(contentsOf: items, at: place)
          for new in items { parents[new] = parents[item] }
        }
        mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
          order.insert(contentsOf: items, at: end(of: item))
          for new in items { parents[new] = parents[item] }
        }
        mutating func delete(_ items: [ItemIdentifierType]) {
          for item in items {
            delete(order.filter { parents[$0] == item })
            order.removeAll { $0 == item }
            parents[item] = nil
          }
        }
        mutating func deleteAll() { (order, parents, opened) = ([], [:], []) }
        mutating func expand(_ items: [ItemIdentifierType]) { opened.formUnion(items) }
        mutating func collapse(_ items: [ItemIdentifierType]) { opened.subtract(items) }
        func snapshot(
          of parent: ItemIdentifierType, includingParent: Bool = false
        ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
          var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
          if includingParent { part.append([parent]) }
          func add(_ children: [ItemIdentifierType], to above: ItemIdentifierType?) {
            part.append(children, to: above)
            for child in children { add(order.filter { parents[$0] == child }, to: child) }
          }
          add(order.filter { parents[$0] == parent }, to: includingParent ? parent : nil)
          part.expand(expandedItems)
          return part
        }
      }
      struct _SectionSnapshotHandlers<ItemIdentifierType: Hashable> {
        var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        var willExpandItem: ((ItemIdentifierType) -> Void)?
        var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        var willCollapseItem: ((ItemIdentifierType) -> Void)?
        var snapshotForExpandingParent:
          ((ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
      }
      extension UICollectionViewDiffableDataSource {
        var sectionSnapshotHandlers: _SectionSnapshotHandlers<ItemIdentifierType> {
          get { _SectionSnapshotHandlers<ItemIdentifierType>() }
          set {}
        }
        func snapshot(
          for section: SectionIdentifierType
        ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
          if let known = _parts[section] as? NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
            return known
          }
          var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
          part.append(snapshot().itemIdentifiers(inSection: section))
          return part
        }
        func apply(
          _ part: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
          to section: SectionIdentifierType, animatingDifferences: Bool = true,
          completion: (() -> Void)? = nil
        ) {
          _parts[section] = part
          var whole = snapshot()
          if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
          whole.deleteItems(whole.itemIdentifiers(inSection: section))
          whole.appendItems(part.visibleItems, toSection: section)
          for item in part.items {
            _levels[item] = part.level(of: item)
            _isOpened[item] = part.isExpanded(item)
          }
          apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        }
      }
      """
  )
}
