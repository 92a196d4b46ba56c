public import LayoutEngine

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  /// What stands in a segment: words or a picture.
  private struct Segment {
    var title = ""
    var image: UIImage?
    /// The width that a scene asks for, in points; 0 for one that follows from the others.
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  /// The chosen segment; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the chosen segment; `nil` for that behind everything.
  open var selectedSegmentTintColor: UIColor?
  private var titleLooks: [UIControl.State: AttributedLook] = [:]
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
    if segments.indices.contains(segment) {
      segments[segment].title = title ?? ""
      segments[segment].image = nil
    }
  }

  /// Gives a segment a picture in place of what it has.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) {
      segments[segment].title = ""
      segments[segment].image = image
    }
  }

  /// The title of a segment; `nil` where there is a picture.
  public func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), segments[segment].image == nil else { return nil }
    return segments[segment].title
  }

  /// The picture of a segment; `nil` where there is a title.
  public func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Makes a segment so many points wide; 0 for a width that follows from the others.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = max(width.boundedLength, 0) }
  }

  /// The width that was set for a segment, in points; 0 for none.
  public func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets what titles look like in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleLooks[state] = attributes.map {
      var look = AttributedLook()
      look.add($0)
      return look
    }
  }

  /// The colour of titles, as a scene sets it; that of a chosen one is otherwise as of any.
  package func titleColor(isChosen: Bool) -> UIColor? {
    (isChosen ? titleLooks[.selected]?.color : nil) ?? titleLooks[.normal]?.color
  }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.filter { $0.width == 0 }.map(naturalWidth)
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    let fixed = segments.reduce(0) { $0 + $1.width }
    return CGSize(width: total + fixed, height: ControlLengths.segmentedHeight)
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
      let color = titleColor(isChosen: index == selectedSegmentIndex)
      let ink = (color?.paint ?? Paint(.primary)).opacity(strength)
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

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    width(segment) + 2 * ControlLengths.segmentInset
  }

  /// Segments whose width is set have it; the others share what is left.
  private func segmentLengths(in width: CGFloat) -> [CGFloat] {
    let rest = max(width - segments.reduce(0) { $0 + $1.width }, 0)
    let open = segments.filter { $0.width == 0 }
    let sum = open.reduce(0) { $0 + naturalWidth($1) }
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      guard apportionsSegmentWidthsByContent, sum > 0 else {
        return rest / CGFloat(max(open.count, 1))
      }
      return naturalWidth(segment) * rest / sum
    }
  }
}
