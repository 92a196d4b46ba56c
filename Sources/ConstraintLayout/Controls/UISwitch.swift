public import LayoutEngine

/// A switch that is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The colour of a switch that is on; `nil` for green.
  open var onTintColor: UIColor?
  /// The colour of the knob; `nil` for white.
  open var thumbTintColor: UIColor?

  /// Turns the switch; a still picture shows the end of the movement.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// Creates a control at a place; its size is always its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlLengths.switchSize))
  }

  /// Creates a control from an archive, which scenes do not have.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { ControlLengths.switchSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLengths.switchSize }

  package override class var contentPriorities: ContentPriorities { .mark }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let size = ControlLengths.switchSize
    let inset = ControlLengths.switchInset
    let knob = size.height - 2 * inset
    let colour: Paint = isOn ? (onTintColor ?? .systemGreen).paint : ControlLengths.track
    let thumb = thumbTintColor?.paint ?? (isOn ? UIColor.white.paint : Paint(.primary))
    let frame = scope.rect(leading: 0, y: 0, width: size.width, height: size.height)
    let place = isOn ? size.width - inset - knob : inset
    return [
      scope.mark(.capsule, colour.opacity(strength), in: frame),
      scope.mark(
        .circle,
        thumb,
        in: scope.rect(leading: place, y: inset, width: knob, height: knob)
      ),
    ]
  }
}
