import FileWatching
import Testing

@testable import DiptychCommand

@Suite struct `The chosen scene` {
  @Test func `is taken up again when it is back, however long it was away`() {
    var state = Sample.state(["a", "b", "c"])
    state.choose(1)
    state.list(["a", "c"])
    #expect(state.scene == "c")
    // What is shown in its place was not chosen, and is not waited for.
    state.list(["a"])
    #expect(state.scene == "a")
    state.list(["a", "c"])
    #expect(state.scene == "a")
    state.list(["a", "b", "c"])
    #expect(state.scene == "b")
    state.list(["aa", "b"])
    #expect(state.scene == "b")
  }

  @Test func `is taken up again after all scenes were gone`() {
    var state = Sample.state(["a", "b"])
    state.choose(1)
    state.list([])
    #expect(state.scene == nil)
    state.list(["a"])
    #expect(state.scene == "a")
    state.list(["a", "b"])
    #expect(state.scene == "b")
  }

  @Test(arguments: [WatchKey.nextScene, .previousScene])
  func `is not taken up again once another was chosen`(key: WatchKey) {
    var state = Sample.state(["a", "b", "c"])
    state.list(["b", "c"])
    #expect(state.scene == "b")
    _ = state.press(key)
    #expect(state.scene == "c")
    state.list(["a", "b", "c"])
    #expect(state.scene == "c")
  }

  @Test func `is not taken up again once the one in its place was confirmed`() {
    var state = Sample.state(["a", "b"])
    state.list(["b"])
    state.choose(0)
    state.list(["a", "b"])
    #expect(state.scene == "b")
  }

  @Test(
    arguments: [
      (["a", "b"], [:], false), (["b"], [:], true), ([], [:], true), (["c"], ["a": "c"], false),
    ] as [([FilePath], [FilePath: FilePath], Bool)]
  )
  func `is found to be lacking`(
    listed: [FilePath],
    renamed: [FilePath: FilePath],
    expected: Bool
  ) {
    #expect(Sample.state(["a", "b"]).lacksChosen(listed, renamed: renamed) == expected)
    #expect(!Sample.state([]).lacksChosen(listed))
  }

  @Test func `is looked for once around, where nothing is shown`() throws {
    let nothing = try Sample.report("struct Model {}")
    var state = Sample.state([])
    state.list(["a", "b", "c"])
    let found = (0..<4).map { _ in
      state.searchOn(after: nothing, named: []) ? state.scene.map { "\($0)" } : nil
    }
    #expect(found == ["b", "c", nil, nil])
  }

  @Test(
    arguments: [
      ("struct Model {}", [], "a"), ("struct Model {}", ["b"], "b"), ("Text(1", [], "b"),
      ("Text(\"b\")", [], "b"),
    ] as [(String, [FilePath], FilePath)]
  )
  func `is gone past only where it declares for others`(
    text: String,
    named: [FilePath],
    expected: FilePath
  ) throws {
    var state = Sample.state(["a", "b", "c"])
    let report = try Sample.report(text)
    state.choose(2)
    #expect(state.searchOn(after: report, named: named) == false)
    state.choose(step: -1)
    _ = state.searchOn(after: report, named: named)
    #expect(state.scene == expected)
  }

  @Test func `does not lack while the awaited one comes back in the same list`() {
    var state = Sample.state(["a", "b"])
    state.list(["b"])
    #expect(!state.lacksChosen(["a"]))
    state.list(["a"])
    #expect(state.scene == "a")
  }
}

@Suite struct `A held list of scenes` {
  private let start = ContinuousClock.now

  @Test func `is followed at once with the chosen scene`() {
    var held = HeldList<Int>()
    #expect(held.take(1, lacksChosen: false, at: start) == 1)
    #expect(held.due == nil)
    #expect(held.release(at: start + .seconds(1)) == nil)
  }

  @Test func `is followed after 300 ms without it, the newest of them`() {
    var held = HeldList<Int>()
    #expect(held.take(1, lacksChosen: true, at: start) == nil)
    #expect(held.take(2, lacksChosen: true, at: start + .milliseconds(200)) == nil)
    #expect(held.due == start + .milliseconds(300))
    #expect(held.release(at: start + .milliseconds(299)) == nil)
    #expect(held.release(at: start + .milliseconds(300)) == 2)
    #expect(held.release(at: start + .seconds(1)) == nil)
  }

  @Test func `gives way to one with the chosen scene`() {
    var held = HeldList<Int>()
    #expect(held.take(1, lacksChosen: true, at: start) == nil)
    #expect(held.take(2, lacksChosen: false, at: start + .milliseconds(10)) == 2)
    // The next time it is missing, the wait begins anew.
    #expect(held.take(3, lacksChosen: true, at: start + .milliseconds(290)) == nil)
    #expect(held.release(at: start + .milliseconds(310)) == nil)
  }
}
