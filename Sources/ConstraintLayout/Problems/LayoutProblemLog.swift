internal import Synchronization

/// The mistakes found while a scene is made and laid out in one direction.
package final class LayoutProblemLog: Sendable {
  private struct Notes {
    var problems: [LayoutProblem] = []
    var known: Set<LayoutProblem> = []
    var order = 0
  }

  private let notes = Mutex(Notes())

  package init() {}

  /// The mistakes in the order in which they were found, each once.
  package var problems: [LayoutProblem] { notes.withLock { $0.problems } }

  /// The number of mistakes.
  package var count: Int { notes.withLock { $0.problems.count } }

  func note(_ problem: LayoutProblem) {
    notes.withLock {
      if $0.known.insert(problem).inserted { $0.problems.append(problem) }
    }
  }

  /// A number greater than all before, by which constraints know their order of activation.
  func nextOrder() -> Int {
    notes.withLock {
      $0.order += 1
      return $0.order
    }
  }
}
