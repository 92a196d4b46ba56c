internal import LayoutEngine

/// The picture and the title of a button, beside each other or one above the other.
struct ButtonContent {
  let title: StyledText
  private let image: UIImage?
  private let subtitle: StyledText?
  private let padding: CGFloat
  private let titlePadding: CGFloat
  private let titleAlignment: UIButton.Configuration.TitleAlignment
  private let placement: NSDirectionalRectEdge
  private let alignment: UIControl.ContentHorizontalAlignment
  private let insets: NSDirectionalEdgeInsets
  private let paint: Paint
  private let titleShift: CGPoint
  private let imageShift: CGPoint

  init(_ button: UIButton) {
    let configuration = button.configuration
    let paint = button.contentPaint.opacity(button.strength)
    let font = button.titleLabel?.font
    func styled(_ text: String) -> StyledText {
      let run = TextRun(
        text,
        paint: paint,
        isBold: font?.isBold ?? false,
        isItalic: font?.isItalic ?? false
      )
      return StyledText(runs: [run], lineLimit: 1)
    }
    self.paint = paint
    func styled(_ text: NSAttributedString) -> StyledText {
      let font = font ?? .systemFont(ofSize: UIFont.buttonFontSize)
      let runs = text.runs(font: font, color: UIColor(paint), strength: 1)
      return StyledText(runs: runs, lineLimit: 1)
    }
    title = button.currentAttributedTitle.map { styled($0) } ?? styled(button.currentTitle ?? "")
    let isPlain = configuration == nil
    titleShift = isPlain ? button.titleEdgeInsets.shift : .zero
    imageShift = isPlain ? button.imageEdgeInsets.shift : .zero
    subtitle =
      configuration?.styledSubtitle.map { styled($0) } ?? configuration?.subtitle.map { styled($0) }
    image = button.currentImage
    padding = (configuration?.imagePadding ?? 0).boundedLength
    titlePadding = (configuration?.titlePadding ?? 0).boundedLength
    titleAlignment = configuration?.titleAlignment ?? .automatic
    placement = configuration?.imagePlacement ?? .leading
    alignment = button.contentHorizontalAlignment
    insets =
      configuration?.contentInsets
      ?? NSDirectionalEdgeInsets(button.contentEdgeInsets, in: button.direction)
  }

  private var isColumn: Bool { placement == .top || placement == .bottom }
  private var isImageFirst: Bool { placement != .trailing && placement != .bottom }
  private var titleSize: CGSize { TextMetrics.size(of: title) }
  private var subtitleSize: CGSize { subtitle.map { TextMetrics.size(of: $0) } ?? .zero }
  private var imageSize: CGSize { image?.size ?? .zero }
  private var textHeight: CGFloat { titleSize.height + lineGap + subtitleSize.height }
  private var lineGap: CGFloat { subtitle == nil || title.string.isEmpty ? 0 : titlePadding }
  private var gap: CGFloat { image == nil || title.string.isEmpty ? 0 : padding }

  /// The size of both together, in points.
  var size: CGSize {
    let text = CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: textHeight
    )
    if isColumn {
      return CGSize(
        width: max(text.width, imageSize.width),
        height: text.height + gap + imageSize.height
      )
    }
    return CGSize(
      width: text.width + gap + imageSize.width,
      height: max(text.height, imageSize.height)
    )
  }

  func marks(in scope: MarkScope) -> [ContentMark] {
    let room = scope.size.width - insets.leading - insets.trailing
    let content = size
    let slack = room - content.width
    let start = insets.leading + max(slack, 0) * share(in: scope)
    let width = min(content.width, max(room, 0))
    let top = (scope.size.height - content.height) / 2
    var marks: [ContentMark] = []
    // Along the row or the column, what comes first begins where the content does.
    let imageStart = isImageFirst ? 0 : (isColumn ? textHeight + gap : width - imageSize.width)
    let textStart = isImageFirst ? (isColumn ? imageSize.height : imageSize.width) + gap : 0
    if let image {
      let frame = scope.rect(
        leading: start + (isColumn ? (width - imageSize.width) / 2 : imageStart),
        y: isColumn ? top + imageStart : (scope.size.height - imageSize.height) / 2,
        width: imageSize.width,
        height: imageSize.height
      )
      marks.append(scope.mark(image, paint, in: frame.offsetBy(dx: imageShift.x, dy: imageShift.y)))
    }
    let textWidth = isColumn ? width : max(width - gap - imageSize.width, 0)
    var y = isColumn ? top + textStart : (scope.size.height - textHeight) / 2
    for line in [title, subtitle].compactMap({ $0 }) where !line.string.isEmpty {
      let height = TextMetrics.size(of: line).height
      let frame = scope.rect(
        leading: start + (isColumn ? 0 : textStart),
        y: y,
        width: textWidth,
        height: height
      )
      let moved = frame.offsetBy(dx: titleShift.x, dy: titleShift.y)
      marks.append(scope.mark(line, lineAlignment(in: scope.direction), in: moved))
      y += height + lineGap
    }
    return marks
  }

  /// How a line is set in the width of the longest.
  private func lineAlignment(in direction: LayoutDirection) -> NSTextAlignment {
    switch titleAlignment {
    case .automatic: isColumn ? .center : .natural
    case .leading: .natural
    case .center: .center
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }

  /// How much of the free room stands before the content.
  private func share(in scope: MarkScope) -> CGFloat {
    let isForward = scope.direction == .leftToRight
    return switch alignment {
    case .center, .fill: 0.5
    case .leading: 0
    case .trailing: 1
    case .left: isForward ? 0 : 1
    case .right: isForward ? 1 : 0
    }
  }
}

extension UIEdgeInsets {
  /// How far the middle of a rectangle moves when its edges do, in points.
  fileprivate var shift: CGPoint {
    let insets = sanitized
    return CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
  }
}
