public import LayoutEngine

/// A bar that fills as work goes on.
open class UIProgressView: UIView {
  /// The look of a bar.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// How much is done, 0...1.
  open var progress: Float = 0
  /// The look of the bar.
  open var progressViewStyle = Style.default
  /// The colour of what is done; `nil` for that of controls.
  open var progressTintColor: UIColor?
  /// The colour of what is left; `nil` for a faint grey.
  open var trackTintColor: UIColor?

  /// Creates a bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how much is done; a still picture shows the end of the movement.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlLengths.progressThickness)
  }

  package override class var contentPriorities: ContentPriorities { .bar }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let done = CGFloat(progress).inUnitInterval()
    let bar = scope.rect(
      leading: 0,
      y: 0,
      width: scope.size.width * done,
      height: scope.size.height
    )
    return [
      scope.mark(.capsule, trackTintColor?.paint ?? ControlLengths.track, in: scope.bounds),
      scope.mark(.capsule, progressTintColor?.paint ?? scope.tint, in: bar),
    ]
  }
}
