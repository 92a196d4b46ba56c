/// What a view asks of the navigation bar above it, where that bar is none of SwiftUI's.
package struct NavigationWish {
  /// The title; `nil` where the view sets none.
  package let title: String?
  /// Whether the title stands on a line of its own; `nil` leaves it to the bar.
  package let isLarge: Bool?

  /// Reads what a view asks for, without showing it.
  ///
  /// - Complexity: That of lowering the view once.
  package init(of view: any View, in environment: EnvironmentValues) {
    let item = NavigationItem()
    _ = LayoutTree(root: Asking(content: AnyView(any: view), item: item), environment: environment)
    title = item.title.flatMap {
      LayoutTree(root: $0, environment: environment).texts.first?.string
    }
    isLarge = item.displayMode == .automatic ? nil : item.displayMode == .large
  }
}

/// A view below a bar that only listens.
private struct Asking: PrimitiveView {
  let content: AnyView
  let item: NavigationItem

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.surroundings.navigationItem = item
    tree.lower(content, in: scope)
  }
}
