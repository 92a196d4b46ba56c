/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case sidebar, content, detail
  }

  let place: Place

  /// The first column, which leads to the others.
  public static let sidebar = NavigationSplitViewColumn(place: .sidebar)
  /// The middle one of three columns; the last one of two.
  public static let content = NavigationSplitViewColumn(place: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(place: .detail)
}

/// Which columns of a split view are seen where there is room for several.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  enum Columns: Hashable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }

  let columns: Columns

  /// The columns for which there is room.
  public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(columns: .all)
  /// The last two of three columns; both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)
}
