public import LayoutEngine

/// A view that shows a picture.
open class UIImageView: UIView {
  /// The picture; `nil` for none.
  open var image: UIImage?
  /// The picture while the view is highlighted; `nil` for no other.
  open var highlightedImage: UIImage?
  /// Whether the view is shown as chosen.
  open var isHighlighted = false

  /// Creates a view of a picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    guard let shown else { return [] }
    return [scope.mark(shown, scope.tint, in: frame(of: shown, in: scope))]
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Where the content mode puts a picture, in points.
  private func frame(of image: UIImage, in scope: MarkScope) -> CGRect {
    let size = scope.size
    var picture = image.size
    var (x, y) = (0.5, 0.5)
    switch contentMode {
    case .scaleToFill, .redraw: picture = size
    case .scaleAspectFit, .scaleAspectFill:
      guard picture.width > 0, picture.height > 0 else { break }
      let (across, down) = (size.width / picture.width, size.height / picture.height)
      let scale = contentMode == .scaleAspectFit ? min(across, down) : max(across, down)
      picture = CGSize(width: picture.width * scale, height: picture.height * scale)
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    }
    return CGRect(
      x: (size.width - picture.width) * x,
      y: (size.height - picture.height) * y,
      width: picture.width,
      height: picture.height
    )
  }
}
