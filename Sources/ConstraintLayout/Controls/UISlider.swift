public import LayoutEngine

/// A bar with a knob that stands for a value.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The value at the leading end.
  open var minimumValue: Float = 0
  /// The value at the trailing end.
  open var maximumValue: Float = 1
  /// The picture at the leading end; `nil` for none.
  open var minimumValueImage: UIImage?
  /// The picture at the trailing end; `nil` for none.
  open var maximumValueImage: UIImage?
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
    let images = [
      (minimumValueImage, minimumValueImageRect(forBounds: scope.bounds, scope.direction)),
      (maximumValueImage, maximumValueImageRect(forBounds: scope.bounds, scope.direction)),
    ].compactMap { image, frame in
      image.map { scope.mark($0, scope.tint.opacity(strength), in: frame) }
    }
    let tint = (minimumTrackTintColor?.paint ?? scope.tint).opacity(strength)
    return images + [
      scope.mark(.capsule, maximumTrackTintColor?.paint ?? ControlLengths.track, in: track),
      scope.mark(.capsule, tint, in: before),
      scope.mark(.capsule, thumbTintColor?.paint ?? Paint(.primary), in: thumb),
    ]
  }

  /// The rectangle of the bar inside the bounds, in points, physical.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = ControlLengths.sliderTrack
    let (leading, trailing) = (reach(of: minimumValueImage), reach(of: maximumValueImage))
    return CGRect(
      x: bounds.minX + (direction == .leftToRight ? leading : trailing),
      y: bounds.midY - height / 2,
      width: max(bounds.width - leading - trailing, 0),
      height: height
    )
  }

  /// The rectangle of the picture at the leading end, in points, physical.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    minimumValueImageRect(forBounds: bounds, direction)
  }

  /// The rectangle of the picture at the trailing end, in points, physical.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    maximumValueImageRect(forBounds: bounds, direction)
  }

  private func minimumValueImageRect(
    forBounds bounds: CGRect,
    _ direction: LayoutDirection
  ) -> CGRect {
    rect(of: minimumValueImage, atLeft: direction == .leftToRight, in: bounds)
  }

  private func maximumValueImageRect(
    forBounds bounds: CGRect,
    _ direction: LayoutDirection
  ) -> CGRect {
    rect(of: maximumValueImage, atLeft: direction == .rightToLeft, in: bounds)
  }

  private func rect(of image: UIImage?, atLeft isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// How much of the bar's length a picture takes at its end, in points.
  private func reach(of image: UIImage?) -> CGFloat {
    image.map { $0.size.width + ControlLengths.sliderImageGap } ?? 0
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
