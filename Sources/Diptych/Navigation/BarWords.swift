/// Words of a bar, a title or a subtitle: the views that a toolbar puts in their place, or else
/// those that are there without it.
struct BarWords: PrimitiveView {
  let toolbars: [any View]
  /// The places of which the first with views counts.
  let slots: [ToolbarItemPlacement.Slot]
  let standard: (any View)?
  /// How high a line of its own is, in points, where there is anything to show.
  var height: CGFloat?
  /// Where the words stand in that line.
  var alignment = Alignment.center

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let alignment = tree.pair(alignment)
    let frame = FixedFrame(width: nil, height: height, alignment: alignment)
    let inside = scope.inside(stackAxis: .horizontal)
    tree.element(nil, rule: .fixedFrame(frame), in: scope) { tree in
      let line = tree.nodeCount - 1
      let pile = tree.begin(.zStack(alignment), in: scope)
      if !putViews(of: slots, into: &tree, in: inside) {
        if let standard {
          tree.lower(ViewList([standard]), in: inside)
        } else {
          let none = FixedFrame(width: 0, height: 0, alignment: alignment)
          tree.setRule(.fixedFrame(none), of: line)
        }
      }
      tree.end(pile)
    }
  }

  /// Whether a toolbar has views for one of some places, which are put into a row then.
  private func putViews(
    of slots: [ToolbarItemPlacement.Slot],
    into tree: inout LayoutTree,
    in scope: LoweringScope
  ) -> Bool {
    slots.contains { slot in
      let center = tree.pair(.center).vertical
      let rule = StackRule(axis: .horizontal, spacing: nil, alignment: center)
      let stack = tree.begin(.stack(rule), in: scope)
      tree.lower(ToolbarSlot(views: toolbars, slot: slot), in: scope)
      tree.end(stack)
      return tree.childCount(of: stack) > 0
    }
  }
}
