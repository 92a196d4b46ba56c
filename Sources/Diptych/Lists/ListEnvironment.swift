private enum MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue = ListMetrics.minimumRowHeight
}

private enum RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum SectionMarginsKey: EnvironmentKey {
  static let defaultValue = ListSectionMargins()
}

/// The margins of the sections of a list, in points; `nil` where the list decides.
struct ListSectionMargins: Hashable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
}

extension EnvironmentValues {
  /// The margins of the sections of a list.
  var listSectionMargins: ListSectionMargins {
    get { self[SectionMarginsKey.self] }
    set { self[SectionMarginsKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The least height of the row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The gap between the rows of a list, in points; `nil` where the list decides.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The gap between the sections of a list, in points; `nil` where the list decides.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// The gap between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// In points; `nil` where the list decides.
  let length: CGFloat?

  /// As the list decides.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Half of the default; weakly attested.
  public static let compact = ListSectionSpacing(length: ListMetrics.sectionSpacing / 2)

  /// A gap in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

extension View {
  /// Sets the gap between the rows of a list, in points; `nil` leaves it to the list.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the gap between the sections of a list.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the gap between the sections of a list, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the margins of the sections of a list, in points; `nil` leaves them to the list.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    transformEnvironment(\.listSectionMargins) { margins in
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
    }
  }

  /// Decides whether the ground of a list is shown; a terminal's own is.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Decides whether the lines around the sections of a list are shown, which a picture leaves out.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Paints the lines around the sections of a list, which a picture leaves out.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Adds actions behind the row of a list, which a picture does not show.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    self
  }
}
