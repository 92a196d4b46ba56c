import LayoutEngine
import Testing

@testable import ConstraintLayout

@Suite struct `Hosting` {
  /// Content that is as wide as offered and 4 000 square points large.
  private final class Flowing: HostedContent {
    func size(for proposal: ProposedViewSize) -> CGSize {
      let width = proposal.width ?? 200
      return CGSize(width: width, height: 4000 / max(width, 1))
    }

    func placedNodes(in frame: CGRect, direction: LayoutDirection) -> [PlacedNode] {
      [
        PlacedNode(frame: frame, end: 2, layoutDirection: direction, identifier: "outer"),
        PlacedNode(frame: frame.insetBy(dx: 5, dy: 5), end: 2, identifier: "inner"),
      ]
    }
  }

  private func host() -> HostView {
    let view = HostView()
    view.content = Flowing()
    return view
  }

  @Test func `content of another kind stands inside the safe area`() {
    let safeArea = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 20)
    let scene = ViewScene(100, 60, safeArea: safeArea) { .view(self.host()) }
    #expect(scene.frame("outer") == [0, 10, 80, 50])
    #expect(scene.frame("inner") == [5, 15, 70, 40])
    #expect(scene.tree.nodes.map(\.end) == [3, 3, 3])
  }

  @Test func `the height of content follows its width`() {
    let scene = ViewScene(100, 400) { _, root in
      let view = root.add("host", self.host())
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect(scene.frame("host") == [0, 0, 100, 40])
  }

  @Test func `a view fills what it is offered unless it hugs its content`() {
    let block = Block(70, 30)
    let embedded = EmbeddedView(block)
    #expect(embedded.size(for: .unspecified) == CGSize(width: 70, height: 30))
    let offered = ProposedViewSize(width: 200, height: 100)
    #expect(embedded.size(for: offered) == CGSize(width: 200, height: 100))
    block.setContentHuggingPriority(.defaultHigh, for: .vertical)
    #expect(embedded.size(for: offered) == CGSize(width: 200, height: 30))
    #expect(EmbeddedView(UISwitch()).size(for: offered) == CGSize(width: 51, height: 31))
  }

  @Test func `an embedded controller is laid out where it stands`() {
    let controller = UIViewController()
    controller.view?.add("content").fill(controller.view.layoutMarginsGuide)
    let nodes = EmbeddedView(controller)
      .placedNodes(in: CGRect(x: 50, y: 20, width: 200, height: 40))
    #expect(nodes.map(\.frame.minX) == [50, 66])
    #expect(nodes[1].frame.width == 168)
    #expect(nodes.map(\.end) == [2, 2])
  }
}
