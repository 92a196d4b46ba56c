import FileWatching
import Foundation
import SceneLanguage
import Testing

@testable import DiptychCommand

@Suite struct `The lookup of imports` {
  private static func sources(_ resolution: ImportResolution) -> [String] {
    guard case .sources(let sources) = resolution else { return [] }
    return sources.map(\.text)
  }

  private static func lookup(_ folder: ScratchFolder, _ scene: String) -> ImportLookup {
    ImportLookup(scene: FilePath(folder.path(scene)))
  }

  @Test func `finds a file, or else a folder, beside the scene`() throws {
    let folder = try ScratchFolder()
    try folder.write("b", to: "Words/B.swift")
    try folder.write("a", to: "Words/A.swift")
    try folder.write("c", to: "Words/deeper/C.swift")
    try folder.write("hidden", to: "Words/.D.swift")
    #expect(Self.sources(Self.lookup(folder, "Scene.swift").resolve("Words")) == ["a", "b", "c"])
    try folder.write("file", to: "Words.swift")
    #expect(Self.sources(Self.lookup(folder, "Scene.swift").resolve("Words")) == ["file"])
  }

  @Test func `goes up to the root of the package, and no further`() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "root/Package.swift")
    try folder.write("", to: "root/a/b/Scene.swift")
    try folder.write("inside", to: "root/Words.swift")
    try folder.write("outside", to: "Other.swift")
    let lookup = Self.lookup(folder, "root/a/b/Scene.swift")
    #expect(Self.sources(lookup.resolve("Words")) == ["inside"])
    guard case .notFound(let searched) = lookup.resolve("Other") else {
      Issue.record("found outside of the package")
      return
    }
    #expect(searched.count == 6)
    #expect(searched.last == folder.path("root/a/b/../../Other") + "/")
    #expect(lookup.places.files.contains(FilePath(folder.path("root/a/b/../Other.swift"))))
  }

  @Test func `takes settled bytes in place of what stands on disk`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("half", to: "Words.swift")
    let lookup = ImportLookup(
      scene: FilePath(folder.path("Scene.swift")),
      settled: [FilePath(path): Array("whole".utf8)]
    )
    #expect(Self.sources(lookup.resolve("Words")) == ["whole"])
  }

  @Test(arguments: ["../Words", "", ".hidden", "/etc/passwd"])
  func `looks nowhere for what is no name`(name: String) throws {
    let folder = try ScratchFolder()
    let lookup = Self.lookup(folder, "Scene.swift")
    guard case .notFound(let searched) = lookup.resolve(name) else {
      Issue.record("found \(name)")
      return
    }
    #expect(searched.isEmpty)
    #expect(lookup.places == ImportPlaces())
  }
}
