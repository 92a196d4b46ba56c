internal import LayoutEngine

extension UIView {
  /// Asks for the subviews to be placed anew.
  public func setNeedsLayout() {
    layoutState.needsLayout = true
  }

  /// Lays out the tree at once where something asks for it.
  public func layoutIfNeeded() {
    LayoutCycle(root: root).run()
  }

  /// Asks for ``updateConstraints()`` to be called.
  public func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
  }

  /// Calls ``updateConstraints()`` where something asks for it.
  public func updateConstraintsIfNeeded() {
    if layoutState.needsUpdateConstraints { receive(.updateConstraints) }
  }

  /// Asks for the size of the content to be looked at again, which every layout does.
  public func invalidateIntrinsicContentSize() {
  }

  /// Whether the view or one inside it asks for layout.
  var anyNeedsLayout: Bool {
    layoutState.needsLayout || children.contains { $0.anyNeedsLayout }
  }
}
