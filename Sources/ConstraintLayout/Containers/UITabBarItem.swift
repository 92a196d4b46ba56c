/// What a tab bar shows of a controller.
public final class UITabBarItem {
  /// An item that the system knows the looks of.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    /// The words below the picture.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The name of the symbol; weak, for the system draws pictures of its own.
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.number"
      }
    }
  }

  /// The title; `nil` leaves it to the controller's.
  public var title: String?
  /// The picture above the title; `nil` for none.
  public var image: UIImage?
  /// The picture while the item is chosen; `nil` for the usual one.
  public var selectedImage: UIImage?
  /// A number to know the item by.
  public var tag: Int
  /// The words of the mark over the picture; `nil` for none.
  public var badgeValue: String?
  /// The colour behind the mark; `nil` for the system's red.
  public var badgeColor: UIColor?
  package var keptValues: [String: Any] = [:]

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another picture for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item that the system knows.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: item.title, image: UIImage(systemName: item.symbol), tag: tag)
  }
}
