/// What stands before and behind the rows of a list that is edited.
///
/// A mark moves the content of its row by 38 points, as `UITableViewCell` does by its default
/// indentation; the symbols come from pictures.
struct RowEditing {
  /// The tags of the rows that are chosen; `nil` where at most one can be.
  let chosen: Set<AnyHashable>?

  private static let markWidth: CGFloat = 22
  private static let indentation: CGFloat = 38

  /// Appends a row between its mark and its handle.
  func append(
    to tree: inout LayoutTree,
    in scope: LoweringScope,
    _ body: (inout LayoutTree) -> Void
  ) {
    let row = scope.membership.row
    let center = tree.pair(.center).vertical
    let stack = tree.begin(
      .stack(StackRule(axis: .horizontal, spacing: 0, alignment: center)),
      in: scope
    )
    let inside = scope.inside(stackAxis: .horizontal)
    if let chosen {
      let isChosen = scope.membership.tag.map(chosen.contains) ?? false
      tree.lower(
        mark(isChosen ? "checkmark.circle.fill" : "circle", isChosen ? .accentColor : .secondary),
        in: inside
      )
    } else if row.isDeletable, !row.isDeleteDisabled {
      tree.lower(mark("minus.circle.fill", .red), in: inside)
    }
    body(&tree)
    if row.isMovable, !row.isMoveDisabled {
      tree.lower(Unwritten(content: Spacer()), in: inside)
      tree.lower(
        Unwritten(content: Image(systemName: "line.3.horizontal").foregroundStyle(Color.secondary)),
        in: inside
      )
    }
    tree.end(stack)
    if tree.childCount(of: stack) == 1 { tree.setRule(.identity, of: stack) }
  }

  private func mark(_ symbol: String, _ color: Color) -> some View {
    Unwritten(
      content: Image(systemName: symbol)
        .foregroundStyle(color)
        .frame(width: Self.markWidth)
        .padding(.trailing, Self.indentation - Self.markWidth)
    )
  }
}
