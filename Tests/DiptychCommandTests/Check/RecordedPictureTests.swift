import Foundation
import Testing

@Suite struct `The recorded pictures of check` {
  private static func scene(_ text: String) -> String {
    """
    #Preview("Row", traits: .fixedLayout(width: 80, height: 16)) {
      HStack { Text("\(text)"); Spacer() }
    }

    """
  }

  private static func check(_ folder: ScratchFolder, _ options: String = "") throws -> ProgramRun {
    try ProgramRun.shell(
      "cd '\(folder.url.path)' && LC_ALL=C.UTF-8 '\(ProgramRun.program)' check \(options) ."
    )
  }

  @Test func `stand beside the scene and show both directions`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.scene("Hi"), to: "Views/Row.swift")
    #expect(try Self.check(folder, "--record").code == 0)
    let picture = try String(
      contentsOfFile: folder.path("Views/__Pictures__/Row.txt"),
      encoding: .utf8
    )
    #expect(picture.contains("Row · left-to-right · 80 × 16    Row · right-to-left · 80 × 16\n"))
    #expect(picture.contains("·Hi        ·"))
    #expect(picture.contains("·        Hi·"))
    #expect(try Self.check(folder).code == 0)
  }

  @Test func `are not missed where none is recorded`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.scene("Hi"), to: "Row.swift")
    #expect(try Self.check(folder).code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("__Pictures__")))
  }

  @Test func `that change are a failure, told by their lines in both directions`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.scene("Hi"), to: "Row.swift")
    #expect(try Self.check(folder, "--record").code == 0)
    try folder.write(Self.scene("Ho"), to: "Row.swift")
    let run = try Self.check(folder)
    #expect(run.code == 1)
    let changed = run.text.split(separator: "\n").filter {
      $0.hasPrefix("  - ") || $0.hasPrefix("  + ")
    }
    let gap = String(repeating: " ", count: 21)
    #expect(
      changed == [
        "  - ·Hi        ·\(gap)·        Hi·", "  + ·Ho        ·\(gap)·        Ho·",
      ]
    )
    #expect(run.complaint.hasSuffix("diptych: 1 scene, 1 changed picture\n"))
    #expect(try Self.check(folder, "--record").code == 0)
    #expect(try Self.check(folder).code == 0)
  }

  @Test func `of scenes that are gone are told, and removed by recording`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.scene("Hi"), to: "Row.swift")
    try folder.write(Self.scene("Hi"), to: "Inner/Gone.swift")
    #expect(try Self.check(folder, "--record").code == 0)
    try folder.remove("Inner/Gone.swift")
    let run = try Self.check(folder)
    #expect(run.code == 1)
    #expect(run.complaint.contains("'./Inner/__Pictures__/Gone.txt' has no scene any more"))
    #expect(try Self.check(folder, "--record").code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("Inner/__Pictures__")))
    #expect(FileManager.default.fileExists(atPath: folder.path("__Pictures__/Row.txt")))
  }

  @Test func `are left alone while the scene has a mistake`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.scene("Hi"), to: "Row.swift")
    #expect(try Self.check(folder, "--record").code == 0)
    try folder.write("#Preview { VStak {} }", to: "Row.swift")
    #expect(try Self.check(folder, "--record").code == 1)
    let path = folder.path("__Pictures__/Row.txt")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Hi"))
  }
}
