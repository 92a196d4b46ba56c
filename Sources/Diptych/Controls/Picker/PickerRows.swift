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
      tree.appendRow(in: scope, body) {
        guard option.membership.tag == selection else { return nil }
        return Unwritten(
          content: Image(systemName: "checkmark").foregroundStyle(TintShapeStyle())
        )
      }
    }
    tree.lower(content, in: options)
  }
}
