/// The options of a picker on a wheel: the chosen one in the middle and the nearest on both sides.
///
/// No other option becomes part of the picture, however many there are. A wheel without a chosen
/// option shows its first one.
struct WheelRows<Content: View>: PrimitiveView {
  let content: Content
  let selection: AnyHashable

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var options = scope.inside(stackAxis: .vertical)
    options.isInsideControl = false
    options.isAskedForTags = true
    let chosen = tags(in: options).firstIndex(of: selection) ?? 0
    let shown = chosen - WheelMetrics.rowsBeside...chosen + WheelMetrics.rowsBeside
    var row = -1
    options.membership.showsTag = { _ in
      row += 1
      return shown.contains(row)
    }
    let center = tree.pair(.center)
    options.modifiers = ModifierLink(around: nil) { tree, option, body in
      let distance = row - chosen
      let frame = FlexibleFrame(
        horizontal: FlexibleLength(min: 0, ideal: nil, max: .infinity),
        vertical: FlexibleLength(WheelMetrics.height(at: distance)),
        alignment: center
      )
      let outer = tree.begin(.flexibleFrame(frame), in: option)
      let opacity = WheelMetrics.opacity(at: distance)
      let inner = tree.begin(tree.rule(for: .fixed(.opacity(opacity))), in: option)
      body(&tree)
      tree.end(inner)
      tree.end(outer)
    }
    let wheel = FlexibleFrame(
      horizontal: FlexibleLength(min: 0, ideal: WheelMetrics.size.width, max: .infinity),
      vertical: FlexibleLength(WheelMetrics.size.height),
      alignment: tree.pair(.top)
    )
    // Rows that are missing before the first leave their room.
    let missing = max(WheelMetrics.rowsBeside - chosen, 0)
    let room = WheelMetrics.height(at: 1) * CGFloat(missing)
    let column = StackRule(axis: .vertical, spacing: 0, alignment: center.horizontal)
    tree.element(nil, rule: .flexibleFrame(wheel), in: scope) { tree in
      let inset = tree.begin(.padding(EdgeInsets(room, on: .top)), in: options)
      let stack = tree.begin(.stack(column), in: options)
      tree.lower(content, in: options)
      tree.end(stack)
      tree.end(inset)
    }
  }

  /// The tags of all options, none of which is let through.
  private func tags(in scope: LoweringScope) -> [AnyHashable?] {
    var tags: [AnyHashable?] = []
    var scope = scope
    scope.membership.showsTag = {
      tags.append($0)
      return false
    }
    var tree = LayoutTree()
    tree.lower(content, in: scope)
    return tags
  }
}

extension FlexibleLength {
  /// One length, whatever is offered.
  fileprivate init(_ length: CGFloat) {
    self.init(min: length, ideal: length, max: length)
  }
}
