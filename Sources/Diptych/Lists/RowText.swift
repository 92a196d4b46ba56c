/// The first text of a list's row, with which the line below the row begins.
final class RowText {
  /// Whether the row has had no text so far.
  var isAwaited = false
}

extension LoweringScope {
  /// The scope of a text, which is marked where it is the first of a list's row.
  func markingRowText(in tree: inout LayoutTree) -> LoweringScope {
    guard let rowText, rowText.isAwaited else { return self }
    rowText.isAwaited = false
    let rule = tree.rule(for: HorizontalAlignment.listRowSeparatorLeading.key, .horizontal) { _ in 0
    }
    var scope = self
    scope.modifiers = ModifierLink(LayoutNode(rule: rule), around: modifiers)
    return scope
  }
}
