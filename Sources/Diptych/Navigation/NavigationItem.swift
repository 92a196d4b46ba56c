/// What the view in a navigation stack asks of the bars above and below it.
///
/// The view is lowered before the bars, so they show what was asked for last, by the view nearest to
/// the stack.
final class NavigationItem {
  var title: (any View)?
  /// What stands in small letters below the title.
  var subtitle: AnyView?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  /// The field to search with.
  var searchField: SearchBox?
  var isBottomBarHidden = false
  /// The contents of toolbars, in document order.
  var toolbars: [any View] = []
  /// The views to which values lead.
  var destinations: [NavigationDestination] = []
  /// The view that the scene shows on top of this one; `nil` for none.
  var shown: (any View)?
  /// What the view before asks of the bar; `nil` for the first view.
  let previous: NavigationItem?
  var isBackHidden = false

  init(after previous: NavigationItem? = nil) { self.previous = previous }

  /// Whether the title stands on a line of its own, unless told as that of the view before.
  var wantsLargeTitle: Bool {
    displayMode == .automatic ? previous?.wantsLargeTitle ?? true : displayMode == .large
  }
}

/// A view that asks something of the navigation bar above it.
package struct NavigationItemChange<Content: View>: PrimitiveView {
  let content: Content
  let change: (NavigationItem) -> Void

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    tree.lower(content, in: scope)
    if let item = scope.surroundings.navigationItem { change(item) }
  }
}

extension View {
  private func changingBar(_ change: @escaping (NavigationItem) -> Void) -> some View {
    NavigationItemChange(content: self, change: change)
  }

  /// Sets the title of the navigation bar.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    changingBar { $0.title = controlTitle(titleKey) }
  }

  /// Sets the title of the navigation bar.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    changingBar { $0.title = controlTitle(title) }
  }

  /// Sets the title of the navigation bar.
  public func navigationTitle(_ title: Text) -> some View {
    changingBar { $0.title = Unwritten(content: title) }
  }

  /// Sets what stands in small letters below the title of the navigation bar.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    changingBar { $0.subtitle = AnyView(any: controlTitle(subtitleKey)) }
  }

  /// Sets what stands in small letters below the title of the navigation bar.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    changingBar { $0.subtitle = AnyView(any: Unwritten(content: subtitle)) }
  }

  /// Sets the title of the navigation bar, by its older name.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the navigation bar and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Decides how the title of the navigation bar is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    changingBar { $0.displayMode = displayMode }
  }

  /// Hides the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    changingBar { $0.isHidden = hidden }
  }

  /// Hides the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    changingBar { $0.isBackHidden = hidesBackButton }
  }

  /// Puts views into the navigation bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let views = Written(content: content())
    return changingBar { $0.toolbars.append(views) }
  }

  /// Shows or hides a bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBar { item in
      if bars.isEmpty || bars.contains(.navigationBar) { item.isHidden = visibility == .hidden }
      if bars.contains(.bottomBar) { item.isBottomBarHidden = visibility == .hidden }
    }
  }

  /// Puts views into the navigation bar, by the older name.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views into the navigation bar, by the older name.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts views into the navigation bar, by the older name.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
}
