import CellRendering
import FileWatching
import LayoutEngine
import PreviewPipeline
import SceneLanguage
import Testing

@testable import DiptychCommand

/// States and reports to begin with.
enum Sample {
  static let scene: FilePath = "Scene.swift"

  static func state(_ scenes: [FilePath] = [scene]) -> WatchState {
    WatchState(
      scenes: scenes,
      directions: [.leftToRight, .rightToLeft],
      options: RenderingOptions()
    )
  }

  /// What becomes of a scene's text.
  static func report(_ text: String, path: String = "Scene.swift") throws -> PreviewReport {
    let request = PreviewRequest(source: SceneSource(path: path, text: text))
    return try #require(PreviewPipeline.layOut(request))
  }

  static let good = "#Preview { Text(\"good\") }"
  static let wrong = "#Preview { VStak {} }"
}

@Suite struct `The state of watching` {
  @Test func `shows the last good report while a newer one is broken`() throws {
    var state = Sample.state()
    #expect(state.shown == nil)
    state.take(try Sample.report(Sample.wrong))
    #expect(state.isBroken)
    #expect(state.shown == nil)
    state.take(try Sample.report(Sample.good))
    #expect(!state.isStale)
    #expect(state.messages.isEmpty)
    state.take(try Sample.report(Sample.wrong))
    #expect(state.isStale)
    #expect(state.shown?.previews.count == 1)
    #expect(state.messages.first?.text.hasPrefix("Scene.swift:1:12: error:") == true)
  }

  @Test(
    arguments: [
      (Sample.wrong, 0, 20), (Sample.wrong, 5, 15), (Sample.wrong, 20, nil), (Sample.good, 0, nil),
    ] as [(String, Int, Int?)]
  )
  func `lets mistakes wait until 20 ms after the save`(
    text: String,
    age: Int,
    expected: Int?
  ) throws {
    var state = Sample.state()
    state.take(try Sample.report(Sample.good))
    let now = ContinuousClock.now
    state.noticed = now - .milliseconds(age)
    let delay = state.delay(of: try Sample.report(text), at: now)
    #expect(delay == expected.map { .milliseconds($0) })
  }

  @Test func `tells the time from the save to the first frame that shows it`() throws {
    var state = Sample.state()
    let now = ContinuousClock.now
    state.noticed = now - .milliseconds(3)
    state.awaitsReport = true
    state.takeLatency(at: now)
    #expect(state.latency == nil)
    state.take(try Sample.report(Sample.good))
    state.takeLatency(at: now)
    #expect(state.latency == .milliseconds(3))
    state.takeLatency(at: now + .seconds(1))
    #expect(state.latency == .milliseconds(3))
  }

  @Test(
    arguments: [
      (["a", "b", "c"], 1, ["b", "c"], [:], "b"),
      (["a", "b", "c"], 1, ["a", "c"], [:], "c"),
      (["a", "b", "c"], 2, ["a", "b"], [:], "b"),
      (["b", "c"], 0, ["a", "c", "z"], ["b": "z"], "z"),
      (["a"], 0, [], [:], nil),
      ([], 0, ["a"], [:], "a"),
    ] as [([FilePath], Int, [FilePath], [FilePath: FilePath], FilePath?)]
  )
  func `keeps the chosen scene when others come and go`(
    before: [FilePath],
    chosen: Int,
    after: [FilePath],
    renamed: [FilePath: FilePath],
    expected: FilePath?
  ) {
    var state = Sample.state(before)
    state.choose(chosen)
    state.list(after, renamed: renamed)
    #expect(state.scene == expected)
  }

  @Test func `forgets what it knew of a scene when another is chosen`() throws {
    var state = Sample.state(["a", "b"])
    state.take(try Sample.report(Sample.good))
    state.scroll = CellOffset(columns: 3, rows: 4)
    #expect(state.press(.nextScene) == .watch)
    #expect(state.shown == nil)
    #expect(state.scroll == CellOffset())
    #expect(state.press(.nextScene) == .watch)
    #expect(state.scene == "a")
  }

  @Test func `does nothing for a neighbour where there is one scene`() {
    var state = Sample.state()
    #expect(state.press(.nextScene) == .paint)
    #expect(state.press(.previousScene) == .paint)
  }
}
