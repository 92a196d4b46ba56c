package import LayoutEngine

/// Content that is not made of views and stands in one, as a hosting controller's does.
package protocol HostedContent: AnyObject {
  /// The size that the content takes when offered a proposal, in points.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// The content laid out in a rectangle of the canvas, in points, physical.
  ///
  /// The nodes count their ends from the first of them.
  func placedNodes(in frame: CGRect, direction: LayoutDirection) -> [PlacedNode]
}

/// A view that shows content of another kind inside its safe area.
///
/// Its layout margins have no effect on the content, as those of a hosting controller's view.
package final class HostView: UIView {
  /// What the view shows; `nil` for nothing.
  package var content: (any HostedContent)?
  /// Whether the content stays out of what bars and the device's shape cover.
  package var respectsSafeArea = true

  package override var intrinsicContentSize: CGSize {
    guard let content else { return super.intrinsicContentSize }
    let width = layoutState.contentWidth
    let ideal = content.size(for: .unspecified)
    guard let width else { return ideal.bounded }
    // The height follows from the width that constraints have found.
    let height = content.size(for: ProposedViewSize(width: width, height: nil)).height
    return CGSize(width: ideal.width, height: height).bounded
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    content?.size(for: ProposedViewSize(size)).bounded ?? super.sizeThatFits(size)
  }

  package override var typeName: String { "UIHostingView" }

  package override var wrapsContent: Bool { true }

  /// The content's nodes for a view whose frame begins at a point of the canvas, in points.
  func hostedNodes(at corner: CGPoint) -> [PlacedNode] {
    let bounds = CGRect(origin: corner, size: extent)
    let area = respectsSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
    return content?.placedNodes(in: area, direction: direction) ?? []
  }
}
