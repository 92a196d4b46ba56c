extension Prelude {
  /// What rows show, told as a value.
  static let contentConfigurations = Part(
    names: ["UIListContentConfiguration", "UIBackgroundConfiguration"],
    source: """
      struct UIListContentConfiguration {
        var text: String?
        var secondaryText: String?
        var attributedText: NSAttributedString?
        var image: UIImage?
        var textProperties = TextProperties()
        var secondaryTextProperties = TextProperties()
        var imageProperties = ImageProperties()
        var imageToTextPadding: CGFloat = 16
        var textToSecondaryTextVerticalPadding: CGFloat = 0
        var prefersSideBySideTextAndSecondaryText = false
        var directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 11, leading: 16, bottom: 11, trailing: 16)
        struct TextProperties {
          enum TextAlignment { case natural, center, justified }
          var font = UIFont.systemFont(ofSize: 17)
          var color = UIColor.label
          var numberOfLines = 0
          var alignment = TextAlignment.natural
          var adjustsFontForContentSizeCategory = true
        }
        struct ImageProperties {
          var tintColor: UIColor?
          var cornerRadius: CGFloat = 0
          var maximumSize = CGSize.zero
          var reservedLayoutSize = CGSize.zero
          var preferredSymbolConfiguration: Any?
        }
        static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func sidebarSubtitleCell() -> UIListContentConfiguration {
          UIListContentConfiguration()
        }
        static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
          UIListContentConfiguration()
        }
        static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func valueCell() -> UIListContentConfiguration {
          var configuration = UIListContentConfiguration()
          configuration.prefersSideBySideTextAndSecondaryText = true
          return configuration
        }
      }
      struct UIBackgroundConfiguration {
        var backgroundColor: UIColor?
        var cornerRadius: CGFloat = 0
        static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
        static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
        static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      }
      """
  )

  /// Controllers that are a table.
  static let tableControllers = Part(
    names: ["UITableViewController"],
    source: """
      class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private var style = UITableView.Style.plain
        var tableView: UITableView!
        var clearsSelectionOnViewWillAppear = true
        var refreshControl: Any?

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
