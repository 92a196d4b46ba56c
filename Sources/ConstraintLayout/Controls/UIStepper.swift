public import LayoutEngine

/// Two buttons that lessen and raise a value.
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// By how much a touch changes the value.
  open var stepValue = 1.0
  /// Whether the value starts again behind its end.
  open var wraps = false
  /// Whether the value goes on changing while a finger rests.
  open var autorepeat = true
  /// Whether each change is told at once.
  open var isContinuous = true

  /// Creates a control at a place; its size is always its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlLengths.stepperSize))
  }

  /// Creates a control from an archive, which scenes do not have.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { ControlLengths.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLengths.stepperSize }

  package override class var contentPriorities: ContentPriorities { .mark }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let half = scope.size.width / 2
    let height = scope.size.height
    func sign(_ text: String, _ isUsable: Bool, leading: CGFloat) -> ContentMark {
      let paint = Paint(.primary).opacity(isUsable ? strength : 0.4)
      return scope.mark(
        StyledText(runs: [TextRun(text, paint: paint)]),
        .center,
        in: scope.rect(leading: leading, y: 0, width: half, height: height)
      )
    }
    return [
      scope.mark(
        .roundedRectangle(cornerSize: CGSize(width: 8, height: 8)),
        ControlLengths.track,
        in: scope.bounds
      ),
      sign("-", value > minimumValue, leading: 0),
      sign("+", value < maximumValue, leading: half),
    ]
  }
}
