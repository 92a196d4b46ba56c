public import LayoutEngine

/// A view that shows text.
open class UILabel: UIView {
  /// The text; `nil` for none.
  ///
  /// Writing it takes the looks of parts away.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with the looks of its parts; `nil` for none.
  open var attributedText: NSAttributedString?
  // UIKit's own signature: `nil` stands for the system's font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  // UIKit's own signature: `nil` stands for the colour of text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// How lines are set against the sides.
  open var textAlignment = NSTextAlignment.natural
  /// The greatest number of lines; 0 sets no limit.
  open var numberOfLines = 1
  /// What happens to a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text shrinks to fit, which letters of a terminal cannot.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the user's text size, which a terminal has none of.
  open var adjustsFontForContentSizeCategory = false
  /// The least scale to which the text may shrink, 0...1.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which the text wraps while constraints are solved, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether the label is shown as usable.
  open var isEnabled = true
  /// Whether the label is shown as chosen.
  open var isHighlighted = false
  /// The colour of the text while the label is highlighted; `nil` for no other.
  open var highlightedTextColor: UIColor?
  private var marks: [ContentMark] = []

  open override var intrinsicContentSize: CGSize {
    if let own = sizeOfOwnRect { return own }
    let text = styledText
    let wide = TextMetrics.size(of: text)
    guard wrapsContent else { return wide }
    let width = layoutState.contentWidth ?? .infinity
    guard preferredMaxLayoutWidth > 0 else {
      return CGSize(
        width: wide.width,
        height: TextMetrics.size(of: text, width: width).height
      )
    }
    return TextMetrics.size(of: text, width: preferredMaxLayoutWidth)
  }

  /// The size of the rectangle that a scene's own class gives the text; `nil` where it gives none.
  private var sizeOfOwnRect: CGSize? {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.contentWidth
    let room = CGRect(
      x: 0,
      y: 0,
      width: (wrapsContent ? width : nil) ?? UIView.layoutFittingExpandedSize.width,
      height: UIView.layoutFittingExpandedSize.height
    )
    return overrides?.textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)?.size.bounded
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let own = sizeOfOwnRect { return own }
    return ownSizeThatFits(size)
  }

  private func ownSizeThatFits(_ size: CGSize) -> CGSize {
    TextMetrics.size(of: styledText, width: size.width > 0 && wrapsContent ? size.width : .infinity)
  }

  /// The rectangle that the text takes inside another, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    var text = styledText
    text.lineLimit = lines > 0 ? lines : nil
    return CGRect(origin: bounds.origin, size: TextMetrics.size(of: text, width: bounds.width))
  }

  /// Draws the text in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) {
    let scope = MarkScope(size: extent, direction: direction, tint: tintColor.paint)
    marks.append(scope.mark(styledText, attributedText?.alignment ?? textAlignment, in: rect))
  }

  package override var wrapsContent: Bool { numberOfLines != 1 }

  package override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let text = styledText
    let measured = TextMetrics.size(of: text, width: size.width > 0 ? size.width : .infinity)
    let lines = TextMetrics.baselines(of: text, in: measured)
    // The text stands in the middle of a label that is higher than it.
    let top = size.height > 0 ? (size.height - measured.height) / 2 : 0
    return (top + lines.first, top + lines.last)
  }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    marks = []
    if !(text ?? "").isEmpty { receive(.drawText(scope.bounds)) }
    return marks
  }

  /// The text with its look.
  var styledText: StyledText {
    let look: UIFont = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let colour: UIColor =
      isHighlighted ? highlightedTextColor ?? textColor ?? .label : textColor ?? .label
    return StyledText(
      runs: (attributedText ?? NSAttributedString(string: "")).runs(
        font: look,
        color: colour,
        strength: isEnabled ? 1 : 0.5
      ),
      lineLimit: numberOfLines > 0 ? numberOfLines : nil,
      truncation: lineBreakMode.truncation
    )
  }
}

extension NSLineBreakMode {
  /// Where a line that does not fit is cut.
  var truncation: StyledText.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
