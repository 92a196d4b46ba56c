import LayoutEngine

/// One thing to paint, with the effects of all views around it resolved.
///
/// It is handed from stage to stage and never changed, so it lies behind a reference.
final class DrawOperation: Sendable {
  /// What is painted.
  enum Content: Equatable, Sendable {
    case fill(ShapeOutline, Paint)
    case stroke(ShapeOutline, Stroke)
    /// A line along the inside of the frame, in points.
    case border(Paint, width: CGFloat)
    case text(StyledText, LayoutDirection)
    case symbol(Symbol, Paint, LayoutDirection)
    /// The dimmed frame of an element, for `--outline`.
    case elementFrame
    /// The line that content is kept behind, for `--margins`; the frame is that of the content.
    case guide(PlacedGuide.Kind, bounds: CGRect)
  }

  let content: Content
  /// Where, in points of the canvas before the transform.
  let frame: CGRect
  /// What rotations and scales do to it.
  let transform: CGAffineTransform
  /// The product of all opacities, 0...1.
  let opacity: Double
  /// The index of the innermost clip; nil when nothing clips.
  let clip: Int?

  init(
    content: Content,
    frame: CGRect,
    transform: CGAffineTransform,
    opacity: Double,
    clip: Int?
  ) {
    self.content = content
    self.frame = frame
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
  }
}

extension DrawOperation: Equatable {
  static func == (one: DrawOperation, other: DrawOperation) -> Bool {
    one.frame == other.frame && one.transform == other.transform && one.opacity == other.opacity
      && one.clip == other.clip && one.content == other.content
  }
}

/// An outline outside of which nothing is painted, and the clip around it.
struct DrawClip: Equatable, Sendable {
  var outline: ShapeOutline
  var frame: CGRect
  var transform: CGAffineTransform
  var parent: Int?
  /// The texts and symbols inside of whose glyphs something is painted too.
  var glyphs: [DrawOperation] = []
}
