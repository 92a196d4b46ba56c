/// The rows of a list or a form in a window that scrolls.
///
/// It is as wide as it is proposed: a row that is wider sticks out at its trailing edge, which is
/// weakly attested. Margins of the content come on top of the list's own; that they do so in a list
/// with boxes is weakly attested too.
package struct ListContent<Content: View>: PrimitiveView {
  let elementName: String
  let content: Content
  /// The tags of the chosen rows, where several can be chosen.
  var chosen: Set<AnyHashable>?

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var list = scope
    let clip = LayoutNode(rule: tree.rule(for: .scrollWindow))
    list.modifiers = ModifierLink(clip, around: scope.modifiers)
    let leading = tree.index(of: HorizontalAlignment.leading.key)
    let fill = FlexibleFrame(
      horizontal: FlexibleLength(min: 0, ideal: nil, max: .infinity),
      vertical: FlexibleLength(min: nil, ideal: nil, max: nil),
      alignment: tree.pair(.topLeading)
    )
    let scrolling = scope.environment.scrolling
    let scroll = ScrollRule(
      axes: .vertical,
      margins: scrolling.margins,
      anchor: scrolling.initialAnchor ?? .topLeading,
      alignment: scrolling.alignmentAnchor ?? .topLeading
    )
    tree.element(elementName, rule: .scroll(scroll), in: list.scrolled(in: &tree)) { tree in
      let frame = tree.begin(.flexibleFrame(fill), in: scope)
      let stack = StackRule(axis: .vertical, spacing: 0, alignment: leading)
      let sections = tree.begin(.stack(stack), in: scope)
      let rows = ListRows(
        frame: scope.surroundings.styles.list.frame,
        sectionSpacing: scope.environment.listSectionSpacing ?? ListMetrics.sectionSpacing,
        rowSpacing: scope.environment.listRowSpacing ?? 0,
        editing: scope.environment.rowEditing.isEditing ? RowEditing(chosen: chosen) : nil
      )
      var inside = scope.inside(stackAxis: nil)
      inside.environment.scrolling = ScrollEnvironment()
      inside.surroundings.scrollWish?.isTaken = true
      inside.surroundings.isInList = true
      inside.surroundings.rowText = rows.text
      inside.isAskedForTags = rows.editing != nil && chosen != nil
      inside.membership.list = rows
      inside.modifiers = rows.rowModifiers
      tree.lower(content, in: inside)
      rows.closeBox(in: &tree)
      tree.end(sections)
      tree.end(frame)
    }
  }
}
