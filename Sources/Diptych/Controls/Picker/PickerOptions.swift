/// The options of a picker, each in what its form puts around it.
package struct PickerOptions<Content: View>: PrimitiveView {
  let content: Content
  let selection: AnyHashable
  let form: PickerForm

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var options = scope
    options.isInsideControl = false
    options.isAskedForTags = true
    let selection = selection
    switch form {
    case .menu, .link:
      options.membership.showsTag = { $0 == selection }
      tree.lower(content, in: options)
    case .wheel:
      tree.lower(WheelRows(content: content, selection: selection), in: scope)
    case .segments, .list:
      let looks = form == .segments ? scope.environment.controlLooks : ControlLooks()
      let paint =
        looks.chosenSegment
        ?? (form == .segments ? Color.gray.opacity(0.45) : ControlPaint.box)
        .paint(in: scope.environment)
      if looks.segmentTitle != nil || looks.chosenSegmentTitle != nil {
        let plain = looks.segmentTitle ?? scope.environment.foreground
        options.surroundings.optionInk = OptionInk(
          selection: selection,
          chosen: looks.chosenSegmentTitle ?? plain,
          other: plain
        )
      }
      let frame = frame(in: &tree)
      // What segments show is drawn by UIKit: no text with which the line below a row could begin.
      if form == .segments, options.rowText != nil { options.surroundings.rowText = nil }
      let inset = EdgeInsets(ControlMetrics.segmentInset, on: form == .segments ? .horizontal : [])
      options.modifiers = ModifierLink(around: scope.modifiers) { tree, option, body in
        var node = LayoutNode(rule: .flexibleFrame(frame), in: scope)
        if option.membership.tag == selection {
          tree.setContent(of: &node, drawing: .fixed(.shape(Self.mark, fill: paint, stroke: nil)))
        }
        let outer = tree.begin(node)
        let inner = tree.begin(.padding(inset), in: scope)
        body(&tree)
        tree.end(inner)
        tree.end(outer)
      }
      tree.lower(content, in: options)
    }
  }

  /// The box of the chosen option.
  private static var mark: ShapeOutline {
    .inset(
      .roundedRectangle(cornerSize: CGSize(width: 6, height: 6)),
      by: ControlMetrics.switchInset
    )
  }

  /// A part of the row for each segment; a line of its own for each option of a list.
  private func frame(in tree: inout LayoutTree) -> FlexibleFrame {
    let full = FlexibleLength(min: 0, ideal: nil, max: .infinity)
    let open = FlexibleLength(min: nil, ideal: nil, max: nil)
    return FlexibleFrame(
      horizontal: full,
      vertical: form == .segments ? full : open,
      alignment: tree.pair(form == .segments ? .center : .leading)
    )
  }
}
