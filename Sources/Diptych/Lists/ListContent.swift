/// The rows of a list or a form in a window that scrolls.
struct ListContent<Content: View>: PrimitiveView {
  let elementName: String
  let content: Content

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var list = scope
    let clip = LayoutNode(rule: tree.rule(for: .scrollWindow))
    list.modifiers = ModifierLink(clip, around: scope.modifiers)
    let leading = tree.index(of: HorizontalAlignment.leading.key)
    let fill = FlexibleFrame(
      horizontal: FlexibleLength(min: nil, ideal: nil, max: .infinity),
      vertical: FlexibleLength(min: nil, ideal: nil, max: nil),
      alignment: tree.pair(.topLeading)
    )
    tree.element(elementName, rule: .scroll(ScrollRule(axes: .vertical)), in: list) { tree in
      let frame = tree.begin(LayoutNode(rule: .flexibleFrame(fill)))
      let stack = StackRule(axis: .vertical, spacing: 0, alignment: leading)
      let sections = tree.begin(LayoutNode(rule: .stack(stack)))
      let rows = ListRows(
        frame: scope.surroundings.styles.list.frame,
        sectionSpacing: scope.environment.listSectionSpacing ?? ListMetrics.sectionSpacing,
        rowSpacing: scope.environment.listRowSpacing ?? 0
      )
      var inside = scope.inside(stackAxis: nil)
      inside.surroundings.isInList = true
      inside.membership.list = rows
      inside.modifiers = rows.rowModifiers
      tree.lower(content, in: inside)
      rows.closeBox(in: &tree)
      tree.end(sections)
      tree.end(frame)
    }
  }
}
