/// The bar below the view of a navigation stack; it takes no room where no view stands in it.
struct BottomBar: PrimitiveView {
  let item: NavigationItem

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let center = tree.pair(.center)
    func fixed(height: CGFloat) -> LayoutRule {
      .fixedFrame(FixedFrame(width: nil, height: height, alignment: center))
    }
    let frame = tree.begin(fixed(height: BarMetrics.bottomHeight), in: scope)
    let insets = EdgeInsets(BarMetrics.inset, on: .horizontal)
    let padding = tree.begin(.padding(insets), in: scope)
    let rule = StackRule(axis: .horizontal, spacing: nil, alignment: center.vertical)
    let stack = tree.begin(.stack(rule), in: scope)
    let slot = ToolbarSlot(views: item.toolbars, slot: .bottom)
    tree.lower(slot, in: scope.inside(stackAxis: .horizontal))
    tree.end(stack)
    tree.end(padding)
    tree.end(frame)
    if tree.childCount(of: stack) == 0 { tree.setRule(fixed(height: 0), of: frame) }
  }
}
