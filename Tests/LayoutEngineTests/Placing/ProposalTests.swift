import LayoutEngine
import Testing

@Suite struct `Proposals` {
  @Test(arguments: [
    (0.0, -0.0), (.nan, -.nan), (.nan, Double(nan: 7, signaling: false)), (.infinity, .infinity),
    (1.5, 1.5),
  ])
  func `equal proposals are one key`(one: Double, other: Double) {
    let first = Proposal(width: one, height: other)
    let second = Proposal(width: other, height: one)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }

  @Test func `different proposals are different keys`() {
    let numbers = [0, 1, -1, Double.infinity, -Double.infinity, Double.nan]
    for one in numbers.indices {
      for other in numbers.indices {
        let isSame =
          Proposal(width: numbers[one], height: 0) == Proposal(width: numbers[other], height: 0)
        #expect(isSame == (one == other))
      }
    }
  }

  @Test func `nothing proposed asks for the ideal`() {
    let proposal = Proposal(ProposedViewSize(width: nil, height: 3))
    #expect(proposal.width.isNaN && proposal.height == 3)
    #expect(proposal.proposedViewSize == ProposedViewSize(width: nil, height: 3))
    #expect(Proposal(.unspecified) == .unspecified)
  }

  @Test func `a length set along an axis is canonical too`() {
    var proposal = Proposal(width: 1, height: 2)
    proposal[.horizontal] = -0.0
    #expect(proposal == Proposal(width: 0, height: 2))
    #expect(Proposal(.vertical, major: 5, minor: 6) == Proposal(width: 6, height: 5))
  }
}
