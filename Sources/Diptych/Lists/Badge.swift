/// A mark that a list or a tab bar shows beside a view: a count or a word.
final class Badge {
  private let text: Text
  /// Whether the view shows the mark itself, so that the row around it need not.
  var isTaken = false

  init(_ text: Text) {
    self.text = text
  }

  /// The mark at the trailing end of a row.
  var row: some View { Unwritten(content: text.foregroundStyle(HierarchicalShapeStyle.secondary)) }

  /// The mark over the icon of a tab.
  var tab: some View {
    text.foregroundStyle(Color.white)
      .padding(.horizontal, 4)
      .background(Color.red, in: Capsule())
      .fixedSize()
  }
}

/// A view with a mark.
package struct Badged<Content: View>: PrimitiveView {
  let content: Content
  let badge: Text?

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let badge = badge.map(Badge.init) else { return tree.lower(content, in: scope) }
    var scope = scope
    if scope.surroundings.isInList && scope.membership.list == nil {
      // The view is a part of its row, and the mark stands beside that part.
      scope.modifiers = ModifierLink(around: scope.modifiers) { tree, scope, body in
        tree.appendRow(with: badge, in: scope, body)
      }
    } else {
      scope.membership.badge = badge
    }
    tree.lower(content, in: scope)
  }
}

extension LayoutTree {
  /// Appends an element and behind it, at the trailing end, its mark, unless it shows that itself.
  mutating func appendRow(
    with badge: Badge?,
    in scope: LoweringScope,
    _ body: (inout LayoutTree) -> Void
  ) {
    guard let badge else { return body(&self) }
    appendRow(in: scope, body) {
      // Another element of the same view may leave its mark to the row.
      defer { badge.isTaken = false }
      return badge.isTaken ? nil : badge.row
    }
  }

  /// Appends an element and, at the trailing end, what belongs to it; `trailing` is asked for that
  /// once the element is there.
  mutating func appendRow(
    in scope: LoweringScope,
    _ body: (inout LayoutTree) -> Void,
    trailing: () -> (any View)?
  ) {
    let center = pair(.center).vertical
    let stack = begin(
      .stack(StackRule(axis: .horizontal, spacing: nil, alignment: center)),
      in: scope
    )
    body(&self)
    if let end = trailing() {
      let inside = scope.inside(stackAxis: .horizontal)
      lower(Unwritten(content: Spacer()), in: inside)
      lower(AnyView(any: end), in: inside)
    }
    end(stack)
    if childCount(of: stack) == 1 { setRule(.identity, of: stack) }
  }
}

extension View {
  /// Marks a row of a list, or a tab, with a number; zero is no mark.
  public func badge(_ count: Int) -> some View {
    Badged(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Marks a row of a list, or a tab, with a text; `nil` is no mark.
  public func badge(_ label: Text?) -> some View {
    Badged(content: self, badge: label)
  }

  /// Marks a row of a list, or a tab, with a word; `nil` is no mark.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    Badged(content: self, badge: key.map { Text($0) })
  }

  /// Marks a row of a list, or a tab, with a word; `nil` is no mark.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    Badged(content: self, badge: label.map { Text($0) })
  }
}
