/// A column of a vertical lazy grid, or a row of a horizontal one.
package struct LazyGridItem {
  package enum Size {
    /// Exactly this long, in points.
    case fixed(CGFloat)
    /// An equal part of the rest, within bounds in points.
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks of at least the minimum as fit into an equal part of the rest, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var size: Size
  /// The gap to the next track, in points; `nil` means 8.
  package var spacing: CGFloat?
  /// Where cells stand in the track; `nil` leaves it to the grid.
  package var alignment: AlignmentPair?

  package init(size: Size, spacing: CGFloat?, alignment: AlignmentPair?) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var gap: Double { spacing ?? ViewSpacing.platformDefault }
}

/// A track of a lazy grid: where it begins, how long it is across the lines, and its item.
struct LazyGridTrack {
  var start: Double
  var length: Double
  var item: Int
}

/// The tracks of a lazy grid, among which the length across its lines is divided.
///
/// What the gaps leave is divided item by item, the fixed ones first: each is offered an equal part
/// of what is left for it and those after it, takes what its bounds allow, and the rest is left to
/// the later ones. An adaptive item of length c with gap s makes max(1, floor((c + s) / (least + s)))
/// tracks that share c. The tracks of an item are equally long, so that they are told together and
/// none is made before a cell stands in it.
struct LazyGridTracks {
  /// The tracks of one item.
  private struct Run {
    /// The position of the first track among all.
    var first: Int
    /// Where the first track begins.
    var start: Double
    /// The length of each.
    var length: Double
    /// The gap behind each.
    var gap: Double
  }

  /// The most tracks that adaptive items make, so that a line has an end.
  private static let mostTracks = 10_000

  private var runs: [Run] = []
  private(set) var count = 0
  /// The length over all tracks, without a gap behind the last.
  private(set) var total = 0.0

  init(_ length: Double, among items: [LazyGridItem]) {
    let taken = Self.shares(of: length, among: items)
    var start = 0.0
    for (index, item) in items.enumerated() {
      let most = max(Self.mostTracks - count, 1)
      let (number, length) = Self.tracks(of: item, share: taken[index], atMost: most)
      runs.append(Run(first: count, start: start, length: length, gap: item.gap))
      count += number
      total = start + Double(number - 1) * (length + item.gap) + length
      start += Double(number) * (length + item.gap)
    }
  }

  /// A track by its position.
  subscript(position: Int) -> LazyGridTrack {
    var (item, end) = (0, runs.count)
    while item + 1 < end {
      let middle = (item + end) / 2
      if runs[middle].first > position { end = middle } else { item = middle }
    }
    let run = runs[item]
    let before = Double(position - run.first)
    return LazyGridTrack(
      start: run.start + before * (run.length + run.gap),
      length: run.length,
      item: item
    )
  }

  private static func shares(of length: Double, among items: [LazyGridItem]) -> [Double] {
    var remaining = length - items.dropLast().reduce(0) { $0 + $1.gap }
    var shares = [Double](repeating: 0, count: items.count)
    var left = items.count
    func take(_ index: Int, _ share: Double) {
      shares[index] = share
      if share.isFinite { remaining -= share }
      left -= 1
    }
    for (index, item) in items.enumerated() {
      if case .fixed(let own) = item.size { take(index, own) }
    }
    for (index, item) in items.enumerated() {
      let offered = remaining / Double(left)
      switch item.size {
      case .fixed: break
      case .flexible(let least, let most):
        // Without a length to divide, a track is as short as its bounds allow.
        take(index, offered.isNaN ? least : min(max(offered, least), max(least, most)))
      case .adaptive(let least, _):
        take(index, offered.isNaN ? least : max(offered, 0))
      }
    }
    return shares
  }

  private static func tracks(
    of item: LazyGridItem,
    share: Double,
    atMost limit: Int
  ) -> (count: Int, length: Double) {
    guard case .adaptive(let least, let most) = item.size else { return (1, share) }
    let gap = item.gap
    let fitting = share.isFinite ? ((share + gap) / (least + gap)).rounded(.down) : 1
    let count = fitting.isNaN ? 1 : min(max(fitting, 1), Double(limit))
    return (Int(count), min((share - gap * (count - 1)) / count, max(most, 0)))
  }
}
