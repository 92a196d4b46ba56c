internal import Synchronization

/// Notes whether anything has looked at the direction in which a preview is seen.
///
/// What never looks is the same in both directions, and is made once.
package final class DirectionSight: Sendable {
  private let isTaken = Atomic(false)

  package init() {}

  /// Whether anything has looked so far.
  package var isSeen: Bool { isTaken.load(ordering: .relaxed) }

  fileprivate func see() { isTaken.store(true, ordering: .relaxed) }
}

/// A direction that notes who looks at it.
package struct NotedDirection: Sendable {
  private let direction: LayoutDirection
  private let sight: DirectionSight?

  /// - Parameters:
  ///   - direction: The direction.
  ///   - sight: Notes who looks; `nil` where no one asks.
  package init(_ direction: LayoutDirection, notedBy sight: DirectionSight? = nil) {
    self.direction = direction
    self.sight = sight
  }

  /// The direction; whoever takes it looks at it.
  package var value: LayoutDirection {
    sight?.see()
    return direction
  }
}
