import CellRendering
import Diptych
import LayoutEngine

/// Shows that the cost of a view stays the same up to a hundred thousand of them.
let scaleSuite = BenchmarkSuite(name: "scale") {
  [100, 1_000, 10_000, 100_000].flatMap { count in
    [
      Benchmark(name: "lay out \(count) views", count: count, unit: "view", goal: nil) {
        let tree = list(of: count)
        return {
          let pass = LayoutPass(tree, textMeasuring: CellTextMeasuring())
          _ = pass.layOut(in: .fixed(canvas))
          let placed = pass.placedTree(.rightToLeft, canvas: canvas)
          // A list asks each of its views a handful of questions, however long it is.
          return placed.nodes.count >= count && pass.measureCount <= 6 * tree.nodeCount
        }
      },
      Benchmark(name: "draw \(count) views", count: count, unit: "view", goal: nil) {
        let pass = LayoutPass(list(of: count), textMeasuring: CellTextMeasuring())
        _ = pass.layOut(in: .fixed(canvas))
        let placed = pass.placedTree(.rightToLeft, canvas: canvas)
        let renderer = CellRenderer()
        return { renderer.rasterize(placed).columns == 100 }
      },
    ]
  }
}

/// The area that is seen; most of a long list lies below it.
private let canvas = CGSize(width: 800, height: 960)

/// A list of rows of two texts and a colour.
private func list(of count: Int) -> LayoutTree {
  let rows = VStack(alignment: .leading, spacing: 0) {
    ForEach(0..<max(count / 4, 1), id: \.self) { row in
      HStack {
        Text("Row \(row)")
        Text("What it is about")
        Color.red.frame(width: 16, height: 16)
      }
    }
  }
  return LayoutTree(root: rows, environment: EnvironmentValues(layoutDirection: .leftToRight))
}
