import Dispatch
import LayoutEngine
import PreviewPipeline
import SceneLanguage
import Synchronization

/// Parses and binds scene files.
let sceneSuite = BenchmarkSuite(name: "bind") {
  [
    program("parse and bind 1 KB", SceneTexts.small, goal: nil),
    program("parse and bind 6 KB", SceneTexts.medium, goal: nil),
    program("parse and bind 100 KB", SceneTexts.written(rows: 300), goal: nil),
    program("parse and bind 1 MB", SceneTexts.written(rows: 2_900), goal: 250),
  ]
}

/// Goes from a file's text to a report with both directions laid out, as a save does.
let previewSuite = BenchmarkSuite(name: "preview") {
  [
    preview("100 views, 1 KB", SceneTexts.small, .both),
    preview("100 views, 6 KB", SceneTexts.medium, .both),
    preview("100 views, 1 KB, one direction", SceneTexts.small, .one),
    preview("100 views, 6 KB, one direction", SceneTexts.medium, .one),
    preview("1,000 lines", SceneTexts.written(rows: 71), .one, goal: 5e6),
    preview("a scene's Layout, 1,000 views", SceneTexts.arranged(1_000), .one, goal: 1e7),
    preview("one preview", SceneTexts.previews(1), .both),
    preview("eight previews", SceneTexts.previews(8), .both, count: 8),
  ]
}

/// What cores beside the first one gain.
let coresSuite = BenchmarkSuite(name: "cores") {
  let requests = (0..<200).map { _ in
    PreviewRequest(source: SceneSource(path: "Rows.swift", text: SceneTexts.small))
  }
  return [
    Benchmark(name: "200 files on one thread", count: 200, unit: "file", clock: .wall) {
      { requests.allSatisfy { PreviewPipeline.layOut($0)?.hasErrors == false } }
    },
    Benchmark(name: "200 files on all cores", count: 200, unit: "file", clock: .wall) {
      {
        let failures = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: requests.count) { index in
          guard let report = PreviewPipeline.layOut(requests[index]), !report.hasErrors else {
            failures.add(1, ordering: .relaxed)
            return
          }
        }
        return failures.load(ordering: .relaxed) == 0
      }
    },
  ]
}

private func program(_ name: String, _ text: String, goal: Double?) -> Benchmark {
  Benchmark(
    name: name,
    count: text.utf8.count,
    unit: "byte",
    goal: goal
  ) {
    let source = SceneSource(path: "Rows.swift", text: text)
    return { !SceneProgram(source).hasErrors }
  }
}

private enum Directions {
  case one, both
}

private func preview(
  _ name: String,
  _ text: String,
  _ directions: Directions,
  goal: Double? = nil,
  count: Int = 1
) -> Benchmark {
  Benchmark(name: name, count: 1, unit: "save", goal: goal, clock: .wall) {
    var request = PreviewRequest(source: SceneSource(path: "Rows.swift", text: text))
    if directions == .one { request.directions = [.leftToRight] }
    let isRight = { (report: PreviewReport?) in
      report.map { !$0.hasErrors && $0.previews.count == count } ?? false
    }
    return { isRight(PreviewPipeline.layOut(request)) }
  }
}
