import Foundation
import Testing

@Suite struct `Check` {
  private static let row = """
    #Preview("Row", traits: .fixedLayout(width: 80, height: 16)) {
      HStack { Text("Hi"); Spacer() }
    }

    """

  @Test func `passes a scene without mistakes in silence, but for a count`() throws {
    let folder = try ScratchFolder()
    let run = try ProgramRun.diptych(["check", try folder.write(Self.row, to: "Row.swift")])
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.complaint == "diptych: 1 scene\n")
  }

  @Test func `tells mistakes with their lines, in the order of the files, and fails`() throws {
    let folder = try ScratchFolder()
    for name in ["c", "a", "b"] { try folder.write("#Preview { VStak {} }", to: "\(name).swift") }
    let run = try ProgramRun.shell("cd '\(folder.url.path)' && '\(ProgramRun.program)' check .")
    #expect(run.code == 1)
    let lines = run.complaint.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("error:") }.map { $0.prefix(9) } == [
        "./a.swift", "./b.swift", "./c.swift",
      ]
    )
    #expect(lines[0].hasPrefix("./a.swift:1:12: error: cannot find 'VStak' in scope"))
    #expect(lines[2] == "           ^")
    #expect(lines.last == "diptych: 3 scenes, 3 errors")
  }

  @Test func `fails for warnings only where it is strict`() throws {
    let folder = try ScratchFolder()
    let text = "#Preview { Image(systemName: \"chevron.right\") }"
    let path = try folder.write(text, to: "a.swift")
    #expect(try ProgramRun.diptych(["check", path]).code == 0)
    #expect(try ProgramRun.diptych(["check", "--strict", path]).code == 1)
    let silent = ["check", "--strict", "--disable", "fixed-symbol", path]
    #expect(try ProgramRun.diptych(silent).code == 0)
  }

  @Test func `skips files in folders that show nothing, but not those that are named`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("func twice(_ x: Int) -> Int { 2 * x }\n", to: "Twice.swift")
    try folder.write(Self.row, to: "Row.swift")
    let run = try ProgramRun.diptych(["check", folder.url.path])
    #expect(run.code == 0)
    #expect(run.complaint == "diptych: 1 scene\n")
    #expect(try ProgramRun.diptych(["check", path]).complaint.contains("nothing to preview"))
  }

  @Test func `takes a folder as one module, and a named scene with the files beside it`() throws {
    let folder = try ScratchFolder()
    try folder.write("struct Card: View { var body: some View { Text(word) } }", to: "Card.swift")
    try folder.write("let word = \"Hi\"", to: "models/Word.swift")
    let path = try folder.write("#Preview { Card() }", to: "Page.swift")
    let run = try ProgramRun.diptych(["check", folder.url.path])
    #expect(run.code == 0)
    #expect(run.complaint == "diptych: 2 scenes\n")
    for command in ["check", "render", "explain"] {
      let named = try ProgramRun.diptych([command, path]).complaint
      #expect(named.contains("Card.swift:1:48: error: cannot find 'word' in scope"))
      #expect(!named.contains("cannot find 'Card'"))
    }
  }

  @Test(arguments: ["text", "json", "github"])
  func `tells a mistake once that several scenes of a folder share`(format: String) throws {
    let folder = try ScratchFolder()
    try folder.write("struct Card: View { var body: some View { Txt(\"A\") } }", to: "Card.swift")
    for name in ["a", "b"] { try folder.write("#Preview { Card() }", to: "\(name).swift") }
    let run = try ProgramRun.diptych(["check", "--format", format, folder.url.path])
    #expect(run.code == 1)
    let told = (run.text + run.complaint).components(separatedBy: "cannot find 'Txt' in scope")
    #expect(told.count == 2)
    #expect(run.complaint.hasSuffix("diptych: 3 scenes, 1 error\n"))
  }

  @Test func `of a folder too large to be listed nothing is checked`() throws {
    let folder = try ScratchFolder()
    try folder.write("#Preview { VStak {} }", to: "a.swift")
    let run = try ProgramRun.shell(
      "cd '\(folder.url.path)' && seq 5001 | xargs mkdir && '\(ProgramRun.program)' check ."
    )
    #expect(run.code == 1)
    let message = "diptych: '.' has more than 5000 sub-folders; name the one with the scenes\n"
    #expect(run.complaint == message + "diptych: 0 scenes, 1 failure\n")
  }

  @Test(
    arguments: [
      (["missing.swift"], "does not exist; check the spelling", Int32(1)),
      (["empty"], "has no scenes; name a folder with files named '*.swift'", 1),
      (["--disable", "wobbly", "a.swift"], "The value 'wobbly' is invalid for '--disable", 64),
      (["--record", "--preview", "A", "a.swift"], "--record writes whole scenes", 64),
      (["-", "-"], "standard input can be read once", 64),
    ]
  )
  func `tells why nothing was checked`(arguments: [String], message: String, code: Int32) throws {
    let folder = try ScratchFolder()
    try folder.write("Text(\"A\")\n", to: "a.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"),
      withIntermediateDirectories: true
    )
    let line = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try ProgramRun.shell(
      "cd '\(folder.url.path)' && '\(ProgramRun.program)' check \(line)"
    )
    #expect(run.code == code)
    #expect(run.complaint.contains(message), "\(run.complaint)")
  }

  @Test func `reads standard input`() throws {
    let run = try ProgramRun.diptych(["check", "-"], input: Array("VStak {}".utf8))
    #expect(run.code == 1)
    #expect(run.complaint.hasPrefix("<stdin>:1:1: error:"))
  }

  @Test func `writes one document for many scenes`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.row, to: "a.swift")
    try folder.write("#Preview { VStak {} }", to: "b.swift")
    try folder.write("Image(systemName: \"chevron.right\")", to: "c.swift")
    let run = try ProgramRun.diptych(["check", "--format", "json", folder.url.path])
    #expect(run.code == 1)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(document?["schema"] as? Int == 1)
    #expect((document?["previews"] as? [[String: Any]])?.count == 2)
    let diagnostics = document?["diagnostics"] as? [[String: Any]] ?? []
    #expect(diagnostics.compactMap { $0["severity"] as? String } == ["error", "warning"])
    #expect(diagnostics.last?["rule"] as? String == "fixed-symbol")
    let summary = document?["summary"] as? [String: Int]
    #expect(summary?["scenes"] == 3 && summary?["errors"] == 1 && summary?["warnings"] == 1)
  }

  @Test func `writes annotations for GitHub`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("#Preview {\n  VStak {}\n}\n", to: "a, b.swift")
    let run = try ProgramRun.diptych(["check", "--format", "github", path])
    let file = path.replacingOccurrences(of: ",", with: "%2C")
    #expect(run.text.hasPrefix("::error file=\(file),line=2,col=3,title=diptych::cannot find"))
  }
}
