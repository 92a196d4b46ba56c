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

  /// Presents a popover while the binding says so; drawn as a sheet, which is what a phone shows.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("Popover", isPresented.wrappedValue) { Sheet(content: content()) }
  }

  /// Presents a popover for an item while there is one; drawn as a sheet, as on a phone.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentingItem("Popover", item) { Sheet(content: content($0)) }
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
