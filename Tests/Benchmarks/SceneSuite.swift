import LayoutEngine
import PreviewPipeline
import SceneLanguage
import Synchronization

/// Parses and binds scene files.
let sceneSuite = BenchmarkSuite(name: "bind") {
  [
    program("parse and bind 1 KB", SceneTexts.small, goal: nil),
    program("parse and bind 6 KB", SceneTexts.medium, goal: nil),
    changedProgram("parse and bind 6 KB, one word changed", SceneTexts.medium),
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

/// What threads beside the first one gain: the same work on one, and on as many as there are cores.
let coresSuite = BenchmarkSuite(name: "cores") {
  let files = [PreviewRequest](repeating: request(SceneTexts.small), count: 200)
  return [
    Benchmark(name: "200 files, one thread", count: 200, unit: "file", clock: .wall) {
      { files.allSatisfy { PreviewPipeline.layOut($0)?.hasErrors == false } }
    },
    Benchmark(name: "200 files, all cores", count: 200, unit: "file", clock: .wall) {
      {
        let failures = Atomic(0)
        PreviewPipeline.forEach(of: files.count) { index in
          PreviewPipeline.layOut(files[index])?.hasErrors == false
        } inOrder: { isRight in
          if !isRight { failures.add(1, ordering: .relaxed) }
        }
        return failures.load(ordering: .relaxed) == 0
      }
    },
  ]
    + onOneAndAllCores("8 previews", SceneTexts.previews(8), count: 8)
    // Views of UIKit are changed by being laid out, so each direction has its own.
    + onOneAndAllCores("UIKit, both directions", SceneTexts.interface, count: 1)
}

private func request(_ text: String) -> PreviewRequest {
  PreviewRequest(source: SceneSource(path: "Rows.swift", text: text))
}

private func onOneAndAllCores(_ name: String, _ text: String, count: Int) -> [Benchmark] {
  [true, false].map { staysOnThread in
    let threads = staysOnThread ? "one thread" : "all cores"
    return Benchmark(name: "\(name), \(threads)", count: 1, unit: "save", clock: .wall) {
      var request = request(text)
      request.staysOnThread = staysOnThread
      return { [request] in
        let report = PreviewPipeline.layOut(request)
        return report?.previews.count == count && report?.hasErrors == false
      }
    }
  }
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

/// Parses and binds a text after another one, from which a word in its middle tells it.
private func changedProgram(_ name: String, _ text: String) -> Benchmark {
  Benchmark(name: name, count: text.utf8.count, unit: "byte", goal: nil) {
    let old = SceneSource(path: "Rows.swift", text: text)
    let new = SceneSource(path: "Rows.swift", text: text.replacing("\"Row 9\"", with: "\"Line\""))
    let memory = ParseMemory()
    _ = SceneProgram(old, parsingAfter: memory)
    return {
      let program = SceneProgram(new, parsingAfter: memory)
      // The next run begins with the old text again.
      memory.renew([old])
      return !program.hasErrors && new != old
    }
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
    var request = request(text)
    if directions == .one { request.directions = [.leftToRight] }
    let isRight = { (report: PreviewReport?) in
      report.map { !$0.hasErrors && $0.previews.count == count } ?? false
    }
    return { isRight(PreviewPipeline.layOut(request)) }
  }
}
