extension Prelude {
  /// Data sources that are told all rows or items at once.
  static let snapshots = Part(
    names: ["NSDiffableDataSourceSnapshot"],
    source: """
      struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
        var sectionIdentifiers: [SectionIdentifierType] = []
        private var items: [[ItemIdentifierType]] = []
        init() {}
        var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }
        var numberOfItems: Int { itemIdentifiers.count }
        var numberOfSections: Int { sectionIdentifiers.count }
        func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
          itemIdentifiers(inSection: identifier).count
        }
        func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
          guard let index = sectionIdentifiers.firstIndex(of: identifier) else { return [] }
          return items[index]
        }
        func sectionIdentifier(
          containingItem identifier: ItemIdentifierType
        ) -> SectionIdentifierType? {
          guard let index = items.firstIndex(where: { $0.contains(identifier) }) else { return nil }
          return sectionIdentifiers[index]
        }
        func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
          itemIdentifiers.firstIndex(of: identifier)
        }
        func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
          sectionIdentifiers.firstIndex(of: identifier)
        }
        mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
          sectionIdentifiers += identifiers
          items += identifiers.map { _ in [] }
        }
        mutating func appendItems(
          _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
        ) {
          let index: Int
          if let section {
            guard let found = sectionIdentifiers.firstIndex(of: section) else {
              fatalError("Invalid section identifier for the snapshot: append the section first")
            }
            index = found
          } else {
            guard !items.isEmpty else {
              fatalError("There are currently no sections in the data source. Please add a section first.")
            }
            index = items.count - 1
          }
          items[index] += identifiers
        }
        mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
          for index in items.indices { items[index].removeAll { identifiers.contains($0) } }
        }
        mutating func deleteAllItems() {
          sectionIdentifiers = []
          items = []
        }
        mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
        mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
        mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
      }
      """
  )

  /// A table's data source that is told all rows at once.
  static let tableDataSources = Part(
    names: ["UITableViewDiffableDataSource"],
    source: """
      class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
        UITableViewDataSource
      {
        private weak var table: UITableView?
        private let provider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
        private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
        var defaultRowAnimation = UITableView.RowAnimation.automatic
        init(
          tableView: UITableView,
          cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
        ) {
          table = tableView
          provider = cellProvider
          tableView.dataSource = self
        }
        func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
          current
        }
        func apply(
          _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
          animatingDifferences: Bool = true, completion: (() -> Void)? = nil
        ) {
          current = snapshot
          table?.reloadData()
          completion?()
        }
        func applySnapshotUsingReloadData(
          _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
        ) { apply(snapshot) }
        func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
          let items = current.itemIdentifiers(
            inSection: current.sectionIdentifiers[indexPath.section])
          return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
        }
        func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
          current.sectionIdentifiers[index]
        }
        func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          current.numberOfItems(inSection: current.sectionIdentifiers[section])
        }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          guard let item = itemIdentifier(for: indexPath) else { return UITableViewCell() }
          return provider(tableView, indexPath, item) ?? UITableViewCell()
        }
        func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { nil }
        func tableView(
          _ tableView: UITableView, titleForFooterInSection section: Int
        ) -> String? { nil }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
        func tableView(
          _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
        func tableView(
          _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { index }
      }
      """
  )

  /// A data source of items that is told all of them at once.
  static let collectionDataSources = Part(
    names: ["UICollectionViewDiffableDataSource"],
    source: """
      class UICollectionViewDiffableDataSource<
        SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
      >: UICollectionViewDataSource {
        private weak var view: UICollectionView?
        private let provider:
          (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
        private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
        /// What a snapshot of each section tells, and of each of its items.
        var _parts: [SectionIdentifierType: Any] = [:]
        var _levels: [ItemIdentifierType: Int] = [:]
        var _isOpened: [ItemIdentifierType: Bool] = [:]
        var supplementaryViewProvider:
          ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
        init(
          collectionView: UICollectionView,
          cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) ->
            UICollectionViewCell?
        ) {
          view = collectionView
          provider = cellProvider
          collectionView.dataSource = self
        }
        func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
          current
        }
        func apply(
          _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
          animatingDifferences: Bool = true, completion: (() -> Void)? = nil
        ) {
          current = snapshot
          view?.reloadData()
          completion?()
        }
        func applySnapshotUsingReloadData(
          _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
        ) { apply(snapshot) }
        func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
          let items = current.itemIdentifiers(
            inSection: current.sectionIdentifiers[indexPath.section])
          return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
        }
        func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
          current.sectionIdentifiers[index]
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int {
          current.numberOfSections
        }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int {
          current.numberOfItems(inSection: current.sectionIdentifiers[section])
        }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          guard let item = itemIdentifier(for: indexPath) else { return UICollectionViewCell() }
          let cell = provider(collectionView, indexPath, item) ?? UICollectionViewCell()
          if let level = _levels[item] { cell._stand(atLevel: level, _isOpened[item] ?? false) }
          return cell
        }
        func collectionView(
          _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { false }
        func collectionView(
          _ collectionView: UICollectionView, moveItemAt source: IndexPath,
          to destination: IndexPath
        ) {}
        func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
        func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView {
          supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
        }
      }
      """
  )
}
