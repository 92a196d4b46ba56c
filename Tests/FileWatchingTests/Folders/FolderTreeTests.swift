import Testing

@testable import FileWatching

@Suite struct `Folder tree` {
  /// Reads a tree on disk within limits, and answers with its scenes and problems.
  private func read(_ script: String, _ limits: FolderLimits) throws -> (Int, Set<FolderProblem>) {
    let folder = try TemporaryFolder()
    folder.shell(script)
    let location = FilePath(folder.path)
    var tree = FolderTree(root: "root", location: location, limits: limits)
    let identity = try FileStatus.following(location).stamp.identity
    tree.read(location, identity) { _, _ in }
    var list = SceneList()
    tree.collect(into: &list)
    return (list.count, tree.problems)
  }

  @Test func `more scenes than the limit are not listed, and that is told`() throws {
    let (count, problems) = try read("touch $(seq -f %g.swift 9)", FolderLimits(scenes: 5))
    #expect(count == 5)
    #expect(problems == [.tooManyScenes("root", limit: 5)])
  }

  @Test func `more folders than the limit are not read, and that is told`() throws {
    let script = "for i in 1 2 3 4; do mkdir $i; touch $i/a.swift; done; touch a.swift"
    let (count, problems) = try read(script, FolderLimits(folders: 3))
    #expect(count == 3)
    #expect(problems == [.tooManyFolders("root", limit: 3)])
  }

  @Test func `folders nested too deep are not read, and that is told`() throws {
    let (count, problems) = try read(
      "mkdir -p 1/2/3; touch 1/a.swift 1/2/a.swift 1/2/3/a.swift",
      FolderLimits(depth: 2)
    )
    #expect(count == 2)
    #expect(problems.count == 1)
  }

  @Test func `folders nearest to the top are read first, and by their names`() throws {
    let folder = try TemporaryFolder()
    folder.shell("mkdir -p b/1/2 a/1 c; touch a/1/a.swift c/a.swift b/a.swift b/1/2/a.swift")
    let location = FilePath(folder.path)
    var tree = FolderTree(root: location, location: location, limits: FolderLimits(folders: 6))
    var read: [String] = []
    tree.read(location, try FileStatus.following(location).stamp.identity) { path, _ in
      read.append("\(path)")
    }
    #expect(read == ["", "/a", "/b", "/c", "/a/1", "/b/1"].map { "\(location)" + $0 })
  }

  @Test(arguments: ["/proc", "/sys"])
  func `a folder of the kernel holds nothing`(path: FilePath) {
    let found = SceneFolder(path)
    #expect(found.folders == [path])
    #expect(found.problems.isEmpty)
  }

  @Test func `what stands beside a file is listed as the file is spelled`() throws {
    let folder = try TemporaryFolder()
    folder.shell("mkdir -p sub; touch a.swift b.swift .c.swift d.txt sub/e.swift")
    let listed = SceneFolder(beside: FilePath("\(folder.path)//a.swift"))
    #expect(listed.scenes == ["a.swift", "b.swift"].map { FilePath("\(folder.path)//\($0)") })
    #expect(SceneFolder(beside: FilePath("\(folder.path)/no/a.swift")).scenes.isEmpty)
  }

  @Test func `of a folder that is gone nothing is kept`() throws {
    let folder = try TemporaryFolder()
    folder.shell("mkdir -p 1/2; touch 1/a.swift 1/2/a.swift")
    let location = FilePath(folder.path)
    let identity = try FileStatus.following(location).stamp.identity
    var tree = FolderTree(root: location, location: location)
    tree.read(location, identity) { _, _ in }
    #expect(tree.listings.count == 3)
    folder.shell("rm -r 1")
    tree.read(location, identity) { _, _ in }
    #expect(Array(tree.listings.keys) == [location])
  }

  @Test func `each folder is watched before it is read`() throws {
    let folder = try TemporaryFolder()
    folder.folder("sub")
    let location = FilePath(folder.path)
    var tree = FolderTree(root: location, location: location)
    var watched: [FilePath] = []
    tree.read(location, try FileStatus.following(location).stamp.identity) { path, _ in
      watched.append(path)
      // What appears between the watch and the reading is found by the reading.
      folder.write("", to: path == location ? "a.swift" : "sub/b.swift")
    }
    var list = SceneList()
    tree.collect(into: &list)
    #expect(watched == [location, folder.file("sub")])
    #expect(list.paths == [folder.file("a.swift"), folder.file("sub/b.swift")])
  }
}
