import Glibc
import Testing

@testable import FileWatching

@Suite struct `File path` {
  @Test(
    arguments: [
      ("/a/b.swift", "/a", "b.swift"), ("/b.swift", "/", "b.swift"), ("/", "/", "/"),
      ("/a/b/", "/a/b", "b"),
    ] as [(FilePath, FilePath, String)]
  )
  func `parent and last name`(_ path: FilePath, _ parent: FilePath, _ name: String) {
    #expect(path.parent == parent)
    #expect(path.lastComponent == name)
  }

  @Test(
    arguments: [
      ("/a", "/a/x"), ("/a/", "/a/x"), ("/", "/x"), ("", "x"),
    ] as [(FilePath, FilePath)]
  )
  func `a name is put after one separator`(_ path: FilePath, _ expected: FilePath) {
    #expect(path.appending(Array("x".utf8)) == expected)
  }

  @Test func `bytes that are not UTF-8 are kept, and repaired for people only`() {
    let path = FilePath(bytes: [0x2F, 0xFF, 0x61])
    #expect(path.components == [[0xFF, 0x61]])
    #expect(path.description == "/\u{FFFD}a")
    path.withCString { #expect(strlen($0) == 3) }
  }

  @Test func `a zero ends the path, as it does for the kernel`() {
    #expect(FilePath(bytes: [0x61, 0, 0x62]) == "a")
  }

  @Test func `a relative path begins in the current folder`() throws {
    let absolute = try #require(FilePath("x.swift").absolute)
    #expect(absolute.isAbsolute)
    #expect(absolute.lastComponent == "x.swift")
    #expect(FilePath("/x").absolute == "/x")
  }
}
