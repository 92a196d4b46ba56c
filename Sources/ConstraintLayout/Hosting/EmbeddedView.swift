package import LayoutEngine

/// A view, or a controller with its view, as an element of another kind of layout.
package struct EmbeddedView {
  private let view: UIView
  /// Kept alive as long as its view is shown.
  private let controller: UIViewController?

  package init(_ view: UIView) {
    self.view = view
    controller = nil
  }

  package init(_ controller: UIViewController) {
    self.controller = controller
    controller.loadViewIfNeeded()
    view = controller.viewIfLoaded ?? UIView()
  }

  /// The size that the view takes when offered a proposal, in points.
  ///
  /// Where the view hugs its content strongly, and where nothing is offered, it keeps the length
  /// that fits it; elsewhere it fills the proposal.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let width = keptLength(proposal.width, .horizontal)
    let height = keptLength(proposal.height, .vertical)
    if let width, let height { return CGSize(width: width, height: height).bounded }
    let content = view.resolvedIntrinsicContentSize
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required
    )
    return CGSize(
      width: width ?? max(fitting.width, content.width),
      height: height ?? max(fitting.height, content.height)
    ).bounded
  }

  private func keptLength(
    _ proposed: CGFloat?,
    _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    guard let proposed, proposed.isFinite else { return nil }
    return view.contentHuggingPriority(for: axis) >= .defaultHigh ? nil : max(proposed, 0)
  }

  /// The view and what it contains, laid out in a rectangle of the canvas, in points, physical.
  ///
  /// The nodes count their ends from the first of them. The view sees no safe area.
  package func placedNodes(in frame: CGRect) -> [PlacedNode] {
    view.move(to: CGRect(origin: .zero, size: frame.size.bounded))
    ScreenEntrance(root: view).run()
    var lister = ViewLister()
    lister.append(view, at: frame.origin)
    return lister.nodes
  }
}
