extension Prelude {
  /// Controllers that are a table.
  static let tableControllers = Part(
    names: ["UITableViewController"],
    source: """
      class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private var style = UITableView.Style.plain
        private var table: UITableView?
        private var isLoading = false
        var tableView: UITableView! {
          get {
            if table == nil, !isLoading {
              isLoading = true
              loadViewIfNeeded()
              isLoading = false
            }
            return table
          }
          set { table = newValue }
        }
        var clearsSelectionOnViewWillAppear = true
        var refreshControl: UIRefreshControl? {
          get { tableView.refreshControl }
          set { tableView.refreshControl = newValue }
        }

        init(style: UITableView.Style) {
          self.style = style
          super.init(nibName: nil, bundle: nil)
        }
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func loadView() {
          let table = UITableView(frame: .zero, style: style)
          table.dataSource = self
          table.delegate = self
          tableView = table
          view = table
        }
        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { nil }
        func tableView(
          _ tableView: UITableView, titleForFooterInSection section: Int
        ) -> String? { nil }
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
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        func tableView(
          _ tableView: UITableView, canEditRowAt indexPath: IndexPath
        ) -> Bool { true }
        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {}
        func tableView(
          _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
        ) -> Bool { false }
        func tableView(
          _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
          to destinationIndexPath: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat { tableView.estimatedRowHeight }
        func tableView(
          _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? { indexPath }
        func tableView(
          _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool { true }
        func tableView(
          _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .delete }
        func tableView(
          _ tableView: UITableView,
          leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
        func tableView(
          _ tableView: UITableView,
          trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
      }
      """
  )

  /// The buttons behind a row, which a picture does not show.
  static let swipeActions = Part(
    names: ["UISwipeActionsConfiguration", "UIContextualAction"],
    source: """
      class UIContextualAction {
        enum Style: Int { case normal, destructive }
        typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
        let style: Style
        let handler: Handler
        var title: String?
        var image: UIImage?
        var backgroundColor: UIColor! = .systemGray
        init(style: Style, title: String?, handler: @escaping Handler) {
          self.style = style
          self.title = title
          self.handler = handler
        }
      }
      class UISwipeActionsConfiguration {
        let actions: [UIContextualAction]
        var performsFirstActionWithFullSwipe = true
        init(actions: [UIContextualAction]) { self.actions = actions }
      }
      """
  )
}
