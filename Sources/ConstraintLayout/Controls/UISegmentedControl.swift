public import LayoutEngine

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  /// What stands in a segment: words or a picture.
  private struct Segment {
    var title = ""
    var image: UIImage?
  }

  private var segments: [Segment] = []
  /// The chosen segment; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the chosen segment; `nil` for that behind everything.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their titles.
  open var apportionsSegmentWidthsByContent = false

  /// Says that no segment is chosen.
  public static let noSegment = -1

  /// Creates a row of titles and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { item in
      Segment(title: item as? String ?? "", image: item as? UIImage)
    }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title at a place.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: segment)
  }

  /// Puts a segment with a picture at a place.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at place: Int) {
    segments.insert(segment, at: min(max(place, 0), segments.count))
  }

  /// Takes a segment away.
  public func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  /// Gives a segment a title in place of what it has.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = Segment(title: title ?? "") }
  }

  /// Gives a segment a picture in place of what it has.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = Segment(image: image) }
  }

  /// The title of a segment; `nil` where there is a picture.
  public func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), segments[segment].image == nil else { return nil }
    return segments[segment].title
  }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { width($0) + 2 * ControlLengths.segmentInset }
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: total, height: ControlLengths.segmentedHeight)
  }

  package override class var contentPriorities: ContentPriorities { .bar }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    let corner = ShapeOutline.roundedRectangle(cornerSize: CGSize(width: 8, height: 8))
    var marks = [scope.mark(corner, ControlLengths.track, in: scope.bounds)]
    let lengths = segmentLengths(in: scope.size.width)
    var leading: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      let frame = scope.rect(
        leading: leading,
        y: 0,
        width: lengths[index],
        height: scope.size.height
      )
      if index == selectedSegmentIndex {
        let paint = selectedSegmentTintColor?.paint ?? Paint(.background)
        marks.append(scope.mark(corner, paint, in: frame.insetBy(dx: 2, dy: 2)))
      }
      let ink = Paint(.primary).opacity(strength)
      if let image = segment.image {
        let size = image.size
        let place = CGRect(
          x: frame.midX - size.width / 2,
          y: frame.midY - size.height / 2,
          width: size.width,
          height: size.height
        )
        marks.append(scope.mark(image, ink, in: place))
      } else {
        let text = StyledText(runs: [TextRun(segment.title, paint: ink)], lineLimit: 1)
        marks.append(scope.mark(text, .center, in: frame))
      }
      leading += lengths[index]
    }
    return marks
  }

  private func width(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    return TextMetrics.size(of: StyledText(runs: [TextRun(segment.title)], lineLimit: 1)).width
  }

  private func segmentLengths(in width: CGFloat) -> [CGFloat] {
    let natural = segments.map { self.width($0) + 2 * ControlLengths.segmentInset }
    let sum = natural.reduce(0, +)
    guard apportionsSegmentWidthsByContent, sum > 0 else {
      return segments.map { _ in width / CGFloat(max(segments.count, 1)) }
    }
    return natural.map { $0 * width / sum }
  }
}
