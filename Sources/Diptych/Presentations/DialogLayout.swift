/// The parts of a dialog: cards, the words, fields, buttons, and the lines between buttons.
///
/// The cards come first, so that all else is drawn over them: one for the words and the buttons, and
/// in a choice one for the button that stands apart. The words follow, then the members of
/// ``DialogActions`` in the order of the scene, and then a line for each button on the first card.
struct DialogLayout: Layout {
  let actions: DialogActions
  let kind: Dialog.Kind

  /// Whether the button that cancels has a card of its own below the others.
  private var setsCancelApart: Bool { kind == .choice }
  /// The number of cards, which come first, the words being behind them.
  private var cards: Int { kind.cards }
  /// The number of parts before the members.
  private var leadingParts: Int { cards + 1 }

  private struct Row {
    var members: [Int]
    var height: CGFloat
    var hasLine: Bool
    var isApart = false
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let rows = rows(of: subviews, width: width)
    let gap = rows.contains(where: \.isApart) ? DialogMetrics.gap : 0
    let words = words(subviews, width).height
    return CGSize(width: width, height: rows.reduce(words + gap) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let rows = rows(of: subviews, width: bounds.width)
    var line = leadingParts + actions.members.count
    var y = bounds.minY
    func put(_ index: Int, _ frame: CGRect) {
      subviews[index].place(
        at: CGPoint(x: frame.midX, y: frame.midY),
        anchor: .center,
        proposal: ProposedViewSize(frame.size)
      )
    }
    func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let words = words(subviews, bounds.width).height
    put(cards, area(bounds.minX, y, bounds.width, words))
    y += words
    for row in rows where !row.isApart {
      if !row.hasLine {
        let inset = DialogMetrics.insets.leading
        let height = row.height - DialogMetrics.gap
        for member in row.members {
          put(leadingParts + member, area(inset, y, bounds.width - 2 * inset, height))
        }
        y += row.height
        continue
      }
      let width = bounds.width / CGFloat(row.members.count)
      for (column, member) in row.members.enumerated() {
        let x = bounds.minX + CGFloat(column) * width
        put(leadingParts + member, area(x, y, width, row.height))
        let hasNothingAbove = y == bounds.minY
        put(
          line,
          column > 0
            ? area(x, y, 1, row.height)
            : area(bounds.minX, y, hasNothingAbove ? 0 : bounds.width, hasNothingAbove ? 0 : 1)
        )
        line += 1
      }
      y += row.height
    }
    if cards > 0 { put(0, area(bounds.minX, bounds.minY, bounds.width, y - bounds.minY)) }
    y += DialogMetrics.gap
    for row in rows where row.isApart {
      let frame = area(bounds.minX, y, bounds.width, row.height)
      put(1, frame)
      for member in row.members { put(leadingParts + member, frame) }
    }
  }

  /// The size of the words; none where nothing is said, for then only the room around it is left.
  private func words(_ subviews: Subviews, _ width: CGFloat) -> CGSize {
    let size = subviews[cards].sizeThatFits(ProposedViewSize(width: width, height: nil))
    return size.height > DialogMetrics.insets.vertical ? size : .zero
  }

  /// Fields on lines of their own, then the buttons: two side by side where both fit, the cancelling
  /// one first; else below each other, the cancelling one last.
  private func rows(of subviews: Subviews, width: CGFloat) -> [Row] {
    func height(_ member: Int, in width: CGFloat) -> CGFloat {
      subviews[leadingParts + member]
        .sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    func fits(_ members: [Int]) -> Bool {
      members.allSatisfy {
        subviews[leadingParts + $0].sizeThatFits(.unspecified).width <= width / 2
      }
    }
    let inside = width - DialogMetrics.insets.horizontal
    var rows = actions.fields.map {
      Row(members: [$0], height: height($0, in: inside) + DialogMetrics.gap, hasLine: false)
    }
    let others = actions.buttons(areCancelling: false)
    let cancelling = actions.buttons(areCancelling: true)
    if kind == .alert, others.count + cancelling.count == 2, fits(others + cancelling) {
      let members = cancelling + others
      let height = members.reduce(0) { max($0, height($1, in: width / 2)) }
      return rows + [Row(members: members, height: height, hasLine: true)]
    }
    rows += (others + (setsCancelApart ? [] : cancelling)).map {
      Row(members: [$0], height: height($0, in: width), hasLine: true)
    }
    if setsCancelApart {
      rows += cancelling.prefix(1).map {
        Row(members: [$0], height: height($0, in: width), hasLine: false, isApart: true)
      }
    }
    return rows
  }
}

/// The lengths of iOS's dialogs, in points.
enum DialogMetrics {
  /// The width of an alert.
  static let alertWidth: CGFloat = 270
  /// The width of a choice in a popover; weak.
  static let listWidth: CGFloat = 270
  static let alertButtonHeight: CGFloat = 44
  static let choiceButtonHeight: CGFloat = 57
  /// The room around the words of an alert.
  static let insets = EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
  static let cornerRadius: CGFloat = 14
  /// What is left between a choice and the edges of the safe area, and between its two cards.
  static let gap: CGFloat = 8
}
