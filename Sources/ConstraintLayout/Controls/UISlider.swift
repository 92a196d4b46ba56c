public import LayoutEngine

/// A bar with a knob that stands for a value.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The value at the leading end.
  open var minimumValue: Float = 0
  /// The value at the trailing end.
  open var maximumValue: Float = 1
  /// Whether the value follows the finger at once.
  open var isContinuous = true
  /// The colour before the knob; `nil` for that of controls.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob; `nil` for a faint grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; `nil` for that of text, which shows on every terminal.
  open var thumbTintColor: UIColor?

  /// Sets the value; a still picture shows the end of the movement.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlLengths.sliderHeight)
  }

  package override class var contentPriorities: ContentPriorities { .bar }

  /// The knob stays inside the slider, so its beginning runs over what its width leaves.
  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let knob = ControlLengths.knob
    let range = Double(maximumValue) - Double(minimumValue)
    let fraction = range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
    let start = fraction.inUnitInterval() * (scope.size.width - knob.width)
    let middle = scope.size.height / 2
    let track = ControlLengths.sliderTrack
    func bar(_ length: CGFloat) -> CGRect {
      scope.rect(leading: 0, y: middle - track / 2, width: max(length, 0), height: track)
    }
    let before = (minimumTrackTintColor?.paint ?? scope.tint).opacity(strength)
    return [
      scope.mark(
        .capsule,
        maximumTrackTintColor?.paint ?? ControlLengths.track,
        in: bar(scope.size.width)
      ),
      scope.mark(.capsule, before, in: bar(start + knob.width / 2)),
      scope.mark(
        .capsule,
        thumbTintColor?.paint ?? Paint(.primary),
        in: scope.rect(
          leading: start,
          y: middle - knob.height / 2,
          width: knob.width,
          height: knob.height
        )
      ),
    ]
  }
}
