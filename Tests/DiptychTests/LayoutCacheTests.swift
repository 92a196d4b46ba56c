import Diptych
import LayoutEngine
import Testing

@Suite struct `Caches of layouts` {
  /// What a layout was asked to do.
  private final class Calls {
    var made: [Int] = []
    var updates = 0
    var lastSize = 0
    var atPlacing = 0
  }

  private struct Counted: Layout {
    let calls: Calls

    func makeCache(subviews: Subviews) -> Int {
      calls.made.append(subviews.count)
      return 0
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) { calls.updates += 1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      cache += 1
      calls.lastSize = cache
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {
      calls.atPlacing = cache
    }
  }

  @Test func `a container's cache is made once and handed from call to call`() {
    let calls = Calls()
    _ = ViewLayout(100, 100) {
      VStack {
        HStack {
          Counted(calls: calls) {
            Color.red
            Color.blue
          }
          Color.green
        }
        Text("below")
      }
    }
    #expect(calls.made == [2])
    #expect(calls.updates == 0)
    #expect(calls.lastSize > 1)
    #expect(calls.atPlacing == calls.lastSize)
  }

  @Test func `every container has a cache of its own`() {
    let (first, second) = (Calls(), Calls())
    _ = ViewLayout(100, 100) {
      Counted(calls: first) { Counted(calls: second) { Color.red } }
    }
    #expect(first.made == [1])
    #expect(second.made == [1])
  }
}
