/// The sizes that views have answered, by node and proposal.
///
/// A stack nested under alternating axes is asked nine different proposals, sixteen with the ideal
/// among them, and a few more at every level where a view's width depends on its height, as a
/// circle's does. A smaller memory makes deep trees cost exponentially many questions. Beyond
/// ``capacity`` the oldest answer of a node makes room.
final class MeasureMemo {
  /// The number of answers kept for one node.
  static let capacity = 64

  private struct Answer {
    var proposal: Proposal
    var size: CGSize
    /// The next older answer of the same node, or -1.
    var older: Int32
    var sight: ProposalSight

    /// Whether the answer is the same for another proposal, which leaves lines the room `width`.
    func holds(for other: Proposal, width: Double) -> Bool {
      guard
        proposal.width.bitPattern == other.width.bitPattern || !sight.contains(.width)
          || sight.contains(.fitting) && size.width <= width && !(width > proposal.width)
      else { return false }
      return proposal.height.bitPattern == other.height.bitPattern || !sight.contains(.height)
    }
  }

  private let newest: UnsafeMutablePointer<Int32>
  private var answers: UnsafeMutablePointer<Answer>
  private var count = 0
  private var room: Int

  init(nodeCount: Int) {
    newest = .allocate(capacity: nodeCount)
    newest.initialize(repeating: -1, count: nodeCount)
    room = nodeCount * 4
    answers = .allocate(capacity: room)
  }

  deinit {
    newest.deallocate()
    answers.deallocate()
  }

  /// The remembered size of a node for a proposal, in points, and which lengths of the proposal had
  /// a part in it; `nil` if nothing like it was asked yet.
  ///
  /// - Complexity: O(``capacity``).
  func answer(
    of node: Int,
    for proposal: Proposal
  ) -> (size: CGSize, sight: ProposalSight)? {
    var index = newest[node]
    // Where the ideal is asked for, lines have any room; no number is greater than an ideal width.
    let width = proposal.width.isNaN ? .infinity : proposal.width
    while index >= 0 {
      let answer = answers + Int(index)
      if answer.pointee.holds(for: proposal, width: width) {
        return (answer.pointee.size, answer.pointee.sight.intersection(.both))
      }
      index = answer.pointee.older
    }
    return nil
  }

  /// Remembers the size of a node for a proposal that it was not asked before.
  func store(_ size: CGSize, of node: Int, for proposal: Proposal, _ sight: ProposalSight) {
    let slot = oldestIfFull(node) ?? append()
    answers[slot] = Answer(proposal: proposal, size: size, older: newest[node], sight: sight)
    newest[node] = Int32(slot)
  }

  /// Forgets all answers of a node.
  func forget(_ node: Int) {
    newest[node] = -1
  }

  /// Unlinks the oldest answer of a node that has reached its capacity.
  private func oldestIfFull(_ node: Int) -> Int? {
    var kept = 1
    var index = newest[node]
    guard index >= 0 else { return nil }
    while true {
      let older = answers[Int(index)].older
      if older < 0 { return nil }
      kept += 1
      if kept == Self.capacity {
        answers[Int(index)].older = -1
        return Int(older)
      }
      index = older
    }
  }

  private func append() -> Int {
    if count == room {
      let grown = UnsafeMutablePointer<Answer>.allocate(capacity: room * 2)
      grown.moveInitialize(from: answers, count: count)
      answers.deallocate()
      answers = grown
      room *= 2
    }
    count += 1
    return count - 1
  }
}
