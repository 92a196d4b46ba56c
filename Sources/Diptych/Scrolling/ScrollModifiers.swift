/// A part of a scroll view that margins are meant for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let value: Int

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(value: 0)
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(value: 1)
  /// The indicators alone, which a picture does not show.
  public static let scrollIndicators = ContentMarginPlacement(value: 2)
}

/// What a default anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let value: Int

  /// The part of the content that is seen at first.
  public static let initialOffset = ScrollAnchorRole(value: 0)
  /// The part that stays in view when the content grows, which a picture does not show.
  public static let sizeChanges = ScrollAnchorRole(value: 1)
  /// The place of content that is shorter than the window.
  public static let alignment = ScrollAnchorRole(value: 2)
}

/// Whether scroll indicators are shown; a picture has none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let value: Int

  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility(value: 0)
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(value: 1)
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(value: 3)
}

extension View {
  /// Adds margins to the content of the scroll views in the view, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment { environment in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { environment.scrolling.margins.top = insets.top }
      if edges.contains(.leading) { environment.scrolling.margins.leading = insets.leading }
      if edges.contains(.bottom) { environment.scrolling.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { environment.scrolling.margins.trailing = insets.trailing }
    }
  }

  /// Adds margins to the content of the scroll views in the view, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0, on: edges), for: placement)
  }

  /// Adds margins on all edges to the content of the scroll views in the view, in points.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Decides which part of long content is seen at first, and where short content stands.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment { environment in
      environment.scrolling.initialAnchor = anchor
      environment.scrolling.alignmentAnchor = anchor
    }
  }

  /// Decides one role of a default anchor.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    changingEnvironment { environment in
      if role == .initialOffset { environment.scrolling.initialAnchor = anchor }
      if role == .alignment { environment.scrolling.alignmentAnchor = anchor }
    }
  }

  /// Scrolls to the view whose identity a binding comes to hold.
  ///
  /// The value that it holds at first scrolls nowhere, as measured; one that an action such as
  /// `onAppear` sets does.
  ///
  /// - Parameters:
  ///   - id: The identity of a view in the scroll view.
  ///   - anchor: The point of the view that meets the same point of the scroll view; `nil` scrolls
  ///     no further than needed.
  /// - Returns: The view, which scrolls.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositioned(content: self, id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor)
  }

  /// Decides whether scroll indicators are shown; a picture has none.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Decides whether the content can be scrolled, which a picture does not show.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
}
