/// A label at the leading edge and what it names at the trailing one; alone where labels are hidden.
package struct LabeledRow<Content: View>: ComposedView {
  let label: StyleContent
  @ViewBuilder let content: Content
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  package var body: some View {
    if areLabelsHidden {
      content
    } else {
      HStack {
        TitledLabel(label: label)
        Spacer()
        content
      }
    }
  }
}

/// A label that may consist of several views.
///
/// A title with texts behind it stands over them, and they are fainter, as SwiftUI documents for
/// toggles and pickers; other views stand side by side.
private struct TitledLabel: PrimitiveView {
  let label: StyleContent

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let leading = tree.pair(.leading)
    let column = StackRule(axis: .vertical, spacing: 0, alignment: leading.horizontal)
    let index = tree.begin(.stack(column), in: scope)
    var inside = scope.inside(stackAxis: .vertical)
    var hasTitle = false
    var subtitles: [Int] = []
    var isColumn = true
    inside.modifiers = ModifierLink(around: nil) { tree, scope, body in
      let part = tree.begin(.identity, in: scope)
      body(&tree)
      tree.end(part)
      if hasTitle {
        subtitles.append(part)
        if !tree.hasElement(called: ["Text"], from: part) { isColumn = false }
      } else {
        hasTitle = true
        isColumn = tree.hasElement(called: ["Text", "Label"], from: part)
      }
    }
    tree.lower(label, in: inside)
    tree.end(index)
    if subtitles.isEmpty {
      tree.setRule(.identity, of: index)
    } else if isColumn {
      let faint = tree.rule(for: .fixed(.opacity(ControlMetrics.subtitleOpacity)))
      for part in subtitles { tree.setRule(faint, of: part) }
    } else {
      let row = StackRule(axis: .horizontal, spacing: nil, alignment: leading.vertical)
      tree.setRule(.stack(row), of: index)
    }
  }
}
