import Testing

@testable import FileWatching

@Suite struct `Watch plan` {
  private let tree = `Watch chain`.tree(
    "/p/",
    "/p/a.swift",
    "/p/sub/",
    "/p/sub/b.swift",
    "/p/l.swift -> sub/b.swift"
  )

  @Test func `only folders that hold files are asked for writing`() {
    let plan = WatchPlan(["/p/sub/b.swift"], lookUp: tree)
    #expect(
      plan.folders.mapValues(\.mask) == ["/": .structure, "/p": .structure, "/p/sub": .contents]
    )
  }

  @Test func `the folder in which a missing name could appear is asked for writing`() {
    let plan = WatchPlan(["/p/none/b.swift"], lookUp: tree)
    #expect(plan.folders["/p"]?.mask == .contents)
    #expect(plan.lastFolder(of: "/p/none/b.swift") == "/p")
  }

  @Test func `a folder two files need is watched once, for the more of the two`() {
    let plan = WatchPlan(["/p/a.swift", "/p/sub/b.swift"], lookUp: tree)
    #expect(plan.folders.count == 3)
    #expect(plan.folders["/p"]?.mask == .contents)
  }

  @Test func `a file saved concerns all paths that lead to it, and no other name does`() {
    let plan = WatchPlan(["/p/l.swift", "/p/sub/b.swift"], lookUp: tree)
    let interests = plan.interests(in: Array("b.swift".utf8), of: "/p/sub")
    #expect(Set(interests.map(\.path)) == ["/p/l.swift", "/p/sub/b.swift"])
    for name in [".b.swift.swp", "4913", "5036", "b.swift~", "#b.swift#", "B.swift", ""] {
      #expect(plan.interests(in: Array(name.utf8), of: "/p/sub").isEmpty)
    }
  }

  @Test func `a name on the way is told from the file's own`() {
    let plan = WatchPlan(["/p/sub/b.swift"], lookUp: tree)
    let interests = plan.interests(in: Array("sub".utf8), of: "/p")
    #expect(interests == [WatchPlan.Interest(path: "/p/sub/b.swift", isLast: false)])
  }

  @Test func `never is a folder asked for opening or reading`() {
    let heardByReading: InotifyMask = [
      InotifyMask(rawValue: 0x1), InotifyMask(rawValue: 0x10), InotifyMask(rawValue: 0x20),
    ]
    #expect(InotifyMask.contents.isDisjoint(with: heardByReading))
  }
}
