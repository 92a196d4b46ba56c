import CellRendering
import Diptych
import LayoutEngine
import TerminalIO

/// Makes a frame of 200 × 60 cells: two panes side by side, with texts, colours, and shapes.
let renderingSuite = BenchmarkSuite(name: "rasterize") {
  [
    frame("draw and rasterize two panes", goal: nil) { scene in
      let renderer = CellRenderer()
      let (left, right) = (scene.trees[0], scene.trees[1])
      return { renderer.rasterize(left).columns + renderer.rasterize(right).columns == 188 }
    },
    frame("rasterize and compose", goal: nil) { scene in
      { scene.picture().columns == 196 }
    },
    frame("all of it, one character new", goal: 60_000) { scene in
      let scenes = [scene, RenderingScene(title: "B")]
      var last = scene.rendered()
      var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
      var number = 0
      return {
        number += 1
        let next = scenes[number % 2].rendered(after: last)
        let bytes = encoder.encode(next.canvas, after: last.canvas)
        last = next
        return !bytes.isEmpty && bytes.count < 100
      }
    },
  ]
}

/// Finds what differs between two frames, and encodes it.
let encodingSuite = BenchmarkSuite(name: "encode") {
  [
    frame("a whole frame", goal: nil) { scene in
      let picture = scene.picture()
      var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
      return { encoder.encode(picture, after: nil).count > 5_000 }
    },
    frame("diff and encode one character", goal: nil) { scene in
      let (old, new) = (scene.picture(), RenderingScene(title: "B").picture())
      var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
      return {
        let bytes = encoder.encode(new, after: old)
        return !bytes.isEmpty && bytes.count < 100
      }
    },
    frame("diff of equal frames", goal: nil) { scene in
      let (old, new) = (scene.picture(), scene.picture())
      var encoder = CanvasEncoder(depth: .truecolor, charset: .unicode)
      return { encoder.encode(new, after: old).isEmpty }
    },
  ]
}

private func frame(
  _ name: String,
  goal: Double?,
  _ prepare: @escaping (RenderingScene) -> () -> Bool
) -> Benchmark {
  Benchmark(name: name, count: 1, unit: "frame", goal: goal) {
    prepare(RenderingScene(title: "A"))
  }
}

/// A preview of a list, laid out in both directions.
struct RenderingScene {
  let trees: [PlacedTree]

  init(title: String) {
    let canvas = CGSize(width: 752, height: 896)
    trees = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let tree = LayoutTree(
        root: ViewTrees.page(title: title),
        environment: EnvironmentValues(layoutDirection: direction)
      )
      let pass = LayoutPass(tree, textMeasuring: CellTextMeasuring())
      _ = pass.layOut(in: .fixed(canvas))
      return pass.placedTree(direction, canvas: canvas)
    }
  }

  /// Both panes with captions and frames.
  func picture() -> CellCanvas { rendered().canvas }

  /// The picture, of which the rows are taken from an earlier one that show the same.
  @inline(never)
  func rendered(after earlier: RenderedPicture? = nil) -> RenderedPicture {
    let panes = zip([LayoutDirection.leftToRight, .rightToLeft], trees).map { direction, tree in
      Pane(
        caption: PaneCaption(name: "List", direction: direction, size: tree.size),
        tree: tree
      )
    }
    return CellRenderer().render([Sheet(panes: panes)], after: earlier)
  }
}
