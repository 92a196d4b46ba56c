import Glibc

/// Runs the program as built on much work, once each, and tells time and memory.
enum ProgramSuite {
  static let name = "program"

  /// Measures all runs that are wanted, and calls `report` for each finished line.
  static func run(_ isWanted: (String) -> Bool, report: (String) -> Void) {
    if isWanted("\(name) check 10,000 scenes") { report(check(count: 10_000)) }
    for count in [100, 10_000] where isWanted("\(name) render \(count) views") {
      report(render(views: count))
    }
    if isWanted("\(name) render 1 MB of source") {
      report(render("render 1 MB of source", SceneTexts.written(rows: 2_900)))
    }
  }

  private static func check(count: Int) -> String {
    let folder = ScratchFolder()
    for number in 0..<count {
      folder.write("Text(\"Number \(number)\").padding(\(number % 9))\n", to: "S\(number).swift")
    }
    return line("check \(count) scenes", ["check", folder.path(of: "")], count: count, "scene")
  }

  private static func render(views: Int) -> String {
    let rows = "ForEach(0..<\(views / 2), id: \\.self) { Text(\"Row \\($0)\").padding(2) }"
    return render("render \(views) views", "import SwiftUI\n#Preview { VStack { \(rows) } }\n")
  }

  private static func render(_ name: String, _ text: String) -> String {
    let folder = ScratchFolder()
    folder.write(text, to: "Scene.swift")
    return line(name, ["render", folder.path(of: "Scene.swift")], count: 1, "run")
  }

  private static func line(
    _ name: String,
    _ words: [String],
    count: Int,
    _ unit: String
  ) -> String {
    let start = Timing.nanoseconds(.wall)
    guard let program = SpawnedProgram([BuiltProgram.path] + words) else {
      return BenchmarkTable.line(name, unit, nil, note: "not there")
    }
    _ = program.read(within: 600_000) { _ in false }
    let code = program.wait()
    let time = Timing([Timing.nanoseconds(.wall) - start])
    let memory = "\(program.peakMemory >> 20) MB at most"
    let note = code == 0 ? memory : "\(memory), exit code \(code)"
    return BenchmarkTable.line(name, unit, time, count: count, note: note)
  }
}
