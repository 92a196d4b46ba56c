import FileWatching
import Foundation
import SceneLanguage
import Testing

@testable import DiptychCommand

@Suite struct `The lookup of neighbors` {
  private static let scene = SceneSource(path: "Scene.swift", text: "struct Page {}")

  private static func lookup(_ folder: ScratchFolder, isFixed: Bool = false) -> NeighborLookup {
    NeighborLookup(folder: FilePath(folder.url.path), isFixed: isFixed)
  }

  private static func found(_ lookup: NeighborLookup, _ names: Set<String>) -> [String] {
    lookup.neighbors(declaring: names, beside: [scene]).map { $0.path.lastComponent }
  }

  @Test func `finds all files that declare any of the names, in sub-folders too`() throws {
    let folder = try ScratchFolder()
    try folder.write("struct Card {}", to: "Card.swift")
    try folder.write("extension Card { static let gap = 8 }", to: "styles/Gap.swift")
    try folder.write("struct Other {}", to: "Other.swift")
    #expect(
      Self.found(Self.lookup(folder), ["Card", "gap", "nowhere"]) == ["Card.swift", "Gap.swift"]
    )
  }

  @Test func `leaves out files of another program`() throws {
    let folder = try ScratchFolder()
    try folder.write("struct Page {}\nstruct Card {}", to: "A.swift")
    try folder.write("struct Card {}\nstruct Row {}", to: "B.swift")
    try folder.write("struct Card {}", to: "C.swift")
    try folder.write("struct Row {}", to: "D.swift")
    #expect(Self.found(Self.lookup(folder), ["Card", "Row"]) == ["B.swift"])
    for name in ["E", "F"] { try folder.write("let word = 1", to: "\(name).swift") }
    #expect(Self.found(Self.lookup(folder), ["word"]) == ["E.swift"])
  }

  @Test func `follows what is written, unless the folder is fixed`() throws {
    let folder = try ScratchFolder()
    try folder.write("struct Old {}", to: "A.swift")
    let (live, fixed) = (Self.lookup(folder), Self.lookup(folder, isFixed: true))
    #expect(Self.found(live, ["Old"]) == ["A.swift"])
    #expect(Self.found(fixed, ["Old"]) == ["A.swift"])
    try folder.write("struct New {}", to: "A.swift")
    try folder.write("let old = 1", to: "B.swift")
    #expect(Self.found(live, ["Old"]) == [])
    #expect(Self.found(live, ["New", "old"]) == ["A.swift", "B.swift"])
    #expect(Self.found(fixed, ["Old", "old"]) == ["A.swift"])
    try folder.remove("A.swift")
    #expect(Self.found(live, ["New"]) == [])
  }

  @Test func `leaves files beside a scene alone that hold more than a module does`() throws {
    let folder = try ScratchFolder()
    let scene = FilePath(try folder.write("struct Page {}", to: "Scene.swift"))
    let filling = "//" + String(repeating: " ", count: 900_000)
    for name in ["B", "C", "D", "E"] { try folder.write(filling, to: "\(name).swift") }
    try folder.write("struct Card {}", to: "A.swift")
    let lookup = NeighborLookup(beside: scene, isFixed: false)
    #expect(Self.found(lookup, ["Card"]) == ["A.swift"])
    try folder.write(filling, to: "F.swift")
    #expect(Self.found(lookup, ["Card"]) == [])
    #expect(Self.found(Self.lookup(folder), ["Card"]) == ["A.swift"])
  }

  @Test func `takes settled bytes in place of what stands on disk`() throws {
    let folder = try ScratchFolder()
    let path = FilePath(try folder.write("struct Ha", to: "A.swift"))
    let found = Self.lookup(folder).neighbors(
      declaring: ["Half"],
      beside: [Self.scene],
      settled: [path: Array("struct Half {}".utf8)]
    )
    #expect(found.map(\.source.text) == ["struct Half {}"])
  }

  @Test func `finds files beside a scene, not below it nor where there are too many`() throws {
    let folder = try ScratchFolder()
    let path = FilePath(try folder.write("#Preview { Card() }", to: "Scene.swift"))
    try folder.write("struct Card {}", to: "Card.swift")
    try folder.write("struct Row {}", to: "deeper/Row.swift")
    #expect(
      Self.found(NeighborLookup(beside: path, isFixed: true), ["Card", "Row"]) == ["Card.swift"]
    )
    for number in 0..<499 { try folder.write("", to: "\(number).swift") }
    #expect(Self.found(NeighborLookup(beside: path, isFixed: true), ["Card", "Row"]) == [])
  }

  @Test func `covers what is beside a scene, however the folder is spelled`() {
    let lookup = NeighborLookup(beside: "a//One.swift", isFixed: true)
    #expect(lookup.covers("a//Two.swift"))
    #expect(!lookup.covers("a//b/Two.swift"))
    #expect(!lookup.covers("Two.swift"))
    #expect(NeighborLookup(beside: "One.swift", isFixed: true).covers("Two.swift"))
  }

  @Test func `covers what is in the folder, not what only begins like it`() {
    let lookup = NeighborLookup(folder: "scenes", isFixed: true)
    #expect(lookup.covers("scenes/A.swift"))
    #expect(lookup.covers("scenes/deeper/A.swift"))
    #expect(!lookup.covers("scenes.swift"))
    #expect(!lookup.covers("other/A.swift"))
  }
}
