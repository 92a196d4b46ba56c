internal import Synchronization

/// How much work constraints may make while a scene is laid out in one direction.
///
/// Solving takes time that grows faster than the constraints do, and none of it is a step of the scene.
package final class SolvingBudget: Sendable {
  private let terms: Mutex<Int>

  /// Enough for a thousand views that all hang on each other.
  package static let standard = 100_000_000

  package init(terms: Int = standard) { self.terms = Mutex(terms) }

  /// The terms of equations that may still be added up; below zero where they were not enough.
  package var termsLeft: Int {
    get { terms.withLock { $0 } }
    set { terms.withLock { $0 = newValue } }
  }
}
