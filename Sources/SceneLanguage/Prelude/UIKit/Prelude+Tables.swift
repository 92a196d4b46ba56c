extension Prelude {
  /// The place of a row or an item among sections.
  static let indexPaths = Part(
    names: ["IndexPath"],
    source: """
      struct IndexPath: Hashable, Comparable, Codable, Sequence, CustomStringConvertible,
        ExpressibleByArrayLiteral
      {
        private var indexes: [Int]
        init(arrayLiteral indexes: Int...) { self.indexes = indexes }
        var section: Int {
          get { indexes[0] }
          set { indexes[0] = newValue }
        }
        var row: Int {
          get { indexes[1] }
          set { indexes[1] = newValue }
        }
        var item: Int {
          get { row }
          set { row = newValue }
        }
        init() { indexes = [] }
        init(index: Int) { indexes = [index] }
        init(indexes: [Int]) { self.indexes = indexes }
        init(row: Int, section: Int) { indexes = [section, row] }
        init(item: Int, section: Int) { self.init(row: item, section: section) }
        var count: Int { indexes.count }
        var isEmpty: Bool { indexes.isEmpty }
        var description: String { indexes.description }
        func makeIterator() -> IndexingIterator<[Int]> { indexes.makeIterator() }
        subscript(place: Int) -> Int {
          get { indexes[place] }
          set { indexes[place] = newValue }
        }
        mutating func append(_ index: Int) { indexes.append(index) }
        func appending(_ index: Int) -> IndexPath { IndexPath(indexes: indexes + [index]) }
        func dropLast() -> IndexPath { IndexPath(indexes: Array(indexes.dropLast())) }
        static func < (left: IndexPath, right: IndexPath) -> Bool {
          left.indexes.lexicographicallyPrecedes(right.indexes)
        }
      }
      """
  )

  /// What tells a table of rows what it shows.
  static let tableProtocols = Part(
    names: ["UITableViewDataSource", "UITableViewDelegate"],
    source: """
      protocol UITableViewDataSource: AnyObject {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell
        func numberOfSections(in tableView: UITableView) -> Int
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
      }
      extension UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { nil }
        func tableView(
          _ tableView: UITableView, titleForFooterInSection section: Int
        ) -> String? { nil }
      }
      protocol UITableViewDelegate: AnyObject {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
        func tableView(
          _ tableView: UITableView, heightForHeaderInSection section: Int
        ) -> CGFloat
        func tableView(
          _ tableView: UITableView, heightForFooterInSection section: Int
        ) -> CGFloat
        func tableView(
          _ tableView: UITableView, viewForHeaderInSection section: Int
        ) -> UIView?
        func tableView(
          _ tableView: UITableView, viewForFooterInSection section: Int
        ) -> UIView?
        func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        )
        func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        )
      }
      extension UITableViewDelegate {
        func tableView(
          _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { tableView.rowHeight }
        func tableView(
          _ tableView: UITableView, heightForHeaderInSection section: Int
        ) -> CGFloat { tableView.sectionHeaderHeight }
        func tableView(
          _ tableView: UITableView, heightForFooterInSection section: Int
        ) -> CGFloat { tableView.sectionFooterHeight }
        func tableView(
          _ tableView: UITableView, viewForHeaderInSection section: Int
        ) -> UIView? { nil }
        func tableView(
          _ tableView: UITableView, viewForFooterInSection section: Int
        ) -> UIView? { nil }
        func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {}
      }
      """
  )

  /// A column of rows from which a scene sees those that fit on the screen.
  ///
  /// Rows are as high as their constraints want, or 44 points. The heights of headers without a
  /// view of their own are those of iOS 15 to 18 with text in a terminal's cells; they, and the
  /// room above plain headers, are weak evidence, as are the insets of grouped sections.
  static let tables = Part(
    names: ["UITableView"],
    source: """
      class UITableView: UIScrollView {
        enum Style: Int { case plain, grouped, insetGrouped }
        enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic }
        enum ScrollPosition: Int { case none, top, middle, bottom }
        static let automaticDimension: CGFloat = -1
        static let indexSearch = "{search}"

        let style: Style
        weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }
        weak var delegate: UITableViewDelegate? { didSet { reloadData() } }
        var rowHeight: CGFloat = -1
        var estimatedRowHeight: CGFloat = -1
        var sectionHeaderHeight: CGFloat = -1
        var sectionFooterHeight: CGFloat = -1
        var estimatedSectionHeaderHeight: CGFloat = -1
        var estimatedSectionFooterHeight: CGFloat = -1
        var sectionHeaderTopPadding: CGFloat = -1
        var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
        var separatorColor: UIColor? = .separator
        var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        var separatorInsetReference = 0
        var allowsSelection = true, allowsMultipleSelection = false
        var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
        var sectionIndexColor: UIColor?, sectionIndexBackgroundColor: UIColor?
        var dragInteractionEnabled = true, remembersLastFocusedIndexPath = false
        var cellLayoutMarginsFollowReadableWidth = false
        var insetsContentViewsToSafeArea = true
        var isEditing = false
        \(backgroundViews)
        var prefetchDataSource: Any?, dragDelegate: Any?, dropDelegate: Any?
        var indexPathForSelectedRow: IndexPath? { nil }
        var indexPathsForSelectedRows: [IndexPath]? { nil }
        var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
        var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
        private var cellClasses: [String: Any.Type] = [:]
        private var viewClasses: [String: Any.Type] = [:]
        private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
        private var headers: [Int: UIView] = [:]
        private var footers: [Int: UIView] = [:]
        private var sectionCounts: [Int] = []
        private var needsReload = true
        private var placedSize = CGSize.zero

        init(frame: CGRect, style: Style) {
          self.style = style
          super.init(frame: frame)
          prepare()
        }
        override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
        required init?(coder: NSCoder) {
          style = .plain
          super.init(coder: coder)
        }
        private func prepare() {
          backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
          alwaysBounceVertical = true
        }
        private func replace(_ old: UIView?, by new: UIView?) {
          old?.removeFromSuperview()
          if let new { addSubview(new) }
          setNeedsLayout()
        }

        func register(_ cellClass: Any.Type?, forCellReuseIdentifier identifier: String) {
          cellClasses[identifier] = cellClass
        }
        func register(_ viewClass: Any.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
          viewClasses[identifier] = viewClass
        }
        func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
          guard let cellClass = cellClasses[identifier] as? UITableViewCell.Type else { return nil }
          return cellClass.init(style: .default, reuseIdentifier: identifier)
        }
        func dequeueReusableCell(
          withIdentifier identifier: String, for indexPath: IndexPath
        ) -> UITableViewCell {
          guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
              "unable to dequeue a cell with identifier \\(identifier) - must register a class for the identifier"
            )
          }
          return cell
        }
        func dequeueReusableHeaderFooterView(
          withIdentifier identifier: String
        ) -> UITableViewHeaderFooterView? {
          guard let type = viewClasses[identifier] as? UITableViewHeaderFooterView.Type else {
            return nil
          }
          return type.init(reuseIdentifier: identifier)
        }

        var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
        func numberOfRows(inSection section: Int) -> Int {
          dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        }
        var visibleCells: [UITableViewCell] { rows.map { $0.cell } }
        var indexPathsForVisibleRows: [IndexPath]? { rows.map { $0.path } }
        func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
          rows.first { $0.path == indexPath }?.cell
        }
        func indexPath(for cell: UITableViewCell) -> IndexPath? {
          rows.first { $0.cell === cell }?.path
        }
        func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
          headers[section] as? UITableViewHeaderFooterView
        }
        func rectForRow(at indexPath: IndexPath) -> CGRect {
          cellForRow(at: indexPath)?.frame ?? .zero
        }

        func reloadData() {
          needsReload = true
          setNeedsLayout()
        }
        func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
        func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
        func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
        func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
        func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
        func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
        func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
        func beginUpdates() {}
        func endUpdates() { reloadData() }
        func performBatchUpdates(
          _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
          updates?()
          reloadData()
        }
        func selectRow(
          at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
        ) {}
        func deselectRow(at indexPath: IndexPath, animated: Bool) {}
        func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
        func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

        override func layoutSubviews() {
          super.layoutSubviews()
          if needsReload {
            for row in rows { row.cell.removeFromSuperview() }
            for view in headers.values { view.removeFromSuperview() }
            for view in footers.values { view.removeFromSuperview() }
            rows = []
            headers = [:]
            footers = [:]
            needsReload = false
            let source = dataSource
            sectionCounts = (0..<numberOfSections).map {
              max(0, source?.tableView(self, numberOfRowsInSection: $0) ?? 0)
            }
          }
          backgroundView?.frame = bounds
          guard bounds.width > 0 else { return }
          place()
        }

        private var tableDelegate: UITableViewDelegate? { delegate }
        /// The room beside sections that stand apart, in points.
        private var sectionInset: CGFloat {
          style == .insetGrouped ? UITableViewCell.sideMargin(in: bounds.width) : 0
        }

        private func place() {
          let width = bounds.width
          var y: CGFloat = 0
          if let tableHeaderView {
            let height = tableHeaderView.frame.height
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: height)
            y = height
          }
          var index = 0
          for section in sectionCounts.indices {
            if y > bounds.height { y += 44 * CGFloat(sectionCounts[section]); continue }
            y += placeEdge(of: section, at: y, isHeader: true)
            for row in 0..<sectionCounts[section] {
              if y > bounds.height { y += 44 * CGFloat(sectionCounts[section] - row); break }
              let path = IndexPath(row: row, section: section)
              let height = placeRow(index, path, at: y)
              index += 1
              y += height
            }
            y += placeEdge(of: section, at: y, isHeader: false)
          }
          if let tableFooterView {
            let height = tableFooterView.frame.height
            tableFooterView.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
          }
          contentSize = CGSize(width: width, height: y)
        }

        private func placeRow(_ index: Int, _ path: IndexPath, at y: CGFloat) -> CGFloat {
          let isNew = index >= rows.count
          if isNew {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return 0 }
            rows.append((path, cell))
          }
          let cell = rows[index].cell
          let width = bounds.width - 2 * sectionInset
          cell.joins(self, isLast: path.row == sectionCounts[path.section] - 1, width: width)
          if isNew {
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
          }
          let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
          let height = asked >= 0 ? asked : cell.fittingHeight(in: width)
          cell.frame = CGRect(x: sectionInset, y: y, width: width, height: height)
          return height
        }

        /// Places the header or the footer of a section, and gives its height.
        private func placeEdge(of section: Int, at y: CGFloat, isHeader: Bool) -> CGFloat {
          let known = isHeader ? headers[section] : footers[section]
          let title = isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
          let view: UIView? = known ?? makeEdge(of: section, title: title, isHeader: isHeader)
          let asked = isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
              ?? sectionHeaderHeight
            : tableDelegate?.tableView(self, heightForFooterInSection: section)
              ?? sectionFooterHeight
          var height = asked
          if asked < 0 {
            if let view {
              height = title == nil || !(view is UITableViewHeaderFooterView)
                ? view.systemLayoutSizeFitting(
                  CGSize(width: bounds.width - 2 * sectionInset, height: 0),
                  withHorizontalFittingPriority: .required,
                  verticalFittingPriority: .fittingSizeLevel
                ).height
                : standardHeight(of: section, isHeader: isHeader)
              if height <= 0 { height = style == .plain ? 28 : 18 }
            } else {
              height = style == .plain ? 0 : isHeader && section == 0 ? 35 : 18
            }
          }
          let padding = isHeader && view != nil && style == .plain && asked < 0
            ? max(0, sectionHeaderTopPadding < 0 ? 22 : sectionHeaderTopPadding) : 0
          view?.frame = CGRect(
            x: sectionInset, y: y + padding, width: bounds.width - 2 * sectionInset,
            height: height)
          return height + padding
        }

        private func standardHeight(of section: Int, isHeader: Bool) -> CGFloat {
          if style == .plain { return 28 }
          return isHeader && section == 0 ? 55 : 38
        }

        private func makeEdge(of section: Int, title: String?, isHeader: Bool) -> UIView? {
          let own = isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            : tableDelegate?.tableView(self, viewForFooterInSection: section)
          var view = own
          if view == nil, let title {
            let standard = UITableViewHeaderFooterView(reuseIdentifier: nil)
            standard.textLabel?.text = title
            standard.textLabel?.textColor = .secondaryLabel
            standard.standsBelow = style != .plain && isHeader
            view = standard
          }
          guard let view else { return nil }
          if isHeader { headers[section] = view } else { footers[section] = view }
          addSubview(view)
          if isHeader {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
          }
          return view
        }
      }
      """
  )
}
