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

  /// The rectangle of the picture inside that of the content, in points.
  func imageRect(in room: CGRect, _ direction: LayoutDirection) -> CGRect {
    let (start, width) = place(in: room, direction)
    let along = isImageFirst ? 0 : (isColumn ? textHeight + gap : width - imageSize.width)
    return rect(
      leading: start + (isColumn ? (width - imageSize.width) / 2 : along),
      y: isColumn
        ? top(in: room) + along : room.minY + (room.height - imageSize.height) / 2,
      imageSize,
      in: room,
      direction
    )
    .offsetBy(dx: imageShift.x, dy: imageShift.y)
  }

  /// The rectangle of the title inside that of the content, in points.
  func titleRect(in room: CGRect, _ direction: LayoutDirection) -> CGRect {
    let (start, width) = place(in: room, direction)
    let along = isImageFirst ? (isColumn ? imageSize.height : imageSize.width) + gap : 0
    return rect(
      leading: start + (isColumn ? 0 : along),
      y: isColumn ? top(in: room) + along : room.minY + (room.height - textHeight) / 2,
      CGSize(
        width: isColumn ? width : max(width - gap - imageSize.width, 0),
        height: titleSize.height
      ),
      in: room,
      direction
    )
    .offsetBy(dx: titleShift.x, dy: titleShift.y)
  }

  /// Where the content begins behind the leading edge, and how wide it is, in points.
  private func place(
    in room: CGRect,
    _ direction: LayoutDirection
  ) -> (start: CGFloat, width: CGFloat) {
    let content = size.width
    let start = max(room.width - content, 0) * share(in: direction)
    return (start, min(content, max(room.width, 0)))
  }

  private func top(in room: CGRect) -> CGFloat { room.minY + (room.height - size.height) / 2 }

  private func rect(
    leading: CGFloat,
    y: CGFloat,
    _ size: CGSize,
    in room: CGRect,
    _ direction: LayoutDirection
  ) -> CGRect {
    let isForward = direction == .leftToRight
    return CGRect(
      x: isForward ? room.minX + leading : room.maxX - leading - size.width,
      y: y,
      width: size.width,
      height: size.height
    )
  }

  /// Draws the picture and the lines below the first, each in its place.
  func marks(title place: CGRect, image: CGRect, in scope: MarkScope) -> [ContentMark] {
    var marks: [ContentMark] = []
    if let picture = self.image { marks.append(scope.mark(picture, paint, in: image)) }
    var line = place
    for text in [title, subtitle].compactMap({ $0 }) where !text.string.isEmpty {
      line.size.height = text == title ? place.height : TextMetrics.size(of: text).height
      marks.append(scope.mark(text, lineAlignment(in: scope.direction), in: line))
      line.origin.y += line.height + lineGap
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
  private func share(in direction: LayoutDirection) -> CGFloat {
    let isForward = direction == .leftToRight
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
