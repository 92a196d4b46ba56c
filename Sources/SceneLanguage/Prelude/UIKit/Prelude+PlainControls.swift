extension Prelude {
  /// A playground's page: what stands there is what the scene previews.
  static let playgrounds = Part(
    names: ["PlaygroundPage"],
    source: """
      class PlaygroundPage {
        static let current = PlaygroundPage()
        var liveView: Any?
        var needsIndefiniteExecution = false
        func finishExecution() {}
        func setLiveView(_ view: Any?) { liveView = view }
      }
      """
  )

  /// Controls with sizes of their own that a terminal shows as boxes; the heights are UIKit's.
  static let plainControls = Part(
    names: [
      "UISearchBar", "UISearchController", "searchController", "UIRefreshControl",
      "refreshControl",
    ],
    source: """
      class UISearchTextField: UITextField {}
      class UISearchBar: UIView {
        enum Style: Int { case `default`, prominent, minimal }
        let searchTextField = UISearchTextField()
        var text: String? {
          get { searchTextField.text }
          set { searchTextField.text = newValue }
        }
        var placeholder: String? {
          get { searchTextField.placeholder }
          set { searchTextField.placeholder = newValue }
        }
        var delegate: Any?
        var searchBarStyle = Style.default
        var barTintColor: UIColor?
        var isTranslucent = true
        var showsCancelButton = false
        var prompt: String?
        var scopeButtonTitles: [String]?
        var autocapitalizationType = UITextAutocapitalizationType.none
        var autocorrectionType = UITextAutocorrectionType.default
        var returnKeyType = UIReturnKeyType.search
        var keyboardType = UIKeyboardType.default
        var backgroundImage: UIImage?
        var selectedScopeButtonIndex = 0
        var showsScopeBar = false
        var showsBookmarkButton = false
        var barStyle = UIBarStyle.default
        var enablesReturnKeyAutomatically = true
        var isSearchResultsButtonSelected = false
        enum Icon: Int { case search, clear, bookmark, resultsList }
        func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
          if icon == .search { (searchTextField.leftView as? UIImageView)?.image = image }
        }
        func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
        var searchTextPositionAdjustment = UIOffset.zero
        var searchFieldBackgroundPositionAdjustment = UIOffset.zero
        var scopeBarBackgroundImage: UIImage?
        func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
        override init(frame: CGRect) {
          super.init(frame: frame)
          prepare()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        private func prepare() {
          searchTextField.borderStyle = .roundedRect
          let image = UIImageView(image: UIImage(systemName: "magnifyingglass"))
          image.tintColor = .secondaryLabel
          searchTextField.leftView = image
          searchTextField.leftViewMode = .always
          addSubview(searchTextField)
          setContentHuggingPriority(.defaultHigh, for: .vertical)
        }
        func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
        override var intrinsicContentSize: CGSize {
          CGSize(width: UIView.noIntrinsicMetric, height: 56)
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: size.width, height: 56)
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          searchTextField.frame = CGRect(
            x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16), height: 36)
        }
      }
      class UISearchController: UIViewController {
        let searchBar = UISearchBar()
        var searchResultsUpdater: Any?
        var delegate: Any?
        var isActive = false
        var obscuresBackgroundDuringPresentation = true
        var hidesNavigationBarDuringPresentation = true
        enum ScopeBarActivation: Int { case automatic, manual, onTextEntry, onSearchActivation }
        var scopeBarActivation = ScopeBarActivation.automatic
        var automaticallyShowsCancelButton = true
        var automaticallyShowsScopeBar = true
        var automaticallyShowsSearchResultsController = true
        var showsSearchResultsController = false
        var searchResultsController: UIViewController?
        init(searchResultsController: UIViewController?) {
          super.init(nibName: nil, bundle: nil)
          self.searchResultsController = searchResultsController
        }
        convenience init() { self.init(searchResultsController: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      extension UINavigationItem {
        var searchController: UISearchController? {
          get { _searchController as? UISearchController }
          set {
            _searchController = newValue
            _searchBar = newValue?.searchBar
          }
        }
      }
      extension UIScrollView {
        var refreshControl: UIRefreshControl? {
          get { _refreshControl as? UIRefreshControl }
          set { _refreshControl = newValue }
        }
      }
      class UIRefreshControl: UIControl {
        var isRefreshing = false
        var attributedTitle: NSAttributedString?
        func beginRefreshing() { isRefreshing = true }
        func endRefreshing() { isRefreshing = false }
      }
      """
  )

  /// What tells the size to which a view is about to change.
  static let transitions = Part(
    names: ["UIViewControllerTransitionCoordinator", "transitionCoordinator"],
    source: """
      class UIViewControllerTransitionCoordinator {
        @discardableResult
        func animate(
          alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)? = nil
        ) -> Bool { false }
        let isAnimated = false
        let transitionDuration: TimeInterval = 0
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
          nil
        }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
      }
      struct UITransitionContextViewControllerKey: Hashable {
        let rawValue: String
        static let from = UITransitionContextViewControllerKey(rawValue: "from")
        static let to = UITransitionContextViewControllerKey(rawValue: "to")
      }
      struct UITransitionContextViewKey: Hashable {
        let rawValue: String
        static let from = UITransitionContextViewKey(rawValue: "from")
        static let to = UITransitionContextViewKey(rawValue: "to")
      }
      extension UIViewController {
        var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
      }
      """
  )

  /// Fonts that follow the text size of the user, which a terminal has none of.
  static let fontMetrics = Part(
    names: ["UIFontMetrics", "CTFont"],
    source: """
      typealias CTFont = UIFont
      class UIFontMetrics {
        static let `default` = UIFontMetrics(forTextStyle: .body)
        init(forTextStyle style: UIFont.TextStyle) {}
        func scaledFont(for font: UIFont) -> UIFont { font }
        func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
        func scaledValue(for value: CGFloat) -> CGFloat { value }
      }
      """
  )
}
