/// The guide of a container from those of its children.
///
/// The first baseline is the uppermost of theirs, the last the lowest, a custom guide their mean.
struct GuideMerging {
  private let index: AlignmentIndex
  private var sum = 0.0
  private var uppermost = Double.infinity
  private var lowest = -Double.infinity
  private var count = 0

  init(_ index: AlignmentIndex) {
    self.index = index
  }

  /// Adds a child's guide, in points in the container's coordinates.
  mutating func add(_ guide: Double) {
    sum += guide
    uppermost = min(uppermost, guide)
    lowest = max(lowest, guide)
    count += 1
  }

  /// The container's guide, in points; `nil` where no child sets one.
  var result: Double? {
    guard count > 0 else { return nil }
    if !index.isBuiltin { return sum / Double(count) }
    return index == .lastTextBaseline ? lowest : uppermost
  }
}
