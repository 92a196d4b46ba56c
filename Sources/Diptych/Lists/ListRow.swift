/// What a view asks of the row of a list around it.
struct ListRow {
  /// The room around the content, in points; `nil` where the list decides.
  var insets: EdgeInsets?
  /// How much further than the list's edge the content begins, in points, for rows below others.
  var indentation: CGFloat = 0
  /// The identities by which a scroll view finds the row.
  var identities: [AnyHashable] = []
  /// What lies behind the content; `nil` where the list decides.
  var background: (any View)?
  /// Whether the line above the row is hidden.
  var hidesTopSeparator = false
  /// Whether the line below the row is hidden.
  var hidesBottomSeparator = false
  /// The colour of the lines; `nil` where the list decides.
  var separatorTint: Color?
  /// Whether an edited list lets the row be deleted, as the views around it say.
  var isDeletable = false
  /// Whether an edited list lets the row be moved, as the views around it say.
  var isMovable = false
  /// Whether the row itself cannot be deleted.
  var isDeleteDisabled = false
  /// Whether the row itself cannot be moved.
  var isMoveDisabled = false
}

extension View {
  private func listRow(_ change: @escaping (inout ListRow) -> Void) -> some View {
    changingMembership { change(&$0.row) }
  }

  /// Sets the room around the view in the row of a list, in points; `nil` leaves it to the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets }
  }

  /// Lays a view behind the row of a list; `nil` leaves it to the list.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    listRow { $0.background = view }
  }

  /// Shows or hides the lines above and below the row of a list.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { row in
      if edges.contains(.top) { row.hidesTopSeparator = visibility == .hidden }
      if edges.contains(.bottom) { row.hidesBottomSeparator = visibility == .hidden }
    }
  }

  /// Paints the lines above and below the row of a list; `nil` leaves it to the list.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { $0.separatorTint = color }
  }
}
