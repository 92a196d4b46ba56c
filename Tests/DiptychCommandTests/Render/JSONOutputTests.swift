import Foundation
import Testing

@Suite struct `The JSON of render` {
  @Test func `is an interface that others build on`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      #Preview("Dot", traits: .fixedLayout(width: 100, height: 50)) {
        Color.red.frame(width: 10.5, height: 20).accessibilityIdentifier("dot")
          .offset(x: 1 / 3.0)
          .frame(maxWidth: .infinity, alignment: .leading)
      }

      """,
      to: "Dot.swift"
    )
    let program = "cd '\(folder.url.path)' && '\(ProgramRun.program)' --format json Dot.swift"
    let run = try ProgramRun.shell(program)
    #expect(run.code == 0)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(document?["schema"] as? Int == 1)
    #expect(document?["file"] as? String == "Dot.swift")
    #expect(
      Set((document ?? [:]).keys) == ["schema", "file", "previews", "console", "diagnostics"]
    )
    let preview = (document?["previews"] as? [[String: Any]])?.first ?? [:]
    #expect(Set(preview.keys) == ["name", "canvas", "ltr", "rtl"])
    #expect(preview["name"] as? String == "Dot")
    #expect(preview["canvas"] as? [Double] == [100, 50])
    for (direction, x) in [("ltr", 0.3333), ("rtl", 89.1667)] {
      let views = (preview[direction] as? [String: Any])?["views"] as? [[String: Any]] ?? []
      let dot = views.first { $0["id"] as? String == "dot" } ?? [:]
      #expect(Set(dot.keys) == ["path", "type", "id", "frame", "line", "column"])
      #expect(dot["type"] as? String == "Color")
      #expect(dot["frame"] as? [Double] == [x, 15, 10.5, 20])
    }
  }

  @Test func `tells the safe area of a device`() throws {
    let folder = try ScratchFolder()
    try folder.write("#Preview { Color.red }\n", to: "Red.swift")
    let options = ["--format", "json", "--device", "iPhone SE", folder.path("Red.swift")]
    let run = try ProgramRun.diptych(options)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let preview = (document?["previews"] as? [[String: Any]])?.first ?? [:]
    #expect(preview["canvas"] as? [Double] == [375, 667])
    #expect(preview["safeArea"] as? [Double] == [0, 20, 375, 647])
  }

  @Test func `tells mistakes and what was printed`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("#Preview {\n  VStak {}\n}\n", to: "Wrong.swift")
    let run = try ProgramRun.diptych(["--format", "json", path])
    #expect(run.code == 1)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let mistake = (document?["diagnostics"] as? [[String: Any]])?.first ?? [:]
    #expect(
      Set(mistake.keys) == ["severity", "message", "file", "line", "column", "fixIts"]
    )
    #expect(mistake["severity"] as? String == "error")
    #expect(mistake["line"] as? Int == 2)
    #expect(mistake["column"] as? Int == 3)
    #expect((document?["previews"] as? [Any])?.isEmpty == true)
  }
}
