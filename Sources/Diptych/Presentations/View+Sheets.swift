extension View {
  /// Presents a sheet while the binding says so.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("Sheet", isPresented.wrappedValue) { Sheet(content: content()) }
  }

  /// Presents a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentingItem("Sheet", item) { Sheet(content: content($0)) }
  }

  /// Presents a view over the whole screen while the binding says so.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("FullScreenCover", isPresented.wrappedValue) { Cover(content: content()) }
  }

  /// Presents a view over the whole screen for an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentingItem("FullScreenCover", item) { Cover(content: content($0)) }
  }

  /// Presents a popover while the binding says so.
  ///
  /// Where there is little room, as on a phone, it is a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is seen.
  ///   - arrowEdge: The edge of the view on which the popover lies, if there is room.
  ///   - content: Makes what the popover contains.
  /// - Returns: The view, which presents.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentingPopover(isPresented.wrappedValue, arrowEdge) { content() }
  }

  /// Presents a popover for an item while there is one.
  ///
  /// Where there is little room, as on a phone, it is a sheet.
  ///
  /// - Parameters:
  ///   - item: The item, or `nil` for no popover.
  ///   - arrowEdge: The edge of the view on which the popover lies, if there is room.
  ///   - content: Makes what the popover contains.
  /// - Returns: The view, which presents.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let item = item.wrappedValue
    return presentingPopover(item != nil, arrowEdge) { item.map(content) }
  }

  private func presentingPopover<Content: View>(
    _ isPresented: Bool,
    _ edge: Edge,
    _ content: @escaping () -> Content
  ) -> some View {
    let anchor = FrameRecord()
    return Presenter(content: self, name: "Popover", isPresented: isPresented, anchor: anchor) {
      SizedPresentation {
        Popover(content: content(), anchor: anchor, edge: edge)
      } small: {
        Sheet(content: content())
      }
    }
  }

  private func presentingItem<Item>(
    _ name: String,
    _ item: Binding<Item?>,
    _ presentation: @escaping (Item) -> any View
  ) -> some View {
    let item = item.wrappedValue
    return presenting(name, item != nil) { item.map(presentation) ?? EmptyView() }
  }

  /// Offers a menu; a still picture does not show it.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
}
