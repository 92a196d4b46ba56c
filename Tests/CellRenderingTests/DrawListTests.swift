import LayoutEngine
import Testing

@testable import CellRendering

@Suite struct `Draw list` {
  private func texts(_ scene: Scene) -> [String] {
    DrawList(scene.tree).operations.compactMap { operation in
      switch operation.content {
      case .text(let text, _): text.string
      case .border: "border"
      default: nil
      }
    }
  }

  @Test func `children are painted by z index, then by position`() {
    var scene = Scene(80, 16)
    scene.add(.border(Paint(.red), width: 1), 0, 0, 80, 16) { group in
      for (name, zIndex) in [("a", 1.0), ("b", 0), ("c", -.infinity), ("d", .nan), ("e", 1)] {
        group.add(nil, 0, 0, 8, 16, zIndex: zIndex) { $0.text(name, 0, 0) }
      }
    }
    scene.text("after", 0, 0)
    #expect(texts(scene) == ["c", "b", "d", "a", "e", "border", "after"])
  }

  @Test func `opacity multiplies and what cannot be seen is left out`() {
    var scene = Scene(80, 16)
    scene.add(nil, 0, 0, 80, 16, effect: .opacity(0.5)) {
      $0.add(nil, 0, 0, 80, 16, effect: .opacity(0.5)) { $0.text("quarter", 0, 0) }
      $0.add(nil, 0, 0, 80, 16, effect: .opacity(0)) { $0.text("clear", 0, 0) }
    }
    scene.add(nil, 0, 0, 80, 16, effect: .hidden) { $0.text("hidden", 0, 0) }
    #expect(texts(scene) == ["quarter"])
    #expect(DrawList(scene.tree).operations.map(\.opacity) == [0.25])
  }

  @Test func `a hundred thousand nested views are drawn without recursion`() {
    let count = 100_000
    let frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    var nodes = (0..<count).map { _ in
      PlacedNode(frame: frame, end: count, effect: .clip(.circle))
    }
    nodes[count - 1] = PlacedNode(
      frame: frame,
      end: count,
      drawing: .fill(.rectangle, .primary),
      effect: .clip(.circle)
    )
    let tree = PlacedTree(size: CGSize(width: 16, height: 16), nodes: nodes)
    #expect(DrawList(tree).operations.count == 1)
    #expect(CellRenderer().rasterize(tree).columns == 2)
  }

  @Test(arguments: [-5, 0, 1, 99]) func `a wrong end of a subtree does no harm`(end: Int) {
    let node = PlacedNode(frame: .zero, end: end, drawing: .fill(.rectangle, .primary))
    let tree = PlacedTree(size: CGSize(width: 8, height: 16), nodes: [node, node, node])
    #expect(DrawList(tree).operations.count == 3)
  }

  @Test func `quarter turns are exact`() {
    for turn in -8...8 {
      let turned = CGAffineTransform(turningBy: Angle(degrees: Double(turn) * 90))
      #expect([turned.a, turned.b, turned.c, turned.d].allSatisfy { $0 == $0.rounded() })
    }
    let turned = CGAffineTransform(turningBy: Angle(degrees: 30))
    #expect(abs(turned.b - 0.5) < 1e-12)
    #expect(abs(turned.a * turned.a - 0.75) < 1e-12)
  }
}
