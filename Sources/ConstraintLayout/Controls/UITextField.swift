public import LayoutEngine

/// A line of text to be typed.
open class UITextField: UIControl {
  /// The line around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The text without its looks; `nil` for none.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with the looks of its parts; `nil` for none.
  open var attributedText: NSAttributedString?
  /// What is shown while there is no text, without its looks; `nil` for nothing.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What is shown while there is no text, with the looks of its parts; `nil` for nothing.
  open var attributedPlaceholder: NSAttributedString?
  /// The view before the text, at the leading side; `nil` for none.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The view after the text, at the trailing side; `nil` for none.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When a button that empties the field is shown behind its text.
  open var clearButtonMode = ViewMode.never
  /// The font of the text; `nil` for the system's.
  open var font: UIFont?
  /// The colour of the text; `nil` for that of text.
  open var textColor: UIColor?
  /// How the text is set against the sides.
  open var textAlignment = NSTextAlignment.natural
  /// The line around the field.
  open var borderStyle = BorderStyle.none
  /// Whether dots hide the text.
  open var isSecureTextEntry = false

  open override var intrinsicContentSize: CGSize {
    let isRounded = borderStyle == .roundedRect || borderStyle == .bezel
    let rest = textRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 0)).width
    let width = TextMetrics.size(of: shown).width + 1000 - rest
    let height = isRounded ? ControlLengths.roundedFieldHeight : ControlLengths.fieldHeight
    return CGSize(width: width, height: height)
  }

  /// The rectangle of the text inside the bounds, in points, physical.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let before = reach(of: leftView, leftViewMode)
    var after = reach(of: rightView, rightViewMode)
    if hasClearButton { after = ControlLengths.clearButton + 2 * ControlLengths.clearButtonGap }
    let (left, right) = direction == .leftToRight ? (before, after) : (after, before)
    let insets = UIEdgeInsets(
      top: 0,
      left: left + (left > 0 ? 0 : inset),
      bottom: 0,
      right: right + (right > 0 ? 0 : inset)
    )
    let room = bounds.inset(by: insets)
    return room.width < 0
      ? CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height) : room
  }

  /// The rectangle of the button that empties the field, in points, physical.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    clearButtonRect(forBounds: bounds, direction)
  }

  private func clearButtonRect(forBounds bounds: CGRect, _ direction: LayoutDirection) -> CGRect {
    let (side, gap) = (ControlLengths.clearButton, ControlLengths.clearButtonGap)
    return CGRect(
      x: direction == .leftToRight ? bounds.maxX - gap - side : bounds.minX + gap,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }

  /// Whether the field shows a button that empties it: not without a text, nor in the place of a
  /// view.
  private var hasClearButton: Bool {
    clearButtonMode.shows && !(text ?? "").isEmpty && reach(of: rightView, rightViewMode) == 0
  }

  /// Places the views beside the text in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, mode, isLeading) in [
      (leftView, leftViewMode, true), (rightView, rightViewMode, false),
    ] {
      guard let view else { continue }
      view.isHidden = !mode.shows
      let size = BarRow.size(of: view)
      let isLeft = isLeading == (direction == .leftToRight)
      // The field places it, whatever says how large it is.
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(
        x: isLeft ? 0 : extent.width - size.width,
        y: (extent.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.parent === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// How far a view beside the text reaches inwards, in points.
  private func reach(of view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, mode.shows else { return 0 }
    return BarRow.size(of: view).width
  }

  package override var clipsByDefault: Bool { true }

  package override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let line = StyledText(runs: [TextRun(" ")], lineLimit: 1)
    let measured = TextMetrics.size(of: line)
    let baseline = TextMetrics.baselines(of: line, in: measured).first
    return (
      (size.height - measured.height) / 2 + baseline, (size.height - measured.height) / 2 + baseline
    )
  }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    var marks: [ContentMark] = []
    let line = Stroke(paint: UIColor.separator.paint, width: 1)
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      marks.append(ContentMark(frame: scope.bounds, drawing: .border(line.paint, width: 1)))
    case .roundedRect:
      let outline = ShapeOutline.inset(
        .roundedRectangle(cornerSize: CGSize(width: 6, height: 6)),
        by: 0.5
      )
      marks.append(
        ContentMark(
          frame: scope.bounds,
          drawing: .shape(outline, fill: nil, stroke: line)
        )
      )
    }
    if hasClearButton, let cross = UIImage(systemName: "xmark.circle.fill") {
      let frame = clearButtonRect(forBounds: scope.bounds, scope.direction)
      marks.append(scope.mark(cross, UIColor.secondaryLabel.paint.opacity(strength), in: frame))
    }
    let text = shown
    guard !text.string.isEmpty else { return marks }
    let room = resolvedTextRect(forBounds: scope.bounds)
    marks.append(scope.mark(text, textAlignment, in: room))
    return marks
  }

  private var inset: CGFloat { borderStyle == .none ? 0 : ControlLengths.fieldInset }

  /// What the field shows: the text, or the placeholder where there is none.
  private var shown: StyledText {
    let typed = attributedText ?? NSAttributedString(string: "")
    let isEmpty = typed.string.isEmpty
    var visible = isEmpty ? attributedPlaceholder ?? typed : typed
    if isSecureTextEntry, !isEmpty {
      visible = NSAttributedString(string: String(repeating: "•", count: typed.string.count))
    }
    let runs = visible.runs(
      font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
      color: isEmpty ? .placeholderText : textColor ?? .label,
      strength: strength
    )
    return StyledText(runs: runs, lineLimit: 1)
  }
}

extension UITextField {
  /// When a view beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3

    /// Whether it is shown while no one types.
    var shows: Bool { self == .unlessEditing || self == .always }
  }
}
