/// A view below a bar with its title; a picture shows the first view of the stack.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root

  /// Creates a stack with a path, whose views a picture does not show.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    BarredContent(elementName: "NavigationStack", content: root).lower(into: &tree, in: scope)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack.
  public init(@ViewBuilder root: () -> Root) {
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

/// The way that a navigation stack has gone; a picture shows its start.
public struct NavigationPath {
  /// The number of views on the way.
  public private(set) var count = 0

  /// Creates an empty way.
  public init() {}

  /// Whether the first view is shown.
  public var isEmpty: Bool { count == 0 }

  /// Goes to the view of a value.
  public mutating func append<Value: Hashable>(_ value: Value) { count += 1 }

  /// Goes back.
  public mutating func removeLast(_ count: Int = 1) { self.count = max(0, self.count - count) }
}

/// A view that fills its area between a navigation bar and, where views ask for it, a bottom bar.
package struct BarredContent<Content: View>: PrimitiveView {
  /// What people call the view; `nil` for a part of another one.
  let elementName: String?
  let content: Content

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let item = NavigationItem()
    let center = tree.pair(.center)
    func inset(_ edge: Edge) -> LayoutRule {
      .safeAreaInset(SafeAreaInsetRule(edge: edge, spacing: 0, alignment: center.horizontal))
    }
    let full = FlexibleLength(min: nil, ideal: nil, max: .infinity)
    let frame = FlexibleFrame(horizontal: full, vertical: full, alignment: center)
    tree.element(elementName, rule: inset(.top), in: scope) { tree in
      var inside = scope.inside(stackAxis: nil)
      inside.surroundings.navigationItem = item
      let area = tree.begin(LayoutNode(rule: .identity))
      let screen = tree.beginContainer()
      let filling = tree.begin(.flexibleFrame(frame), in: scope)
      tree.single(content, container: .zStack(center), in: inside)
      tree.end(filling)
      tree.end(screen)
      // The bars are lowered behind the content, which tells what stands in them.
      inside.isInsideControl = true
      if !item.toolbars.isEmpty, !item.isBottomBarHidden {
        tree.setRule(inset(.bottom), of: area)
        tree.single(BottomBar(item: item), container: .zStack(center), in: inside)
      }
      tree.end(area)
      tree.single(NavigationBar(item: item), container: .zStack(center), in: inside)
    }
  }
}
