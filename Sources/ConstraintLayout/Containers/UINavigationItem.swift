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

  /// The title; `nil` leaves it to the controller's.
  public var title: String?
  /// How the title is shown.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  init() {}

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}

/// What a tab bar shows of a controller.
public final class UITabBarItem {
  /// The title; `nil` leaves it to the controller's.
  public var title: String?
  /// The picture above the title; `nil` for none.
  public var image: UIImage?
  /// A number to know the item by.
  public var tag: Int

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
}
