/// A picker all of whose options are rows of a list, the chosen one with a tick, below its label.
struct PickerRows<Content: View>: PrimitiveView {
  let label: any View
  let content: Content
  let selection: AnyHashable

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    if !scope.environment.areLabelsHidden {
      var title = scope
      title.environment.foreground = Paint(.secondary)
      tree.lower(AnyView(any: label), in: title)
    }
    var options = scope
    options.isAskedForTags = true
    let selection = selection
    options.modifiers = ModifierLink(around: scope.modifiers) { tree, option, body in
      let center = tree.pair(.center).vertical
      let rule = StackRule(axis: .horizontal, spacing: nil, alignment: center)
      let row = tree.begin(.stack(rule), in: scope)
      body(&tree)
      if option.membership.tag == selection {
        let inside = scope.inside(stackAxis: .horizontal)
        let tick = Image(systemName: "checkmark").foregroundStyle(TintShapeStyle())
        tree.lower(Unwritten(content: Spacer()), in: inside)
        tree.lower(Unwritten(content: tick), in: inside)
      }
      tree.end(row)
    }
    tree.lower(content, in: options)
  }
}
