/// Views with a header and a footer; outside of lists they stand in the container around them.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    if let list = scope.membership.list { return lower(into: &tree, of: list, in: scope) }
    if !scope.membership.pinnedViews.isEmpty { return lowerPinned(into: &tree, in: scope) }
    scope.visitSection { visit in
      visit(.header) { tree.lower(edge(header, in: scope), in: scope) }
      visit(.content) { tree.lower(content, in: scope) }
      visit(.footer) { tree.lower(edge(footer, in: scope), in: scope) }
    }
  }

  /// Appends the views, counting them, so that what is pinned knows where the section ends.
  private func lowerPinned(into tree: inout LayoutTree, in scope: LoweringScope) {
    let section = PinnedPart.Section()
    var counted = scope
    counted.modifiers = ModifierLink(around: scope.modifiers) { tree, _, body in
      section.count += 1
      body(&tree)
    }
    let pinned = scope.membership.pinnedViews
    func pin(_ view: AnyView, _ edge: PinnedPart.Edge, _ isPinned: Bool) -> AnyView {
      guard isPinned else { return view }
      // What is pinned lies over the rows that pass under it.
      let part = PinnedPart(edge, of: section)
      return AnyView(view.zIndex(1).layoutTrait(LayoutTrait.pinned, part))
    }
    let header = edge(header, in: scope)
    tree.lower(pin(header, .start, pinned.contains(.sectionHeaders)), in: counted)
    tree.lower(content, in: counted)
    let footer = edge(footer, in: scope)
    tree.lower(pin(footer, .end, pinned.contains(.sectionFooters)), in: counted)
  }

  private func lower(
    into tree: inout LayoutTree,
    of list: ListRows,
    in scope: LoweringScope
  ) {
    var edge = scope.inside(stackAxis: nil)
    edge.environment.foreground = Paint(.secondary)
    var above = edge
    if scope.environment.headerProminence == .increased {
      above.environment.foreground = Paint(.primary)
      above.environment.text.font = .title3.bold()
    } else if list.frame != .none {
      above.environment.text.textCase = .uppercase
    }
    above.modifiers = list.edgeModifiers(ListMetrics.headerInsets, isHeader: true)
    list.closeBox(in: &tree)
    tree.lower(header, in: above)
    tree.lower(content, in: scope)
    list.closeBox(in: &tree)
    edge.modifiers = list.edgeModifiers(ListMetrics.footerInsets, isHeader: false)
    tree.lower(footer, in: edge)
  }

  private func edge(_ view: some View, in scope: LoweringScope) -> AnyView {
    scope.isInLazyGrid
      ? AnyView(view.layoutTrait(LayoutTrait.wholeLine, true)) : AnyView(view)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section of content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
