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

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let track = resolvedTrackRect(forBounds: scope.bounds)
    let thumb = thumbRect(forBounds: scope.bounds, trackRect: track, value: value, scope.direction)
    let isForward = scope.direction == .leftToRight
    let before = CGRect(
      x: isForward ? track.minX : thumb.midX,
      y: track.minY,
      width: max(isForward ? thumb.midX - track.minX : track.maxX - thumb.midX, 0),
      height: track.height
    )
    let tint = (minimumTrackTintColor?.paint ?? scope.tint).opacity(strength)
    return [
      scope.mark(.capsule, maximumTrackTintColor?.paint ?? ControlLengths.track, in: track),
      scope.mark(.capsule, tint, in: before),
      scope.mark(.capsule, thumbTintColor?.paint ?? Paint(.primary), in: thumb),
    ]
  }

  /// The rectangle of the bar inside the bounds, in points, physical.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = ControlLengths.sliderTrack
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The rectangle of the knob at a value, in points, physical.
  open func thumbRect(forBounds bounds: CGRect, trackRect track: CGRect, value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: track, value: value, direction)
  }

  /// The knob stays inside the bar, so its beginning runs over what the bar's length leaves.
  private func thumbRect(
    forBounds bounds: CGRect,
    trackRect track: CGRect,
    value: Float,
    _ direction: LayoutDirection
  ) -> CGRect {
    let knob = ControlLengths.knob
    let range = Double(maximumValue) - Double(minimumValue)
    let fraction = range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
    let start = fraction.inUnitInterval() * (track.width - knob.width)
    return CGRect(
      x: direction == .leftToRight ? track.minX + start : track.maxX - start - knob.width,
      y: track.midY - knob.height / 2,
      width: knob.width,
      height: knob.height
    )
  }
}
