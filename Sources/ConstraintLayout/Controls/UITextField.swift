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

  /// The text; `nil` for none.
  open var text: String?
  /// What is shown while there is no text; `nil` for nothing.
  open var placeholder: String?
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
    let width = TextMetrics.size(of: shown).width + 2 * inset
    let height = isRounded ? ControlLengths.roundedFieldHeight : ControlLengths.fieldHeight
    return CGSize(width: width, height: height)
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
    let text = shown
    guard !text.string.isEmpty else { return marks }
    let room = scope.bounds.insetBy(dx: min(inset, scope.size.width / 2), dy: 0)
    marks.append(scope.mark(text, textAlignment, in: room))
    return marks
  }

  private var inset: CGFloat { borderStyle == .none ? 0 : ControlLengths.fieldInset }

  /// What the field shows: the text, or the placeholder where there is none.
  private var shown: StyledText {
    let typed = text ?? ""
    let isEmpty = typed.isEmpty
    let visible = isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    let colour: UIColor = isEmpty ? .placeholderText : textColor ?? .label
    let run = TextRun(
      isEmpty ? placeholder ?? "" : visible,
      paint: colour.paint.opacity(strength),
      isBold: font?.isBold ?? false,
      isItalic: font?.isItalic ?? false
    )
    return StyledText(runs: [run], lineLimit: 1)
  }
}
