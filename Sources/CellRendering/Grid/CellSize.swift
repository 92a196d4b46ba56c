package import LayoutEngine

/// The size of a cell, in points.
package struct CellSize: Hashable, Sendable {
  /// The width, in points: finite and at least ``minimum``.
  package let width: CGFloat
  /// The height, in points: finite and at least ``minimum``.
  package let height: CGFloat

  /// The shortest side, in points.
  package static let minimum: CGFloat = 0.25
  /// 8 × 16 points: a column and a line of text in cell metrics.
  package static let standard = CellSize(width: 8, height: 16)

  /// Makes a size; sides that are no usable lengths become those of ``standard``.
  package init(width: CGFloat, height: CGFloat) {
    self.width = Self.isUsable(width) ? width : 8
    self.height = Self.isUsable(height) ? height : 16
  }

  private static func isUsable(_ length: CGFloat) -> Bool {
    length.isFinite && length >= minimum && length <= 1e6
  }
}
