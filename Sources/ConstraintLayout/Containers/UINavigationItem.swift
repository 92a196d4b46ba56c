/// What a navigation bar shows of a controller.
public final class UINavigationItem {
  /// How a title is shown.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the bar prefers.
    case automatic = 0
    /// On a line of its own.
    case always = 1
    /// In the bar.
    case never = 2
  }

  /// What stands beside the arrow of the button that goes back here.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title, or "Back" where it is too long.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// The title; `nil` leaves it to the controller's.
  public var title: String?
  /// What stands below the title; `nil` for nothing.
  public var subtitle: String?
  /// The title where it has a line of its own; `nil` for the same title.
  public var largeTitle: String?
  /// What stands below such a title; `nil` for the same as below others.
  public var largeSubtitle: String?
  /// How the title is shown.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Whether there is no button that goes back from here.
  public var hidesBackButton = false
  /// Whether buttons at the leading side leave that button in its place.
  public var leftItemsSupplementBackButton = false
  /// What the button that goes back here says; `nil` for the title.
  public var backButtonTitle: String?
  /// The button that goes back here, of which the words are shown; `nil` for the system's.
  public var backBarButtonItem: UIBarButtonItem?
  /// What stands beside the arrow of the button that goes back here.
  public var backButtonDisplayMode = BackButtonDisplayMode.default

  /// The view in place of the title; `nil` for none.
  public var titleView: UIView?
  /// The buttons at the leading side, from there inwards; `nil` for none.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing side, from there inwards; `nil` for none.
  public var rightBarButtonItems: [UIBarButtonItem]?
  /// The field to search with; `nil` for none.
  public var searchBar: UIView?
  /// Whether the field goes when content is scrolled, which a picture does not show.
  public var hidesSearchBarWhenScrolling = true
  package var keptValues: [String: Any] = [:]

  /// The first button at the leading side; `nil` for none.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing side; `nil` for none.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  init() {}

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}
