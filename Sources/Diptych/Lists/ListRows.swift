/// The rows of a list while they are lowered, one after the other.
///
/// Rows that follow each other share a box, whether a section holds them or not. A box is opened by
/// the first row and closed by whatever comes after the last, so views need not know their number.
final class ListRows {
  let frame: ListFrame
  /// The gap above each section without a header, in points.
  let sectionSpacing: CGFloat
  /// The gap between rows, in points.
  let rowSpacing: CGFloat
  /// What stands around the rows; `nil` where they are not edited.
  let editing: RowEditing?
  /// Finds the first text of each row.
  let text = RowText()
  /// The indices of the nodes of the open box, from the outermost inwards.
  private var openBox: [Int] = []
  /// The indices of the nodes of the open row, from the outermost inwards.
  private var openRow: [Int] = []
  /// The line below the open row, where there is to be one if another row follows.
  private var line: LayoutNode?
  /// Whether a header stands directly above.
  private var hasHeader = false

  init(frame: ListFrame, sectionSpacing: CGFloat, rowSpacing: CGFloat, editing: RowEditing?) {
    self.frame = frame
    self.sectionSpacing = sectionSpacing
    self.rowSpacing = rowSpacing
    self.editing = editing
  }

  /// The room beside the boxes, and that between a box and what stands above and below it.
  private func boxInsets(in scope: LoweringScope, gapAbove: CGFloat = 0) -> EdgeInsets {
    let margins = scope.environment.listSectionMargins
    let own = frame == .box ? ListMetrics.boxInset : 0
    return EdgeInsets(
      top: gapAbove,
      leading: margins.leading ?? own,
      bottom: 0,
      trailing: margins.trailing ?? own
    )
  }

  /// The modifiers that make a row of every element.
  var rowModifiers: ModifierLink {
    ModifierLink(around: nil) { [self] tree, scope, body in
      openBoxIfNeeded(in: &tree, scope)
      appendRow(to: &tree, scope, body)
    }
  }

  /// The modifiers that make a line of a header or footer.
  func edgeModifiers(_ insets: EdgeInsets, isHeader: Bool) -> ModifierLink {
    ModifierLink(around: nil) { [self] tree, scope, body in
      closeBox(in: &tree)
      hasHeader = isHeader
      let named = scope.beginRow(in: &tree)
      let outer = tree.begin(.padding(boxInsets(in: scope)), in: scope)
      let inner = tree.begin(.padding(scope.membership.row.insets ?? insets), in: scope)
      body(&tree)
      tree.end(inner)
      tree.end(outer)
      for index in named.reversed() { tree.end(index) }
    }
  }

  /// Ends the rows that share a box.
  func closeBox(in tree: inout LayoutTree) {
    closeRow(in: &tree, hasLine: false)
    for index in openBox.reversed() { tree.end(index) }
    openBox = []
  }

  private func closeRow(in tree: inout LayoutTree, hasLine: Bool) {
    if hasLine, let line { tree.append(line) }
    for index in openRow.reversed() { tree.end(index) }
    openRow = []
    line = nil
  }

  private func openBoxIfNeeded(in tree: inout LayoutTree, _ scope: LoweringScope) {
    guard openBox.isEmpty else { return }
    let margins = scope.environment.listSectionMargins
    let gap = hasHeader || frame == .none ? 0 : sectionSpacing
    var insets = boxInsets(in: scope, gapAbove: margins.top ?? gap)
    insets.bottom = margins.bottom ?? 0
    hasHeader = false
    let leading = tree.index(of: HorizontalAlignment.leading.key)
    var rows = LayoutNode(
      rule: .stack(StackRule(axis: .vertical, spacing: rowSpacing, alignment: leading)),
      in: scope
    )
    if frame != .none {
      let radius = frame == .box ? ListMetrics.boxRadius : 0
      let corner = CGSize(width: radius, height: radius)
      let paint = ControlPaint.box.paint(in: scope.environment)
      let box = Drawing.shape(.roundedRectangle(cornerSize: corner), fill: paint, stroke: nil)
      tree.setContent(of: &rows, drawing: .fixed(box))
    }
    openBox = [tree.begin(.padding(insets), in: scope), tree.begin(rows)]
  }

  private func appendRow(
    to tree: inout LayoutTree,
    _ scope: LoweringScope,
    _ body: (inout LayoutTree) -> Void
  ) {
    let row = scope.membership.row
    var insets = row.insets ?? ListMetrics.rowInsets
    insets.leading += row.indentation
    closeRow(in: &tree, hasLine: !row.hidesTopSeparator)
    let lined = RowLine(
      leading: tree.index(of: HorizontalAlignment.listRowSeparatorLeading.key),
      trailing: tree.index(of: HorizontalAlignment.listRowSeparatorTrailing.key),
      inset: insets.leading
    )
    openRow = scope.beginRow(in: &tree) + [tree.begin(.rowLine(lined), in: scope)]
    text.isAwaited = true
    let ground = tree.begin(.background(tree.pair(.center)), in: scope)
    let frame = tree.begin(.flexibleFrame(rowFrame(in: &tree, scope)), in: scope)
    let padding = tree.begin(.padding(insets), in: scope)
    if let editing {
      editing.append(to: &tree, in: scope) {
        $0.appendRow(with: scope.membership.badge, in: scope, body)
      }
    } else {
      tree.appendRow(with: scope.membership.badge, in: scope, body)
    }
    text.isAwaited = false
    if row.insets == nil, tree.hasElement(called: ListMetrics.controls, from: padding) {
      tree.setRule(.padding(ListMetrics.controlInsets), of: padding)
    }
    tree.end(padding)
    tree.end(frame)
    if let background = row.background {
      lower(background, into: &tree, scope.inside(stackAxis: nil))
    }
    tree.end(ground)
    line = row.hidesBottomSeparator ? nil : makeLine(in: &tree, scope)
  }

  private func lower(_ background: some View, into tree: inout LayoutTree, _ scope: LoweringScope) {
    let center = tree.pair(.center)
    tree.single(background, container: .zStack(center), in: scope)
  }

  private func rowFrame(in tree: inout LayoutTree, _ scope: LoweringScope) -> FlexibleFrame {
    FlexibleFrame(
      horizontal: FlexibleLength(min: 0, ideal: nil, max: .infinity),
      vertical: FlexibleLength(
        min: scope.environment.defaultMinListRowHeight,
        ideal: nil,
        max: nil
      ),
      alignment: tree.pair(.leading)
    )
  }

  private func makeLine(in tree: inout LayoutTree, _ scope: LoweringScope) -> LayoutNode {
    let separator = LayoutRule.bar(.horizontal, thickness: ListMetrics.separatorThickness)
    var line = LayoutNode(rule: separator, in: scope)
    let paint =
      scope.membership.row.separatorTint?.paint(in: scope.environment) ?? Paint(.secondary)
    tree.setContent(of: &line, drawing: .fixed(.shape(.rectangle, fill: paint, stroke: nil)))
    return line
  }
}
