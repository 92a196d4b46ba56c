internal import LayoutEngine

/// A part of what a view draws of itself.
package struct ContentMark {
  /// The rectangle in the coordinate space of the view's frame, physical, in points.
  var frame: CGRect
  var drawing: Drawing
  /// What the drawing is cut by in the view's frame, from the outside in.
  var clips: [ContentClip] = []
  /// What is done to the drawing in the view's frame, from the outside in.
  var effects: [DrawingEffect] = []
}

/// An outline outside of which marks of a view are not drawn.
struct ContentClip {
  /// What tells the clip from the view's others: marks that follow one another may share it.
  var number: Int
  /// The outline in the coordinate space of the view's frame.
  var outline: ShapeOutline
}

/// What a view draws by: its size, its direction, and the environment.
package struct MarkScope {
  /// The size of the view, in points.
  var size: CGSize
  /// The direction of the view's content.
  var direction: LayoutDirection
  var tint: Paint

  /// The whole view.
  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// A rectangle that begins at a distance from the leading edge, in points.
  func rect(leading: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let x = direction == .leftToRight ? leading : size.width - leading - width
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// A picture in a rectangle.
  func mark(_ image: UIImage, _ paint: Paint, in frame: CGRect) -> ContentMark {
    let symbols = InterfaceEnvironment.current.symbols
    let paint = image.tint?.paint ?? paint
    guard image.isSymbol else {
      return ContentMark(frame: frame, drawing: .picture(image.name, size: frame.size, paint))
    }
    let shown = symbols(image.name, direction) ?? .placeholder(for: image.name)
    return ContentMark(frame: frame, drawing: .symbol(shown, paint))
  }

  /// A filled outline.
  func mark(_ outline: ShapeOutline, _ paint: Paint, in frame: CGRect) -> ContentMark {
    ContentMark(frame: frame, drawing: .shape(outline, fill: paint, stroke: nil))
  }

  /// A text in the middle of a rectangle's height, set against a side of it.
  func mark(_ text: StyledText, _ alignment: NSTextAlignment, in frame: CGRect) -> ContentMark {
    var text = text
    text.alignment = alignment.alignment(in: direction)
    let measured = TextMetrics.size(of: text, width: frame.width)
    let height = min(measured.height, max(frame.height, 16))
    let width = min(measured.width, frame.width)
    let slack = frame.width - width
    let leads = (text.alignment == .leading) == (direction == .leftToRight)
    let x = text.alignment == .center ? slack / 2 : leads ? 0 : slack
    return ContentMark(
      frame: CGRect(
        x: frame.minX + x,
        y: frame.minY + (frame.height - height) / 2,
        width: width,
        height: height
      ),
      drawing: .text(text)
    )
  }
}

extension NSTextAlignment {
  /// The alignment as leading or trailing in a direction.
  func alignment(in direction: LayoutDirection) -> StyledText.Alignment {
    switch self {
    case .natural, .justified: .leading
    case .center: .center
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }
}

/// The sizes of texts, in points.
enum TextMetrics {
  /// The size of a text that wraps at a width; infinity does not wrap.
  static func size(of text: StyledText, width: CGFloat = .infinity) -> CGSize {
    guard !text.string.isEmpty, let measuring = InterfaceEnvironment.current.textMeasuring else {
      return .zero
    }
    let proposal = ProposedViewSize(width: width.isFinite ? width : nil, height: nil)
    return measuring.size(of: text, in: proposal)
  }

  /// The distances of the first and the last baseline from the top, at a size.
  static func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    InterfaceEnvironment.current.textMeasuring?.baselines(of: text, in: size) ?? (0, 0)
  }
}
