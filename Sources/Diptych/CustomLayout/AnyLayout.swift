/// A layout whose type is hidden, so that a scene can choose between several.
public struct AnyLayout: Layout {
  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate var value: Any
  }

  let layout: any Layout

  /// Hides the type of a layout.
  public init<Hidden: Layout>(_ layout: Hidden) {
    self.layout = layout
  }

  package init(any layout: any Layout) {
    self.layout = layout
  }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  /// The hidden layout's size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    layout.size(proposal, subviews, erased: &cache.value)
  }

  /// Places the views as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    layout.place(bounds, proposal, subviews, erased: &cache.value)
  }

  /// What the hidden layout prefers, in points.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews, erased: &cache.value)
  }
}

/// A layout called with a cache of hidden type, which is made anew if it is not the layout's own.
extension Layout {
  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    erased value: inout Any
  ) -> CGSize {
    var cache = value as? Cache ?? makeCache(subviews: subviews)
    defer { value = cache }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    erased value: inout Any
  ) {
    var cache = value as? Cache ?? makeCache(subviews: subviews)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    value = cache
  }

  fileprivate func spacing(_ subviews: LayoutSubviews, erased value: inout Any) -> ViewSpacing {
    var cache = value as? Cache ?? makeCache(subviews: subviews)
    defer { value = cache }
    return spacing(subviews: subviews, cache: &cache)
  }
}
