import FileWatching
import Testing

@testable import DiptychCommand

@Suite struct `Command lines without options` {
  @Test(arguments: [
    (["A.swift"], 1), (["render", "A.swift"], 1), (["render", "a/B.swift", "../C.swift"], 2),
  ])
  func `name nothing but scenes`(words: [String], count: Int) throws {
    #expect(try #require(RenderRun(plain: words)).files.count == count)
  }

  @Test(arguments: [
    [], ["render"], ["-"], ["--version"], ["watch", "A.swift"], ["check", "A.swift"],
    ["render", "A.swift", "--outline"], ["A.swift", "Folder"], ["help"], ["--file=A.swift"], [""],
    ["-A.swift"],
  ])
  func `are left to the parser where they say more`(words: [String]) {
    #expect(RenderRun(plain: words) == nil)
  }
}
