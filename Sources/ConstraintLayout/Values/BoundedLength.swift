package import LayoutEngine

extension CGFloat {
  /// The greatest length that layout reckons with, in points: far beyond any screen, and small
  /// enough for sums to stay exact to a thousandth of a point.
  package static let greatestLength: CGFloat = 1e6

  /// The number within what layout reckons with; zero for what is no number.
  package var boundedLength: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.greatestLength), Self.greatestLength)
  }
}

extension CGRect {
  /// The rectangle within what layout reckons with, its size not negative.
  package var bounded: CGRect {
    CGRect(
      x: minX.boundedLength,
      y: minY.boundedLength,
      width: width.boundedLength,
      height: height.boundedLength
    )
  }
}

extension CGSize {
  /// The size within what layout reckons with.
  package var bounded: CGSize {
    CGSize(width: width.boundedLength, height: height.boundedLength)
  }
}
