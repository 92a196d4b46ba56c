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
        enum ElementCategory: Int { case cell, supplementaryView, decorationView }
        struct CellRegistration<Cell: UICollectionViewCell, Item> {
          private let handler: (Cell, IndexPath, Item) -> Void
          private let maker: (CGRect) -> Cell = { Cell(frame: $0) }
          init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
          func cell(at path: IndexPath, showing item: Item, in frame: CGRect) -> Cell {
            let cell = maker(frame)
            handler(cell, path, item)
            return cell
          }
        }
        func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
          using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
        ) -> Cell {
          guard let item else { fatalError("a cell is dequeued for no item") }
          return registration.cell(at: indexPath, showing: item, in: frameOfNext)
        }
        struct SupplementaryRegistration<View: UICollectionReusableView> {
          private let kind: String
          private let handler: (View, String, IndexPath) -> Void
          private let maker: (CGRect) -> View = { View(frame: $0) }
          init(elementKind: String, handler: @escaping (View, String, IndexPath) -> Void) {
            kind = elementKind
            self.handler = handler
          }
          func view(at path: IndexPath, in frame: CGRect) -> View {
            let view = maker(frame)
            handler(view, kind, path)
            return view
          }
        }
        func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
          using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
        ) -> View { registration.view(at: indexPath, in: frameOfNext) }
        static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
        static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

        var collectionViewLayout: UICollectionViewLayout {
          didSet {
            collectionViewLayout.collectionView = self
            setNeedsLayout()
          }
        }
        weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
        weak var delegate: UICollectionViewDelegate? { didSet { reloadData() } }
        var allowsSelection = true
        var allowsMultipleSelection = false
        var isPrefetchingEnabled = true
        var prefetchDataSource: Any?
        var dragDelegate: Any?
        var dropDelegate: Any?
        var dragInteractionEnabled = false
        var selfSizingInvalidation = 0
        \(backgroundViews)
        var indexPathsForSelectedItems: [IndexPath]? { [] }
        private var cellClasses: [String: Any.Type] = [:]
        private var viewClasses: [String: Any.Type] = [:]
        private var cells: [IndexPath: UICollectionViewCell] = [:]
        private var edges: [String: UICollectionReusableView] = [:]
        // What is dequeued is made as large as its layout wants it.
        private var frameOfNext = CGRect.zero
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
          return cellClass.init(frame: frameOfNext)
        }
        func dequeueReusableSupplementaryView(
          ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView {
          guard let type = viewClasses[kind + identifier] as? UICollectionReusableView.Type else {
            fatalError(
              "could not dequeue a view of kind: \\(kind) with identifier \\(identifier) - must register a class for the identifier"
            )
          }
          return type.init(frame: frameOfNext)
        }

        var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
        func numberOfItems(inSection section: Int) -> Int {
          dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
        }
        func layoutAttributesForItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          collectionViewLayout.layoutAttributesForItem(at: indexPath)
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
        var sectionCount: Int {
          reloadIfNeeded()
          return counts.count
        }
        func itemCount(of section: Int) -> Int { counts[section] }
        private func reloadIfNeeded() {
          guard needsReload else { return }
          for cell in cells.values { cell.removeFromSuperview() }
          for view in edges.values { view.removeFromSuperview() }
          cells = [:]
          edges = [:]
          needsReload = false
          counts = (0..<numberOfSections).map { max(0, numberOfItems(inSection: $0)) }
        }
        private func cell(at path: IndexPath, in frame: CGRect) -> UICollectionViewCell? {
          if let known = cells[path] { return known }
          frameOfNext = frame
          guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
          cells[path] = cell
          addSubview(cell)
          cell.updateConfigurationIfNeeded()
          delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
          return cell
        }
        /// The size that the content of an item has, of which a layout may keep one side.
        func fittingSize(
          of path: IndexPath, from estimate: CGSize, keepsWidth: Bool = false,
          keepsHeight: Bool = false
        ) -> CGSize {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame.size = estimate.width > 0 ? estimate : CGSize(width: 50, height: 50)
          (attributes._keepsWidth, attributes._keepsHeight) = (keepsWidth, keepsHeight)
          return cell(at: path, in: attributes.frame)?
            .preferredLayoutAttributesFitting(attributes).size ?? attributes.size
        }
        func fittingSize(
          ofEdge kind: String, _ section: Int, from estimate: CGSize, keepsWidth: Bool,
          keepsHeight: Bool
        ) -> CGSize {
          let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
          attributes.frame.size = estimate
          (attributes._keepsWidth, attributes._keepsHeight) = (keepsWidth, keepsHeight)
          return edge(for: attributes)?.preferredLayoutAttributesFitting(attributes).size ?? estimate
        }
        private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
          var unseenCells = cells
          var unseenEdges = edges
          for item in attributes {
            if item.representedElementCategory == .cell {
              unseenCells[item.indexPath] = nil
              show(cell(at: item.indexPath, in: item.frame), as: item)
            } else {
              unseenEdges[edgeKey(of: item)] = nil
              show(edge(for: item), as: item)
            }
          }
          for (path, cell) in unseenCells {
            cells[path] = nil
            cell.removeFromSuperview()
          }
          for (key, edge) in unseenEdges {
            edges[key] = nil
            edge.removeFromSuperview()
          }
        }
        private func show(
          _ view: UICollectionReusableView?, as item: UICollectionViewLayoutAttributes
        ) {
          guard let view else { return }
          if view.transform != .identity { view.transform = .identity }
          view.frame = mirrored(item.frame)
          if item.transform != .identity { view.transform = item.transform }
          if view.alpha != item.alpha { view.alpha = item.alpha }
          if view.isHidden != item.isHidden { view.isHidden = item.isHidden }
          view.layer.zPosition = CGFloat(item.zIndex)
          if let row = item._row { view._join(row) }
          view.apply(item)
        }
        private func edgeKey(of item: UICollectionViewLayoutAttributes) -> String {
          "\\(item.representedElementKind ?? "") \\(item.indexPath.section) \\(item.indexPath.item)"
        }
        private func edge(
          for item: UICollectionViewLayoutAttributes
        ) -> UICollectionReusableView? {
          let key = edgeKey(of: item)
          if let known = edges[key] { return known }
          let kind = item.representedElementKind ?? ""
          frameOfNext = item.frame
          let new = item.representedElementCategory == .decorationView
            ? collectionViewLayout._decoration(of: kind)
            : dataSource?.collectionView(
              self, viewForSupplementaryElementOfKind: kind, at: item.indexPath)
          guard let new else { return nil }
          edges[key] = new
          addSubview(new)
          return new
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
          reloadIfNeeded()
          backgroundView?.frame = bounds
          guard bounds.width > 0 else { return }
          collectionViewLayout._forget()
          collectionViewLayout.prepare()
          let seen = CGRect(origin: contentOffset, size: bounds.size)
          show(collectionViewLayout.layoutAttributesForElements(in: seen) ?? [])
          let size = collectionViewLayout.collectionViewContentSize
          if contentSize != size { contentSize = size }
        }
      }
      """
  )
}
