/// The guide of a container from those of its children.
///
/// Text baselines take the uppermost, custom guides the mean. That the *last* baseline takes the
/// uppermost too is weakly attested.
struct GuideMerging {
  private let takesMean: Bool
  private var sum = 0.0
  private var uppermost = Double.infinity
  private var count = 0

  init(_ index: AlignmentIndex) {
    takesMean = !index.isBuiltin
  }

  /// Adds a child's guide, in points in the container's coordinates.
  mutating func add(_ guide: Double) {
    sum += guide
    uppermost = min(uppermost, guide)
    count += 1
  }

  /// The container's guide, in points; `nil` where no child sets one.
  var result: Double? {
    guard count > 0 else { return nil }
    return takesMean ? sum / Double(count) : uppermost
  }
}
