/// A child of a stack while its space is divided; lengths in points along the stack.
struct StackChild {
  var node: Int
  var priority: Double
  /// The length for a proposal of zero.
  var least: Double
  /// The length for an infinite proposal.
  var greatest: Double
  /// The child's answer to what it was offered.
  var length = 0.0
  /// What the child was offered, NaN for its ideal.
  var offered = Double.nan

  /// How much the child can grow; a child without a limit is infinitely flexible.
  var flexibility: Double { greatest == .infinity ? .infinity : greatest - least }

  /// Whether this child is asked before the other one.
  ///
  /// Higher priorities come first, then the less flexible. Among the infinitely flexible the one
  /// with the larger least length comes first, so that what it insists on is not shared out before.
  func precedes(_ other: StackChild) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity && least != other.least { return least > other.least }
    return node < other.node
  }
}

/// Divides the length of a stack among its children.
///
/// The children of the highest priority share what is left when the least lengths of all others are
/// set aside; each priority below gets its own least lengths back and shares what then remains. In a
/// priority every child in turn is offered an equal part of the rest, so what one declines is shared
/// by those after it. What nobody takes is not handed out again, and what is too much is not taken
/// back: the stack is as long as its children are.
enum StackSpaceDivision {
  /// Fills in what each child is offered and answers; the order of the children is changed.
  ///
  /// - Parameters:
  ///   - length: What the stack was offered less its gaps, in points; may be infinite.
  ///   - children: The children with their least and greatest lengths.
  ///   - answer: The length that a child takes for an offer.
  /// - Complexity: O(n log n), O(n) where the children already stand in the order of asking; one
  ///   call of `answer` for each child.
  static func divide(
    _ length: Double,
    among children: UnsafeMutableBufferPointer<StackChild>,
    answer: (StackChild, Double) -> Double
  ) {
    var children = children
    if !isInOrder(children) { children.sort { $0.precedes($1) } }
    guard let highest = children.first?.priority else { return }
    var available = length
    for child in children where child.priority != highest {
      available = subtract(child.least, from: available)
    }
    var start = 0
    while start < children.count {
      let priority = children[start].priority
      var end = start
      while end < children.count, children[end].priority == priority {
        if priority != highest { available += children[end].least }
        end += 1
      }
      for index in start..<end {
        let offered = max(available / Double(end - index), 0)
        children[index].offered = offered
        children[index].length = answer(children[index], offered)
        available = subtract(children[index].length, from: available)
      }
      start = end
    }
  }

  /// A child that takes without end leaves the rest as it was: infinity less infinity is no number.
  private static func subtract(_ length: Double, from available: Double) -> Double {
    let rest = available - length
    return rest.isFinite || available == .infinity && !rest.isNaN ? rest : available
  }

  private static func isInOrder(_ children: UnsafeMutableBufferPointer<StackChild>) -> Bool {
    for index in children.indices.dropFirst() where children[index].precedes(children[index - 1]) {
      return false
    }
    return true
  }
}
