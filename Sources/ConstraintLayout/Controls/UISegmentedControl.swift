public import LayoutEngine

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The chosen segment; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the chosen segment; `nil` for that behind everything.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their titles.
  open var apportionsSegmentWidthsByContent = false

  /// Says that no segment is chosen.
  public static let noSegment = -1

  /// Creates a row of titles; pictures are shown by the names of their symbols.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { item in
      (item as? String) ?? (item as? UIImage).map(\.name) ?? ""
    }
  }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Puts a segment at a place.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Takes a segment away.
  public func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }

  /// Gives a segment another title.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// The title of a segment.
  public func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open override var intrinsicContentSize: CGSize {
    let widths = titles.map { width($0) + 2 * ControlLengths.segmentInset }
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
    for (index, title) in titles.enumerated() {
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
      let run = TextRun(title, paint: Paint(.primary).opacity(strength))
      marks.append(scope.mark(StyledText(runs: [run], lineLimit: 1), .center, in: frame))
      leading += lengths[index]
    }
    return marks
  }

  private func width(_ title: String) -> CGFloat {
    TextMetrics.size(of: StyledText(runs: [TextRun(title)], lineLimit: 1)).width
  }

  private func segmentLengths(in width: CGFloat) -> [CGFloat] {
    let natural = titles.map { self.width($0) + 2 * ControlLengths.segmentInset }
    let sum = natural.reduce(0, +)
    guard apportionsSegmentWidthsByContent, sum > 0 else {
      return titles.map { _ in width / CGFloat(max(titles.count, 1)) }
    }
    return natural.map { $0 * width / sum }
  }
}
