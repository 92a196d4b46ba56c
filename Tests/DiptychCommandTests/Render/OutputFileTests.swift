import Foundation
import Testing

@Suite struct `The output file of render` {
  private static func scene(in folder: ScratchFolder) throws -> String {
    try folder.write("#Preview { Text(\"Hi\") }\n", to: "a.swift")
  }

  @Test func `holds what standard output would`() throws {
    let folder = try ScratchFolder()
    let path = try Self.scene(in: folder)
    let printed = try ProgramRun.diptych([path])
    let run = try ProgramRun.diptych(["--output", folder.path("out.txt"), path])
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(try String(contentsOfFile: folder.path("out.txt"), encoding: .utf8) == printed.text)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["a.swift", "out.txt"])
  }

  @Test(
    arguments: [
      ("missing/out.txt", "its folder does not exist; create the folder first"),
      ("", "is a folder; name a file in it with --output"),
    ]
  )
  func `in an impossible place is told with exit code 1`(name: String, message: String) throws {
    let folder = try ScratchFolder()
    let path = try Self.scene(in: folder)
    let run = try ProgramRun.diptych(["--output", folder.url.appending(path: name).path, path])
    #expect(run.code == 1)
    #expect(run.complaint.contains(message), "\(run.complaint)")
  }

  @Test func `is never a scene that is there`() throws {
    let folder = try ScratchFolder()
    let path = try Self.scene(in: folder)
    try ProgramRun.shell("cd '\(folder.url.path)' && ln -s a.swift link")
    for name in ["a.swift", "link"] {
      let run = try ProgramRun.diptych(["--output", folder.path(name), path])
      #expect(run.code == 1)
      #expect(run.complaint.contains("is a scene and is not overwritten"))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Text"))
    #expect(try ProgramRun.diptych(["--output", folder.path("new.swift"), path]).code == 0)
  }

  @Test func `keeps the links and the permissions that are there`() throws {
    let folder = try ScratchFolder()
    let path = try Self.scene(in: folder)
    try ProgramRun.shell(
      "cd '\(folder.url.path)' && echo old > real && chmod 626 real && ln -s real out"
    )
    #expect(try ProgramRun.diptych(["--output", folder.path("out"), path]).code == 0)
    let listing = try ProgramRun.shell(
      "cd '\(folder.url.path)' && stat -c %F-%a out real && cat real"
    )
    #expect(listing.text.hasPrefix("symbolic link-777\nregular file-626\n"))
    #expect(listing.text.contains("Hi"))
  }

  @Test func `that is a device is written to, not replaced`() throws {
    let folder = try ScratchFolder()
    let path = try Self.scene(in: folder)
    let run = try ProgramRun.diptych(["--output", "/dev/stdout", path])
    #expect(run.text.contains("Hi"))
    let full = try ProgramRun.diptych(["--output", "/dev/full", path])
    #expect(full.code == 1)
    #expect(full.complaint.contains("No space left on device"))
    #expect(try ProgramRun.shell("stat -c %F /dev/full").text.contains("character special"))
  }
}
