import Testing

@testable import LayoutEngine

@Suite struct `Stack space division` {
  /// A child as numbers: its least and greatest length, and its priority.
  struct Member: Sendable {
    var least: Double
    var greatest: Double
    var priority: Double

    init(_ least: Double, _ greatest: Double, _ priority: Double = 0) {
      self.least = least
      self.greatest = greatest
      self.priority = priority
    }
  }

  /// What every child is offered and takes, and who is asked in which order.
  private func divide(
    _ length: Double,
    _ members: [Member]
  ) -> (offers: [Double], lengths: [Double], order: [Int]) {
    var order: [Int] = []
    return withUnsafeTemporaryAllocation(of: StackChild.self, capacity: members.count) { children in
      for (index, member) in members.enumerated() {
        let child = StackChild(
          node: index,
          priority: member.priority,
          least: member.least,
          greatest: member.greatest
        )
        children.initializeElement(at: index, to: child)
      }
      StackSpaceDivision.divide(length, among: children) { child, offered in
        order.append(child.node)
        return min(max(offered, child.least), child.greatest)
      }
      return (children.map(\.offered), children.map(\.length), order)
    }
  }

  private static let infinity = Double.infinity

  @Test(
    arguments: [
      // Equals share equally.
      (90, [Member(0, infinity), Member(0, infinity), Member(0, infinity)], [30, 30, 30]),
      // The rigid one first, whatever its place.
      (100, [Member(0, infinity), Member(40, 40), Member(0, infinity)], [30, 40, 30]),
      // What one declines is shared by those after it.
      (100, [Member(0, infinity), Member(0, 20), Member(0, infinity)], [40, 20, 40]),
      // Among the infinitely flexible the one with the larger least length is asked first.
      (100, [Member(0, infinity), Member(80, infinity)], [20, 80]),
      // Too little is not taken back.
      (10, [Member(30, 30), Member(20, 20)], [30, 20]),
      // What nobody takes is not handed out again.
      (100, [Member(0, 10), Member(0, 20)], [10, 20]),
      // The higher priority takes all but the least lengths of the lower ones.
      (300, [Member(20, infinity), Member(0, infinity, 1), Member(60, 60)], [20, 220, 60]),
      // A lower priority gets its least lengths back and shares what is left.
      (100, [Member(0, 30, 1), Member(10, infinity), Member(10, infinity)], [30, 35, 35]),
      // A spacer's least length is reserved, and it takes what is left.
      (50, [Member(8, infinity, -infinity), Member(30, 30)], [20, 30]),
      (50, [Member(8, infinity, -infinity), Member(0, infinity)], [8, 42]),
      // Nothing and infinity.
      (0, [Member(0, infinity), Member(5, 9)], [0, 5]),
      (infinity, [Member(0, infinity), Member(5, 9)], [infinity, 9]),
      (-20, [Member(0, infinity), Member(5, 9)], [0, 5]),
      (70, [], []),
    ] as [(Double, [Member], [Double])]
  )
  func `children take their parts`(length: Double, members: [Member], expected: [Double]) {
    #expect(divide(length, members).lengths == expected)
  }

  @Test func `order is by priority, then by flexibility, then by place`() {
    let members = [
      Member(0, Self.infinity), Member(10, 60), Member(10, 40), Member(0, 30), Member(5, 5, -1),
      Member(3, Self.infinity, 2),
    ]
    #expect(divide(200, members).order == [5, 2, 3, 1, 0, 4])
  }

  @Test(arguments: [17, 1_000])
  func `many children are asked once each, in order`(count: Int) {
    let members = (0..<count).map { Member(0, Double(count - $0)) }
    #expect(divide(10, members).order == Array((0..<count).reversed()))
    let equal = Array(repeating: Member(0, 7), count: count)
    #expect(divide(10, equal).order == Array(0..<count))
  }

  @Test func `offers never fall below zero`() {
    let offers = divide(10, [Member(30, 30), Member(0, Self.infinity)]).offers
    #expect(offers == [5, 0])
  }

  @Test(arguments: [Double.nan, -Double.infinity, 1e308])
  func `strange numbers end`(number: Double) {
    let members = [
      Member(number, number), Member(0, number, number), Member(0, Self.infinity, Self.infinity),
    ]
    #expect(divide(number, members).order.count == 3)
    #expect(divide(100, members).order.count == 3)
  }
}
