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

  /// Whether this child must be asked before the other one.
  ///
  /// Higher priorities come first, then the less flexible. Among the infinitely flexible the one
  /// with the larger least length comes first, so that what it insists on is not shared out before.
  /// Between equals the order in the stack decides.
  func precedes(_ other: StackChild) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (own, others) = (flexibility, other.flexibility)
    if own != others { return own < others }
    return own == .infinity && least > other.least
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
  /// Fills in what each child is offered and answers.
  ///
  /// - Parameters:
  ///   - length: What the stack was offered less its gaps, in points; may be infinite.
  ///   - children: The children with their least and greatest lengths, in the order of the stack.
  ///   - answer: The length that a child takes for an offer.
  /// - Complexity: O(n log n), O(n) where the children already stand in the order of asking; one
  ///   call of `answer` for each child.
  @inline(__always)
  static func divide(
    _ length: Double,
    among children: UnsafeMutableBufferPointer<StackChild>,
    answer: (StackChild, Double) -> Double
  ) {
    guard isInOrder(children) else {
      return withUnsafeTemporaryAllocation(of: Int32.self, capacity: children.count) { order in
        sort(children, into: order)
        share(length, among: children, order: order.baseAddress, answer)
      }
    }
    share(length, among: children, order: nil, answer)
  }

  /// Shares in an order, the places of the children in the order of asking; `nil` for their own.
  @inline(__always)
  private static func share(
    _ length: Double,
    among children: UnsafeMutableBufferPointer<StackChild>,
    order: UnsafeMutablePointer<Int32>?,
    _ answer: (StackChild, Double) -> Double
  ) {
    guard !children.isEmpty else { return }
    func place(_ index: Int) -> Int { order.map { Int($0[index]) } ?? index }
    let highest = children[place(0)].priority
    var available = length
    for child in children where child.priority != highest {
      available = subtract(child.least, from: available)
    }
    var start = 0
    while start < children.count {
      let priority = children[place(start)].priority
      var end = start + 1
      while end < children.count, children[place(end)].priority == priority { end += 1 }
      for index in start..<end where priority != highest {
        available += children[place(index)].least
      }
      for index in start..<end {
        let child = place(index)
        let offered = max(available / Double(end - index), 0)
        let length = answer(children[child], offered)
        children[child].offered = offered
        children[child].length = length
        available = subtract(length, from: available)
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

  /// Finds the order of asking; equals keep the order of the stack.
  private static func sort(
    _ children: UnsafeMutableBufferPointer<StackChild>,
    into order: UnsafeMutableBufferPointer<Int32>
  ) {
    // Few children are sorted by insertion, which needs no memory of its own.
    guard children.count <= 16 else {
      for index in children.indices { order.initializeElement(at: index, to: Int32(index)) }
      var order = order
      return order.sort {
        let (first, second) = (children[Int($0)], children[Int($1)])
        return first.precedes(second) || !second.precedes(first) && $0 < $1
      }
    }
    for index in children.indices {
      var place = index
      order.initializeElement(at: index, to: Int32(index))
      while place > 0, children[index].precedes(children[Int(order[place - 1])]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = Int32(index)
    }
  }
}
