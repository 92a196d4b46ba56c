/// The view to which values of one type lead.
struct NavigationDestination {
  private let make: (Any) -> (any View)?
  /// The environment of the view whose body told it, which its closure reads.
  private let environment = EnvironmentValues.current

  init(_ make: @escaping (Any) -> (any View)?) { self.make = make }

  /// The view of a value; `nil` for a value of another type.
  func view(of value: Any) -> (any View)? {
    EnvironmentValues.$current.withValue(environment) { make(value) }
  }
}

/// The way from the first view of a stack to the one that is seen.
struct NavigationWay {
  /// The most views on top of the first: those below the last ones leave nothing in a picture.
  static let mostViews = 8

  private var values: ArraySlice<Any>
  private var destinations: [NavigationDestination] = []
  private var count = 0

  init(to values: [Any]) { self.values = values.suffix(Self.mostViews) }

  /// The view on top of one that has told what it leads to; `nil` where that is the last.
  mutating func next(after item: NavigationItem) -> (any View)? {
    guard count < Self.mostViews else { return nil }
    count += 1
    destinations += item.destinations
    guard let value = values.popFirst() else { return item.shown }
    let view = destinations.lazy.compactMap { $0.view(of: value) }.first
    if view == nil { values = [] }
    return view
  }
}

extension View {
  /// Tells which view values of a type lead to: it is seen while the stack's path ends with one.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    navigationDestination { ($0 as? Value).map(destination) }
  }

  /// Tells which views values lead to; `nil` for those that lead to none.
  package func navigationDestination(_ view: @escaping (Any) -> (any View)?) -> some View {
    let destination = NavigationDestination(view)
    return NavigationItemChange(content: self) { $0.destinations.append(destination) }
  }

  /// Goes on to a view while the binding says so.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    showingNext(isPresented.wrappedValue ? destination() : nil)
  }

  /// Goes on to the view of an item while there is one.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: (Item) -> Destination
  ) -> some View {
    showingNext(item.wrappedValue.map(destination))
  }

  private func showingNext(_ view: (any View)?) -> some View {
    NavigationItemChange(content: self) { item in
      if let view { item.shown = view }
    }
  }
}
