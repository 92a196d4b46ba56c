/// A view's size and alignment guides in its own coordinate space, in points, leading-based.
public struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat

  /// The view in its layout, which knows the guides that the view sets itself.
  private let view: (pass: LayoutPass, node: Int, proposal: Proposal)?

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    view = nil
  }

  package init(of node: Int, in pass: LayoutPass, size: CGSize, proposal: Proposal) {
    width = size.width
    height = size.height
    view = (pass, node, proposal)
  }

  /// The position of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key, .horizontal) }

  /// The position of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key, .vertical) }

  /// The position of a guide that the view sets itself, in points; `nil` where it sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitValue(of: guide.key, .horizontal)
  }

  /// The position of a guide that the view sets itself, in points; `nil` where it sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitValue(of: guide.key, .vertical)
  }

  private func value(of key: AlignmentKey, _ axis: Axis) -> CGFloat {
    explicitValue(of: key, axis) ?? key.defaultValue(in: self)
  }

  private func explicitValue(of key: AlignmentKey, _ axis: Axis) -> CGFloat? {
    guard let view else { return nil }
    return view.pass.explicitGuide(
      key,
      axis,
      of: view.node,
      size: CGSize(width: width, height: height),
      proposal: view.proposal
    )
  }

  /// Whether both describe the same view at the same size.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
      && left.view?.pass === right.view?.pass && left.view?.node == right.view?.node
  }
}
