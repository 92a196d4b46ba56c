/// A view below a bar with its title; a picture shows the first view of the stack.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  private let path: [Any]

  /// Creates a stack with a path: its last value tells which view is seen.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let data = path.wrappedValue
    self.path =
      (data as? NavigationPath)?.values ?? (data as? any Sequence)?.map { $0 as Any } ?? []
    self.root = root()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let screens = BarredContent(elementName: "NavigationStack", content: root, path: path)
    screens.lower(into: &tree, in: scope)
  }
}

extension NavigationStack where Data == [Any] {
  /// Creates a stack that has gone on to some values.
  package init(steps: [Any], @ViewBuilder root: () -> Root) {
    path = steps
    self.root = root()
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack.
  public init(@ViewBuilder root: () -> Root) {
    path = []
    self.root = root()
  }
}

/// A view below a bar with its title, by its older name.
public struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    BarredContent(elementName: "NavigationView", content: content).lower(into: &tree, in: scope)
  }
}

/// The way that a navigation stack has gone.
public struct NavigationPath {
  /// The values that lead from each view to the next.
  package private(set) var values: [Any] = []

  /// Creates an empty way.
  public init() {}

  /// Creates the way along some values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { $0 as Any }
  }

  /// The number of views on the way.
  public var count: Int { values.count }

  /// Whether the first view is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes to the view of a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Goes back.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// A view that fills its area between a navigation bar and, where views ask for it, a bottom bar.
package struct BarredContent<Content: View>: PrimitiveView {
  /// What people call the view; `nil` for a part of another one.
  let elementName: String?
  let content: Content
  /// The values that lead on to the view that is seen.
  var path: [Any] = []

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let rule = inset(.top, in: &tree)
    tree.element(elementName, rule: rule, in: scope) { tree in
      let start = tree.nodeCount
      var item = NavigationItem()
      lower(content, item, into: &tree, in: scope)
      // Each view is lowered, as it tells what it leads to, and the last one stays.
      var way = NavigationWay(to: path)
      while let view = way.next(after: item) {
        tree.removeNodes(from: start)
        item = NavigationItem(after: item)
        lower(AnyView(any: view), item, into: &tree, in: scope)
      }
    }
  }

  /// Lowers a view between its bars.
  private func lower(
    _ view: some View,
    _ item: NavigationItem,
    into tree: inout LayoutTree,
    in scope: LoweringScope
  ) {
    let center = tree.pair(.center)
    let full = FlexibleLength(min: nil, ideal: nil, max: .infinity)
    let frame = FlexibleFrame(horizontal: full, vertical: full, alignment: center)
    var inside = scope.inside(stackAxis: nil)
    inside.surroundings.navigationItem = item
    let area = tree.begin(LayoutNode(rule: .identity))
    let screen = tree.beginContainer()
    let filling = tree.begin(.flexibleFrame(frame), in: scope)
    tree.single(view, container: .zStack(center), in: inside)
    tree.end(filling)
    tree.end(screen)
    // The bars are lowered behind the content, which tells what stands in them.
    inside.isInsideControl = true
    if !item.toolbars.isEmpty, !item.isBottomBarHidden {
      tree.setRule(inset(.bottom, in: &tree), of: area)
      tree.single(BottomBar(item: item), container: .zStack(center), in: inside)
    }
    tree.end(area)
    tree.single(NavigationBar(item: item), container: .zStack(center), in: inside)
  }

  private func inset(_ edge: Edge, in tree: inout LayoutTree) -> LayoutRule {
    let alignment = tree.pair(.center).horizontal
    return .safeAreaInset(SafeAreaInsetRule(edge: edge, spacing: 0, alignment: alignment))
  }
}
