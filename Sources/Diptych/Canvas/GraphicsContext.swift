/// What a canvas is drawn with.
///
/// A copy draws into the same picture, with its own opacity, transform and clip.
public struct GraphicsContext {
  /// What was drawn so far, from back to front.
  final class Picture {
    var views: [any View] = []
  }

  let picture = Picture()
  private var clips: [(path: Path, style: FillStyle)] = []
  /// How much of what is drawn covers what lies behind: 0 nothing, 1 everything.
  public var opacity = 1.0
  /// Maps the coordinates of what is drawn to those of the canvas, in points.
  public var transform = CGAffineTransform.identity
  /// How what is drawn mixes with what lies behind, which shows in no cell.
  public var blendMode = BlendMode.normal
  let measuring: ViewMeasuring
  let symbols: any View

  init(measuring: ViewMeasuring, symbols: any View) {
    (self.measuring, self.symbols) = (measuring, symbols)
  }

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(shading.view { path.applying(transform).fill($0, style: style) })
  }

  /// Draws a line along a path, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(shading.view { path.applying(transform).stroke($0, style: style) })
  }

  /// Draws a text with its anchor, a fraction of its size, at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.fixedSize(), at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) {
    place(
      text.frame(width: rect.width, height: rect.height, alignment: .topLeading),
      at: rect.origin,
      .topLeading
    )
  }

  /// Draws an image with its anchor, a fraction of its size, at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image, at: point, anchor)
  }

  /// Draws an image as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    place(
      image.resizable().frame(width: rect.width, height: rect.height),
      at: rect.origin,
      .topLeading
    )
  }

  /// Draws something into the same picture without changing how this context draws.
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    var layer = self
    content(&layer)
  }

  /// Moves the origin of what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }

  /// Stretches what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform)
  }

  /// Transforms what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws only inside a path from now on, or only outside of it.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = []
  ) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      let all = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
      clips.append((all.subtracting(path, eoFill: style.isEOFilled), FillStyle()))
    } else {
      clips.append((path, style))
    }
  }

  /// How a path clips what is drawn.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is drawn shows outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Puts the anchor of a view at a point; turning and stretching move it and leave it upright.
  func place(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) {
    let end = point.applying(transform)
    add(
      Color.clear.overlay(alignment: .topLeading) {
        view
          .alignmentGuide(.leading) { $0.width * anchor.x - end.x }
          .alignmentGuide(.top) { $0.height * anchor.y - end.y }
      }
    )
  }

  private func add(_ view: some View) {
    var drawn: any View = opacity < 1 ? AnyView(view.opacity(opacity)) : view
    for clip in clips { drawn = AnyView(any: drawn).clipShape(clip.path, style: clip.style) }
    picture.views.append(drawn)
  }
}
