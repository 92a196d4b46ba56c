/// Which views of a section stay in sight while a part of it is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that fills the offered width and makes its views when they come into sight.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a column; `nil` leaves the gaps, in points, to the views' preferences.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let alignment = tree.index(of: alignment.key)
    let rule = LazyStackRule(axis: .vertical, spacing: spacing, alignment: alignment)
    tree.element("LazyVStack", rule: .lazyStack(rule), in: scope) { tree in
      tree.lower(content, in: scope.inside(stackAxis: .vertical).pinning(pinnedViews))
    }
  }
}

/// A row that fills the offered height and makes its views when they come into sight.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a row; `nil` leaves the gaps, in points, to the views' preferences.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let alignment = tree.index(of: alignment.key)
    let rule = LazyStackRule(axis: .horizontal, spacing: spacing, alignment: alignment)
    tree.element("LazyHStack", rule: .lazyStack(rule), in: scope) { tree in
      tree.lower(content, in: scope.inside(stackAxis: .horizontal).pinning(pinnedViews))
    }
  }
}

extension LoweringScope {
  /// The scope of sections of which some parts stay in sight.
  func pinning(_ pinnedViews: PinnedScrollableViews) -> LoweringScope {
    guard !pinnedViews.isEmpty else { return self }
    var scope = self
    scope.membership.pinnedViews = pinnedViews
    return scope
  }
}
