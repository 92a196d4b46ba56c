public import LayoutEngine

/// A bar of buttons, at the bottom of a controller's view or anywhere else.
open class UIToolbar: UIView {
  /// The buttons from the leading side on, and the spaces between them.
  open var items: [UIBarButtonItem]? {
    didSet {
      let kept = (items ?? []).compactMap(\.customView)
      for view in (oldValue ?? []).compactMap(\.customView) where !kept.contains(view) {
        view.removeFromSuperview()
      }
      setNeedsLayout()
    }
  }

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarLengths.toolbar)
  }

  package override class var contentPriorities: ContentPriorities { .bar }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    row.marks(in: scope, height: height(in: scope.size.height))
  }

  /// Places the views of buttons that have their own.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.placeViews(in: self, height: height(in: extent.height))
  }

  private var row: BarRow { BarRow(items: items ?? [], isLeading: true) }

  /// Below the buttons of a bar that reaches into the unsafe area nothing is shown.
  private func height(in length: CGFloat) -> CGFloat { min(length, BarLengths.toolbar) }
}
