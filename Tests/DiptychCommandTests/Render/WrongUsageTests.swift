import Foundation
import Testing

@Suite struct `Wrong usage of diptych` {
  @Test(
    arguments: [
      (["--columns", "0", "a.swift"], "--columns wants a number of at least 1"),
      (["--cell", "0.5x16", "a.swift"], "--cell wants lengths of at least 1 point"),
      (["--size", "3", "a.swift"], "The value '3' is invalid for '--size <WxH>'"),
      (["--set", "count", "a.swift"], "The value 'count' is invalid for '--set <name=value>'"),
      (["--device", "iPhone 51", "a.swift"], "no device 'iPhone 51'; did you mean 'iPhone 11'?"),
      (["--device", "", "a.swift"], "Available: iPhone SE"),
      (["--scale", "0", "a.swift"], "The value '0' is invalid for '--scale <n>'"),
      (["--direction", "up", "a.swift"], "The value 'up' is invalid for '--direction"),
      (["--wobbly", "a.swift"], "Unknown option '--wobbly'"),
      (["-", "-"], "standard input can be read once"),
      (["--output", "", "a.swift"], "--output wants the name of a file"),
      (["wach", "a.swift"], "neither a command nor a file; did you mean 'diptych watch'?"),
      (["watch", "-"], "standard input cannot be watched"),
      (["watch"], "Missing expected argument '<path> ...'"),
    ]
  )
  func `is told with exit code 64`(arguments: [String], message: String) throws {
    let run = try ProgramRun.diptych(arguments)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.complaint.contains(message), "\(run.complaint)")
  }

  @Test(arguments: ["--columns", "--set", "--wobbly"])
  func `shows the control characters of what it repeats`(option: String) throws {
    let run = try ProgramRun.diptych(["\(option)=\u{1B}[2J\u{9B}31m", "a.swift"])
    #expect(run.code == 64)
    #expect(run.complaint.contains(option))
    #expect(run.complaint.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(!run.complaint.contains("\u{9B}"))
  }

  @Test func `does not include the bare name, which gets the help`() throws {
    let run = try ProgramRun.diptych([])
    #expect(run.code == 0)
    #expect(run.text.contains("SUBCOMMANDS:"))
    #expect(run.errors.isEmpty)
  }

  @Test func `does not include asking for the version`() throws {
    let run = try ProgramRun.diptych(["--version"])
    #expect(run.code == 0)
    #expect(run.text.split(separator: ".").count == 3)
  }

  @Test(
    arguments: [
      ("folder", "is a folder; name a scene file in it"),
      ("missing.swift", "does not exist; check the spelling"),
      ("pipe", "is not a regular file"),
      ("loop", "symbolic links in a circle"),
    ]
  )
  func `of a path that is no scene is told with exit code 1`(name: String, message: String) throws {
    let folder = try ScratchFolder()
    try ProgramRun.shell(
      "cd '\(folder.url.path)' && mkdir folder && mkfifo pipe && ln -s loop loop"
    )
    let run = try ProgramRun.diptych([folder.path(name)])
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    #expect(run.complaint.contains(message), "\(run.complaint)")
    #expect(run.complaint.hasPrefix("diptych: "))
  }
}
