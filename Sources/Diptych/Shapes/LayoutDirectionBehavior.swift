/// Whether something is mirrored in one of the directions.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// The direction in which it is mirrored; `nil` in neither.
  private let direction: LayoutDirection?

  /// Looks the same in both directions.
  public static let fixed = LayoutDirectionBehavior(direction: nil)

  /// Mirrored where content runs from right to left.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)

  /// Mirrored in the given direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(direction: direction)
  }

  func isMirrored(in direction: LayoutDirection) -> Bool { self.direction == direction }
}
