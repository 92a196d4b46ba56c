/// What a node answers along one axis, where that depends on the proposal along this axis alone.
///
/// All lengths are points.
struct AxisLengths {
  /// The answer to a proposal of zero.
  var least: Double
  /// The answer where the ideal is asked for.
  var ideal: Double
  /// The answer to an infinite proposal.
  var greatest: Double
  /// The last other proposal, NaN before the first.
  var asked = Double.nan
  /// The answer to it.
  var answer = 0.0

  /// A length that no proposal changes.
  init(rigid length: Double) {
    self.init(least: length, ideal: length, greatest: length)
  }

  init(least: Double, ideal: Double, greatest: Double) {
    self.least = least
    self.ideal = ideal
    self.greatest = greatest
  }

  /// A view that takes what it is offered.
  static func flexible(ideal: Double = FlexibleLeaf.idealLength) -> AxisLengths {
    AxisLengths(least: 0, ideal: ideal, greatest: .infinity)
  }
}
