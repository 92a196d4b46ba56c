import Testing

@testable import FileWatching

@Suite struct `Looks at what rests` {
  @Test(
    arguments: [
      (0, 1_000, 100), (5, 1_000, 100), (20, 3_980, 180), (500, 99_500, 4_500),
    ]
  )
  func `come the less often the more they cost`(cost: Int, events: Int, polling: Int) {
    let conditions = WatchConditions()
    let cost = Duration.milliseconds(cost)
    #expect(conditions.wait(afterLookOf: cost, in: .events) == .milliseconds(events))
    #expect(
      conditions.wait(afterLookOf: cost, in: .polling(.watchLimit)) == .milliseconds(polling)
    )
  }

  @Test func `plan each name once, however many paths share it`() {
    var lookUpCount = 0
    let paths = (0..<100).map { FilePath("/a/b/c/\($0).swift") }
    let plan = WatchPlan(paths) { path in
      lookUpCount += 1
      let isFile = path.lastComponent.hasSuffix(".swift")
      return isFile ? .file : .folder(FileIdentity(device: 1, inode: UInt64(path.bytes.count)))
    }
    #expect(plan.chains.count == 100)
    #expect(lookUpCount == 100 + 4)
  }
}
