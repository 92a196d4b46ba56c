/// The symbol of the menu in a bar that holds a toolbar's secondary actions, where it has some.
///
/// That it stands behind the other views at the trailing end is weak, from pictures.
struct OverflowMenu: PrimitiveView {
  let toolbars: [any View]

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard hasActions(in: scope) else { return }
    let symbol = Image(systemName: "ellipsis.circle").foregroundStyle(TintShapeStyle())
    tree.lower(Unwritten(content: symbol), in: scope)
  }

  /// Whether a toolbar has views for the menu, which are put nowhere.
  private func hasActions(in scope: LoweringScope) -> Bool {
    var aside = LayoutTree()
    let pile = aside.begin(.zStack(aside.pair(.center)), in: scope)
    aside.lower(ToolbarSlot(views: toolbars, slot: .menu), in: scope)
    aside.end(pile)
    return aside.childCount(of: pile) > 0
  }
}
