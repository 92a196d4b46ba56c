import Foundation
import Testing

@Suite struct `The output of render` {
  /// Runs with a scene that shows a word in colours.
  private static func run(
    _ options: [String] = [],
    environment: [String: String] = ["LC_ALL": "C.UTF-8"]
  ) throws -> ProgramRun {
    let folder = try ScratchFolder()
    let path = try folder.write("#Preview { Text(\"Hi\").border(Color.red) }\n", to: "a.swift")
    return try ProgramRun.diptych(options + [path], environment: environment)
  }

  @Test func `has no escape sequence in a pipe, and ends in a line feed`() throws {
    let run = try Self.run()
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(!run.output.contains(0x1B))
    #expect(run.output.last == 0x0A)
    #expect(run.text.contains("left-to-right") && run.text.contains("right-to-left"))
  }

  @Test(
    arguments: [
      (["--color", "always"], [:], true),
      (["--color", "always"], ["NO_COLOR": "1"], true),
      ([], ["CLICOLOR_FORCE": "1"], true),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
    ]
  )
  func `has colours as the option and the environment say`(
    options: [String],
    environment: [String: String],
    expected: Bool
  ) throws {
    let base = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
    let run = try Self.run(options, environment: base.merging(environment) { $1 })
    #expect(run.output.contains(0x1B) == expected)
  }

  @Test(arguments: [[], ["--format", "json"]])
  func `holds no byte above 0x7E with --charset ascii`(options: [String]) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      "#Preview(\"Wört\") { Text(\"é→\u{5D0}\").border(Color.red) }\n",
      to: "ä.swift"
    )
    let wrong = try folder.write("#Preview(\"Wört\") { Wört() }\n", to: "ö.swift")
    let run = try ProgramRun.diptych(["--charset", "ascii"] + options + [path, wrong])
    #expect((run.output + run.errors).allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
  }

  @Test func `is in ASCII where the locale is not UTF-8`() throws {
    let run = try Self.run(environment: ["LC_ALL": "C"])
    #expect(run.code == 0)
    #expect(run.output.allSatisfy { $0 <= 0x7E })
  }

  @Test func `is stacked within COLUMNS, and --columns wins`() throws {
    let environment = ["LC_ALL": "C.UTF-8", "COLUMNS": "30"]
    let stacked = try Self.run(environment: environment)
    #expect(stacked.text.contains("stacked"))
    let wide = try Self.run(["--columns", "90"], environment: environment)
    #expect(!wide.text.contains("stacked"))
  }

  @Test func `shows a scene from standard input`() throws {
    let run = try ProgramRun.diptych(["-"], input: Array("Text(\"Hello\")".utf8))
    #expect(run.code == 0)
    #expect(run.text.components(separatedBy: "Hello").count == 3)
  }

  @Test func `of a scene whose path is not UTF-8 is as of any other`() throws {
    let folder = try ScratchFolder()
    let program = ProgramRun.program
    let run = try ProgramRun.shell(
      "cd '\(folder.url.path)' && F=$(printf 'a\\377b.swift') && echo 'Text(\"Hello\")' > \"$F\""
        + " && '\(program)' \"$F\""
    )
    #expect(run.code == 0)
    #expect(run.text.contains("Hello"))
  }

  @Test func `stops silently when nobody reads it`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      "#Preview { VStack(spacing: 16) { ForEach(0..<4000) { _ in Text(\"x\") } } }\n",
      to: "a.swift"
    )
    let program = ProgramRun.program
    let run = try ProgramRun.shell("'\(program)' '\(path)' | head -n 1")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.hasSuffix("\n"))
  }

  @Test func `of an only preview by name is that one`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      "#Preview(\"One\") { Text(\"Uno\") }\n#Preview(\"Two\") { Text(\"Due\") }\n",
      to: "a.swift"
    )
    let run = try ProgramRun.diptych(["--preview", "Two", path])
    #expect(run.text.contains("Due") && !run.text.contains("Uno"))
    let missing = try ProgramRun.diptych(["--preview", "Three", path])
    #expect(missing.code == 1)
    #expect(missing.complaint.contains("no preview named 'Three'; it has 'One', 'Two'"))
  }

  @Test func `replaces initial values`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      "struct A: View { @State var count = 1\n  var body: some View { Text(\"<\\(count)>\") } }\n",
      to: "a.swift"
    )
    #expect(try ProgramRun.diptych([path]).text.contains("<1>"))
    #expect(try ProgramRun.diptych(["--set", "count=7", path]).text.contains("<7>"))
  }
}
