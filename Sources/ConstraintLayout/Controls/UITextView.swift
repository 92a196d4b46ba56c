public import LayoutEngine

/// Text of many lines, which scrolls unless it is told not to.
///
/// One that does not scroll is as high as its text: the lines at the width that constraints give it,
/// and what lies around them.
open class UITextView: UIScrollView {
  // UIKit's own signature: `nil` stands for no text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text without its looks.
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  // UIKit's own signature: `nil` stands for no text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its looks.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The font of the text; `nil` for the system's.
  open var font: UIFont?
  /// The colour of the text; `nil` for that of text.
  open var textColor: UIColor?
  /// How lines are set against the sides.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed, which a still picture does not show.
  open var isEditable = true
  /// Whether the text can be selected, which a still picture does not show.
  open var isSelectable = true
  /// The room around the lines, in points, physical.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the lines.
  public let textContainer = NSTextContainer()

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let wide = size(ofLinesIn: .infinity)
    guard let width = layoutState.contentWidth else { return wide }
    return CGSize(width: wide.width, height: size(ofLinesIn: width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(ofLinesIn: size.width > 0 ? size.width : .infinity)
  }

  package override var sizesContent: Bool { true }
  package override var wrapsContent: Bool { !isScrollEnabled }

  package override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let lines = lines
    let measured = TextMetrics.size(of: lines, width: max(size.width - around.width, 0))
    let baselines = TextMetrics.baselines(of: lines, in: measured)
    let top = textContainerInset.sanitized.top
    return (top + baselines.first, top + baselines.last)
  }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    var lines = lines
    guard !lines.string.isEmpty else { return [] }
    lines.alignment = textAlignment.alignment(in: scope.direction)
    let room = scope.bounds.inset(by: textContainerInset.sanitized)
      .insetBy(dx: textContainer.padding, dy: 0)
    let measured = TextMetrics.size(of: lines, width: max(room.width, 0))
    let frame = CGRect(
      x: room.minX,
      y: room.minY - contentOffset.y,
      width: max(room.width, 0),
      height: measured.height
    )
    return [scope.mark(lines, textAlignment, in: frame)]
  }

  private var lines: StyledText {
    let runs = (attributedText ?? NSAttributedString(string: "")).runs(
      font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
      color: textColor ?? .label,
      strength: 1
    )
    let limit = textContainer.maximumNumberOfLines
    return StyledText(runs: runs, lineLimit: limit > 0 ? limit : nil)
  }

  /// What lies around the lines, in points.
  private var around: CGSize {
    let inset = textContainerInset.sanitized
    return CGSize(
      width: inset.left + inset.right + 2 * textContainer.padding,
      height: inset.top + inset.bottom
    )
  }

  /// The size of the lines in a width, and of what lies around them; without text, of one line.
  private func size(ofLinesIn width: CGFloat) -> CGSize {
    let inside = width.isFinite ? max(width - around.width, 0) : width
    let text = lines.string.isEmpty ? StyledText(runs: [TextRun(" ")]) : lines
    let measured = TextMetrics.size(of: text, width: inside)
    return CGSize(
      width: (lines.string.isEmpty ? 0 : measured.width) + around.width,
      height: measured.height + around.height
    ).bounded
  }
}

/// The area of the lines of a text view.
public final class NSTextContainer {
  /// The room at both ends of every line, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 sets no limit.
  public var maximumNumberOfLines = 0
  /// What scenes set and a still picture does not show.
  package var keptValues: [String: Any] = [:]

  init() {}

  var padding: CGFloat { max(lineFragmentPadding.boundedLength, 0) }
}

extension NSTextContainer: ValueKeeping {}
