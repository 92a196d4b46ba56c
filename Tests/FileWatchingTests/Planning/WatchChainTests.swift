import Testing

@testable import FileWatching

@Suite struct `Watch chain` {
  /// A tree in a few words: `path`, `path/` for a folder, `path -> target` for a link.
  static func tree(_ entries: String...) -> (FilePath) -> PathEntry {
    var known: [FilePath: PathEntry] = ["/": .folder(FileIdentity(device: 1, inode: 1))]
    for (index, entry) in entries.enumerated() {
      let parts = entry.split(separator: " ")
      let path = FilePath(String(parts[0])).withoutTrailingSeparators
      if parts.count == 3 {
        known[path] = .symbolicLink(target: FilePath(String(parts[2])))
      } else if entry.hasSuffix("/") {
        known[path] = .folder(FileIdentity(device: 1, inode: UInt64(index + 2)))
      } else {
        known[path] = .file
      }
    }
    return { known[$0] ?? .missing }
  }

  private func links(_ path: FilePath, _ lookUp: (FilePath) -> PathEntry) -> [String] {
    WatchChain(path, lookUp: lookUp).links.map {
      "\($0.folder):\(String(decoding: $0.name, as: UTF8.self))\($0.isLast ? "!" : "")"
    }
  }

  @Test func `each name is watched in the folder that holds it`() {
    let tree = Self.tree("/home/", "/home/me/", "/home/me/a.swift")
    #expect(links("/home/me/a.swift", tree) == ["/:home", "/home:me", "/home/me:a.swift!"])
    #expect(WatchChain("/home/me/a.swift", lookUp: tree).destination == .file)
  }

  @Test(arguments: [
    ("/a.swift", ["/:a.swift!"]),
    ("/x/y/a.swift", ["/:x"]),
    ("/home/x/a.swift", ["/:home", "/home:x"]),
    ("/home/a.swift/b.swift", ["/:home", "/home:a.swift"]),
  ])
  func `what is missing is waited for in the deepest folder`(_ path: String, _ expected: [String]) {
    let tree = Self.tree("/home/", "/home/a.swift")
    #expect(links(FilePath(path), tree) == expected)
    #expect(WatchChain(FilePath(path), lookUp: tree).destination == .missing)
  }

  @Test(arguments: [
    // A link to a file elsewhere, relative and from the root.
    ("/in/a.swift", ["/:in", "/in:a.swift!", "/:out", "/out:b.swift!"]),
    ("/in/r.swift", ["/:in", "/in:r.swift!", "/:out", "/out:b.swift!"]),
    // A link to a folder on the way.
    ("/way/b.swift", ["/:way", "/:out", "/out:b.swift!"]),
    // A link to nothing yet.
    ("/in/c.swift", ["/:in", "/in:c.swift!", "/:out", "/out:none.swift!"]),
  ])
  func `both sides of a symbolic link are watched`(_ path: String, _ expected: [String]) {
    let tree = Self.tree(
      "/in/",
      "/out/",
      "/out/b.swift",
      "/in/a.swift -> /out/b.swift",
      "/in/r.swift -> ../out/b.swift",
      "/in/c.swift -> /out/none.swift",
      "/way -> out"
    )
    #expect(links(FilePath(path), tree) == expected)
  }

  @Test func `a mounted volume of Kubernetes is watched at every hop`() {
    let tree = Self.tree(
      "/v/",
      "/v/a.swift -> ..data/a.swift",
      "/v/..data -> ..1",
      "/v/..1/",
      "/v/..1/a.swift"
    )
    let expected = ["/:v", "/v:a.swift!", "/v:..data", "/v:..1", "/v/..1:a.swift!"]
    #expect(links("/v/a.swift", tree) == expected)
  }

  @Test(arguments: [
    "/home/./me/../me//a.swift", "/../home/me/a.swift", "/home/me/a.swift/",
  ])
  func `a roundabout spelling leads to the same file`(_ path: String) {
    let tree = Self.tree("/home/", "/home/me/", "/home/me/a.swift")
    let chain = WatchChain(FilePath(path), lookUp: tree)
    #expect(chain.links.last?.folder == "/home/me")
    #expect(chain.destination == .file)
  }

  @Test func `two dots after a link go up from where it leads`() {
    let tree = Self.tree("/in/", "/out/", "/out/deep/", "/out/a.swift", "/in/l -> /out/deep")
    #expect(WatchChain("/in/l/../a.swift", lookUp: tree).links.last?.folder == "/out")
  }

  @Test func `links in a circle end`() {
    let tree = Self.tree("/a -> /b", "/b -> /a")
    let chain = WatchChain("/a", lookUp: tree)
    #expect(chain.destination == .tooManySymbolicLinks)
    #expect(chain.links.count == WatchChain.symbolicLinkLimit + 1)
  }

  @Test func `another folder under the same name is another chain`() {
    let before = WatchChain("/d/a", lookUp: Self.tree("/d/", "/d/a"))
    let after = WatchChain("/d/a", lookUp: Self.tree("/x/", "/d/", "/d/a"))
    #expect(before.links != after.links)
  }
}
