internal import LayoutEngine

/// The size of a view by its constraints alone, as near to a wish as they allow.
struct FittingMeasure {
  let view: UIView
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// The size, in points, rounded up to pixels.
  var size: CGSize {
    let system = ConstraintSystem(root: view)
    let rootSize = ConstraintSystem.RootSize.fitting(
      target,
      horizontal: horizontal,
      vertical: vertical
    )
    // The heights of wrapped texts follow from the widths that the first solution finds.
    let wrapping = view.wrappingViews()
    let widths = wrapping.map(\.layoutState.contentWidth)
    for wrapped in wrapping { wrapped.layoutState.contentWidth = nil }
    _ = system.update(rootSize: rootSize)
    for wrapped in wrapping {
      wrapped.layoutState.contentWidth = system.solvedSize(of: wrapped).width
    }
    if !wrapping.isEmpty { _ = system.update(rootSize: rootSize) }
    for (wrapped, width) in zip(wrapping, widths) { wrapped.layoutState.contentWidth = width }
    let scale = InterfaceEnvironment.current.displayScale
    let size = system.solvedSize(of: view)
    return CGSize(
      width: max(0, (size.width * scale - 1e-6).rounded(.up) / scale),
      height: max(0, (size.height * scale - 1e-6).rounded(.up) / scale)
    )
  }
}

extension UIView {
  fileprivate func wrappingViews() -> [UIView] {
    (wrapsContent ? [self] : []) + children.flatMap { $0.wrappingViews() }
  }
}
