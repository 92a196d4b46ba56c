extension Prelude {
  /// The rectangles that constraints mean, and the frames around them.
  static let alignmentRectangles = Part(
    names: ["alignmentRect"],
    source: """
      extension UIView {
        func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
        func frame(forAlignmentRect rect: CGRect) -> CGRect {
          let insets = alignmentRectInsets
          return rect.inset(
            by: UIEdgeInsets(
              top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        }
      }
      """
  )

  /// What scenes ask of segments and buttons that no picture shows.
  static let segmentDetails = Part(
    names: ["isEnabledForSegment", "setContentOffset", "contentOffsetForSegment", "allTargets"],
    where: { $0.contains("UIKit") },
    source: """
      extension UISegmentedControl {
        func isEnabledForSegment(at segment: Int) -> Bool { true }
        func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
        func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
      }
      extension UIControl {
        var allTargets: Set<AnyHashable> { [] }
      }
      """
  )
}
