import Diptych
import LayoutEngine

/// Lays out trees cold, in both directions: measures and places once, resolves twice.
let layoutSuite = BenchmarkSuite(name: "layout") {
  [
    layout("T1 list 100", LayoutTrees.list(rows: 100), 701, 400, 5_600, goal: 150),
    layout("T1 list 1,000", LayoutTrees.list(rows: 1_000), 7_001, 400, 56_000, goal: 150),
    layout("T1 list 10,000", LayoutTrees.list(rows: 10_000), 70_001, 400, 560_000, goal: 150),
    layout("T2 deep 12", LayoutTrees.deep(levels: 12), 8_191, 8_192, 8_192, goal: 300),
    layout("T2 deep 15", LayoutTrees.deep(levels: 15), 65_535, 65_536, 65_536, goal: 300),
    layout("T3 wide 1,000", LayoutTrees.wide(boxes: 1_000), 1_001, 4_000, 100, goal: 150),
    layout("T3 wide 10,000", LayoutTrees.wide(boxes: 10_000), 10_001, 40_000, 100, goal: 150),
    layout("T1 views 1,000", lowered(ViewTrees.list(rows: 1_000)), 7_001, 400, 56_000, goal: 150),
    layout("T2 views 12", lowered(ViewTrees.deep(levels: 12)), 8_191, 8_192, 8_192, goal: 300),
    layout("T3 views 1,000", lowered(ViewTrees.wide(boxes: 1_000)), 1_001, 4_000, 100, goal: 150),
    layout("T1 texts 1,000", lowered(ViewTrees.texts(rows: 1_000)), 7_001, 400, 63_992, goal: 150),
  ]
}

/// Lowers views to layout trees.
let loweringSuite = BenchmarkSuite(name: "lower") {
  [
    lowering("T1 views 1,000", 7_001, ViewTrees.list(rows: 1_000)),
    lowering("T2 views 12", 8_191, ViewTrees.deep(levels: 12)),
    lowering("T3 views 1,000", 1_001, ViewTrees.wide(boxes: 1_000)),
  ]
}

private func lowered(_ view: any View) -> LayoutTree {
  LayoutTree(root: view, environment: EnvironmentValues(layoutDirection: .leftToRight))
}

private func lowering(
  _ name: String,
  _ count: Int,
  _ view: @autoclosure @escaping () -> any View
) -> Benchmark {
  Benchmark(name: name, count: count, unit: "node", goal: nil) {
    let view = view()
    let expected = lowered(view).nodeCount
    return { lowered(view).nodeCount == expected }
  }
}

/// Lays out a tree of `count` nodes that takes exactly the size, in points, that it is offered.
private func layout(
  _ name: String,
  _ tree: @autoclosure @escaping () -> LayoutTree,
  _ count: Int,
  _ width: CGFloat,
  _ height: CGFloat,
  goal: Double
) -> Benchmark {
  let canvas = CGSize(width: width, height: height)
  return Benchmark(name: name, count: count, unit: "node", goal: goal) {
    let tree = tree()
    return {
      let (left, right) = layOutBothDirections(tree, canvas)
      return left.nodes[0].frame.size == canvas && isMirror(right, of: left)
    }
  }
}

/// The measured work, apart so that an instruction counter finds it by its name.
@inline(never)
private func layOutBothDirections(
  _ tree: LayoutTree,
  _ canvas: CGSize
) -> (left: PlacedTree, right: PlacedTree) {
  let pass = LayoutPass(tree, textMeasuring: EvenText())
  _ = pass.layOut(in: .fixed(canvas))
  return (
    pass.placedTree(.leftToRight, canvas: canvas),
    pass.placedTree(.rightToLeft, canvas: canvas)
  )
}

/// Compares a few frames; all of them would take longer than the layout.
private func isMirror(_ right: PlacedTree, of left: PlacedTree) -> Bool {
  let probes = stride(from: 0, to: left.nodes.count, by: max(left.nodes.count / 16, 1))
  return left.nodes.count == right.nodes.count
    && probes.allSatisfy { index in
      let (one, other) = (left.nodes[index].frame, right.nodes[index].frame)
      return one.size == other.size && one.minY == other.minY
        && abs(left.size.width - one.maxX - other.minX) < 1e-6
    }
}

/// Text of eight points a character that wraps anywhere.
private struct EvenText: TextMeasuring {
  func size(of text: StyledText, in proposal: ProposedViewSize) -> CGSize {
    let full = text.runs.reduce(0) { $0 + Double($1.string.utf8.count) * 8 }
    let width = min(max(proposal.width ?? full, 8), full)
    let lines = (full / width).rounded(.up)
    return CGSize(width: width, height: 16 * lines)
  }

  func answer(of text: StyledText, in proposal: ProposedViewSize) -> TextAnswer {
    TextAnswer(
      size: size(of: text, in: proposal),
      ignoresHeight: true,
      holdsWhereItFits: true
    )
  }

  func baselines(of text: StyledText, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    (13, size.height - 3)
  }
}
