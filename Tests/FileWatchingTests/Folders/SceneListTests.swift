import Testing

@testable import FileWatching

@Suite struct `Scene list` {
  private func list(_ scenes: (FilePath, UInt64)...) -> SceneList {
    var list = SceneList()
    for (path, inode) in scenes { list.insert(path, FileIdentity(device: 1, inode: inode)) }
    return list
  }

  @Test func `names that came and went are told`() {
    let changes = list(("b", 2), ("c", 3)).changes(since: list(("a", 1), ("b", 2)))
    #expect(changes.appeared == ["c"])
    #expect(changes.disappeared == ["a"])
    #expect(changes.renamed.isEmpty)
  }

  @Test func `one inode under another name is a renamed scene`() {
    let changes = list(("b", 1)).changes(since: list(("a", 1)))
    #expect(changes.renamed == [FolderChange.Renaming(from: "a", to: "b")])
    #expect(changes.appeared.isEmpty && changes.disappeared.isEmpty)
  }

  @Test func `another inode under one name is nothing`() {
    let changes = list(("a", 2)).changes(since: list(("a", 1)))
    #expect(changes.appeared.isEmpty && changes.disappeared.isEmpty && changes.renamed.isEmpty)
  }

  @Test func `of two links to one inode each name counts once`() {
    let changes = list(("c", 1), ("d", 1)).changes(since: list(("a", 1), ("b", 1)))
    #expect(changes.renamed == [FolderChange.Renaming(from: "a", to: "c")])
    #expect(changes.appeared == ["d"])
    #expect(changes.disappeared == ["b"])
  }

  @Test(arguments: [
    ("a.swift", true), (".swift", false), (".a.swift", false), ("a.swift~", false),
    ("a.SWIFT", false), ("aswift", false), ("שלום.swift", true),
  ])
  func `a scene is a visible file whose name ends so`(_ name: String, _ isScene: Bool) {
    #expect(FolderListing.namesScene(Array(name.utf8)) == isScene)
  }
}
