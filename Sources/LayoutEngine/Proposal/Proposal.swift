/// A proposed size as the engine stores it: two numbers, of which NaN stands for "ideal".
///
/// Two doubles compare as bits, so every proposal equals itself and can be a key: all NaNs become one
/// bit pattern and the two zeros become one on the way in.
package struct Proposal: Hashable {
  /// The offered width, in points; NaN asks for the ideal width.
  package private(set) var width: Double
  /// The offered height, in points; NaN asks for the ideal height.
  package private(set) var height: Double

  package init(width: Double, height: Double) {
    self.width = Self.canonical(width)
    self.height = Self.canonical(height)
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  package init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width ?? .nan, height: proposal.height ?? .nan)
  }

  /// The number that asks for the ideal length.
  package static let ideal = Double.nan
  /// Asks for the ideal size.
  package static let unspecified = Proposal(width: .nan, height: .nan)

  private static func canonical(_ length: Double) -> Double {
    // Adding zero turns -0 into +0 and leaves every other number alone.
    length.isNaN ? .nan : length + 0
  }

  package static func == (left: Proposal, right: Proposal) -> Bool {
    left.width.bitPattern == right.width.bitPattern
      && left.height.bitPattern == right.height.bitPattern
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width.bitPattern)
    hasher.combine(height.bitPattern)
  }

  /// The length along an axis, in points; NaN asks for the ideal length.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = Self.canonical(newValue)
      } else {
        height = Self.canonical(newValue)
      }
    }
  }

  /// The proposal with `major` along `axis` and `minor` across it.
  package init(_ axis: Axis, major: Double, minor: Double) {
    self =
      axis == .horizontal
      ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }

  /// The size with the given length wherever the ideal is asked for.
  package func replacingIdeal(by length: Double) -> CGSize {
    CGSize(width: width.isNaN ? length : width, height: height.isNaN ? length : height)
  }

  /// The same proposal as scenes see it.
  package var proposedViewSize: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }
}
