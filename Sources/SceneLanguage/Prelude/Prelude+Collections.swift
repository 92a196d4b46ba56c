extension Prelude {
  /// A view of items, of which a scene sees those that fit on the screen.
  static let collections = Part(
    names: ["UICollectionView"],
    source: """
      class UICollectionView: UIScrollView {
        enum ScrollDirection: Int { case vertical, horizontal }
        enum ScrollPosition: Int {
          case top, centeredVertically, bottom, left, centeredHorizontally, right
        }
        struct CellRegistration<Cell: UICollectionViewCell, Item> {
          private let handler: (Cell, IndexPath, Item) -> Void
          private let maker: () -> Cell = { Cell(frame: .zero) }
          init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
          func cell(at path: IndexPath, showing item: Item) -> Cell {
            let cell = maker()
            handler(cell, path, item)
            return cell
          }
        }
        func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
          using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
        ) -> Cell {
          guard let item else { fatalError("a cell is dequeued for no item") }
          return registration.cell(at: indexPath, showing: item)
        }
        struct SupplementaryRegistration<View: UICollectionReusableView> {
          private let kind: String
          private let handler: (View, String, IndexPath) -> Void
          private let maker: () -> View = { View(frame: .zero) }
          init(elementKind: String, handler: @escaping (View, String, IndexPath) -> Void) {
            kind = elementKind
            self.handler = handler
          }
          func view(at path: IndexPath) -> View {
            let view = maker()
            handler(view, kind, path)
            return view
          }
        }
        func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
          using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
        ) -> View { registration.view(at: indexPath) }
        static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
        static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

        var collectionViewLayout: UICollectionViewLayout {
          didSet {
            collectionViewLayout.collectionView = self
            setNeedsLayout()
          }
        }
        weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
        var allowsSelection = true
        var allowsMultipleSelection = false
        var isPrefetchingEnabled = true
        var prefetchDataSource: Any?
        var dragDelegate: Any?
        var dropDelegate: Any?
        var dragInteractionEnabled = false
        var selfSizingInvalidation = 0
        var backgroundView: UIView?
        var indexPathsForSelectedItems: [IndexPath]? { [] }
        private var cellClasses: [String: Any.Type] = [:]
        private var viewClasses: [String: Any.Type] = [:]
        private var cells: [IndexPath: UICollectionViewCell] = [:]
        private var edges: [String: UICollectionReusableView] = [:]
        private var needsReload = true
        private var counts: [Int] = []

        convenience init() {
          fatalError("UICollectionView must be initialized with a non-nil layout parameter")
        }
        init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
          collectionViewLayout = layout
          super.init(frame: frame)
          layout.collectionView = self
          backgroundColor = .systemBackground
        }
        required init?(coder: NSCoder) {
          collectionViewLayout = UICollectionViewLayout()
          super.init(coder: coder)
        }

        func register(_ cellClass: Any.Type?, forCellWithReuseIdentifier identifier: String) {
          cellClasses[identifier] = cellClass
        }
        func register(
          _ viewClass: Any.Type?, forSupplementaryViewOfKind kind: String,
          withReuseIdentifier identifier: String
        ) { viewClasses[kind + identifier] = viewClass }
        func dequeueReusableCell(
          withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
          guard let cellClass = cellClasses[identifier] as? UICollectionViewCell.Type else {
            fatalError(
              "could not dequeue a view of kind: UICollectionElementKindCell with identifier \\(identifier) - must register a class for the identifier"
            )
          }
          return cellClass.init(frame: .zero)
        }
        func dequeueReusableSupplementaryView(
          ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView {
          guard let type = viewClasses[kind + identifier] as? UICollectionReusableView.Type else {
            fatalError(
              "could not dequeue a view of kind: \\(kind) with identifier \\(identifier) - must register a class for the identifier"
            )
          }
          return type.init(frame: .zero)
        }

        var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
        func numberOfItems(inSection section: Int) -> Int {
          dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
        }
        var visibleCells: [UICollectionViewCell] { Array(cells.values) }
        var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
        func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
        func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
          cells.first { $0.value === cell }?.key
        }
        func reloadData() {
          needsReload = true
          setNeedsLayout()
        }
        func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
        func insertItems(at indexPaths: [IndexPath]) { reloadData() }
        func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
        func reloadSections(_ sections: IndexSet) { reloadData() }
        func performBatchUpdates(
          _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
          updates?()
          reloadData()
        }
        func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
          collectionViewLayout = layout
        }
        func scrollToItem(
          at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
        ) {}
        func selectItem(
          at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
        ) {}
        func deselectItem(at indexPath: IndexPath, animated: Bool) {}

        // What layouts ask.
        var sectionCount: Int { counts.count }
        func itemCount(of section: Int) -> Int { counts[section] }
        private func cell(at path: IndexPath) -> UICollectionViewCell? {
          if let known = cells[path] { return known }
          guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
          cells[path] = cell
          addSubview(cell)
          cell.updateConfigurationIfNeeded()
          (delegate as? UICollectionViewDelegate)?
            .collectionView(self, willDisplay: cell, forItemAt: path)
          return cell
        }
        func fittingSize(of path: IndexPath, in width: CGFloat) -> CGSize {
          let size = cell(at: path)?.contentView.systemLayoutSizeFitting(.zero) ?? .zero
          return size == .zero ? CGSize(width: 50, height: 50) : size
        }
        func fittingHeight(of path: IndexPath, in width: CGFloat) -> CGFloat {
          let height = cell(at: path)?.fittingHeight(in: width) ?? 0
          return height > 0 ? height : 44
        }
        func show(_ path: IndexPath, in frame: CGRect) {
          guard let cell = cell(at: path) else { return }
          cell.frame = mirrored(frame)
        }
        func show(_ kind: String, of section: Int, in frame: CGRect) {
          let key = kind + String(section)
          if edges[key] == nil {
            let path = IndexPath(item: 0, section: section)
            edges[key] = dataSource?.collectionView(
              self, viewForSupplementaryElementOfKind: kind, at: path)
            if let view = edges[key] { addSubview(view) }
          }
          edges[key]?.frame = mirrored(frame)
        }
        private var isRightToLeft: Bool {
          effectiveUserInterfaceLayoutDirection == .rightToLeft
            && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
        }
        private func mirrored(_ frame: CGRect) -> CGRect {
          guard isRightToLeft else { return frame }
          var frame = frame
          frame.origin.x =
            bounds.width - contentInset.left - contentInset.right - frame.origin.x - frame.width
          return frame
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          if needsReload {
            for cell in cells.values { cell.removeFromSuperview() }
            for view in edges.values { view.removeFromSuperview() }
            cells = [:]
            edges = [:]
            needsReload = false
            counts = (0..<numberOfSections).map { max(0, numberOfItems(inSection: $0)) }
          }
          guard bounds.width > 0, bounds.height > 0 else { return }
          collectionViewLayout.prepare()
          let size = collectionViewLayout.place(in: self)
          if contentSize != size { contentSize = size }
        }
      }
      """
  )
}
