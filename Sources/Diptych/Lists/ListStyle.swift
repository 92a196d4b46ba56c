/// How lists look; scenes choose one and cannot declare their own.
public protocol ListStyle {
  /// How the rows of a section are framed.
  var frame: ListFrame { get }
}

/// How a list frames the rows of a section.
public enum ListFrame: Hashable, Sendable {
  /// Rows from edge to edge.
  case none
  /// Rows from edge to edge on a common ground.
  case ground
  /// Rows in a box with rounded corners.
  case box
}

/// The style that the place of a list decides: grouped in boxes.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Rows in a box.
  public var frame: ListFrame { .box }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Rows from edge to edge.
  public var frame: ListFrame { .none }
}

/// Rows from edge to edge, shown as in a plain list.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Rows from edge to edge.
  public var frame: ListFrame { .none }
}

/// Sections of rows from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Rows on a common ground.
  public var frame: ListFrame { .ground }
}

/// Sections of rows in boxes.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Rows in a box.
  public var frame: ListFrame { .box }
}

/// Sections of rows that lead elsewhere, shown in boxes.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Rows in a box.
  public var frame: ListFrame { .box }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that the place of a list decides.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections of rows from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections of rows in boxes.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections of rows that lead elsewhere.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Draws the lists in the view in a style.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    changingStyles { $0.list = style }
  }
}
