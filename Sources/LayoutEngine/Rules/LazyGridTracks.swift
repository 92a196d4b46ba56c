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

/// Divides the length across a lazy grid's lines among its tracks.
///
/// What the gaps leave is divided item by item, the fixed ones first: each is offered an equal part
/// of what is left for it and those after it, takes what its bounds allow, and the rest is left to
/// the later ones. An adaptive item of length c with gap s makes max(1, floor((c + s) / (least + s)))
/// tracks that share c.
enum LazyGridTracks {
  /// The most tracks that adaptive items make, so that tiny minimums cannot fill the memory.
  private static let mostTracks = 10_000

  static func divide(_ length: Double, among items: [LazyGridItem]) -> [LazyGridTrack] {
    guard !items.isEmpty else { return [] }
    let taken = shares(of: length, among: items)
    var tracks: [LazyGridTrack] = []
    var start = 0.0
    for (index, item) in items.enumerated() {
      let most = max(mostTracks - tracks.count, 1)
      let lengths = self.lengths(of: item, share: taken[index], atMost: most)
      for length in lengths {
        tracks.append(LazyGridTrack(start: start, length: length, item: index))
        start += length + item.gap
      }
    }
    return tracks
  }

  /// The length over all tracks, without a gap behind the last.
  static func total(_ tracks: [LazyGridTrack]) -> Double {
    tracks.last.map { $0.start + $0.length } ?? 0
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

  private static func lengths(
    of item: LazyGridItem,
    share: Double,
    atMost limit: Int
  ) -> [Double] {
    guard case .adaptive(let least, let most) = item.size else { return [share] }
    let gap = item.gap
    let fitting = share.isFinite ? ((share + gap) / (least + gap)).rounded(.down) : 1
    let count = fitting.isNaN ? 1 : min(max(fitting, 1), Double(limit))
    let length = min((share - gap * (count - 1)) / count, max(most, 0))
    return [Double](repeating: length, count: Int(count))
  }
}
