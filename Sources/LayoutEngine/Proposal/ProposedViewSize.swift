/// The size that a container offers a view, in points.
///
/// In each dimension `nil` asks for the ideal length, zero for the least, infinity for the greatest.
/// Behaves as SwiftUI's `ProposedViewSize`.
@frozen public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width, in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The offered height, in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// The proposal that asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from two lengths in points; `nil` asks for the ideal length.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a concrete size, in points.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal with the dimensions of `size` in place of those it leaves open.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
