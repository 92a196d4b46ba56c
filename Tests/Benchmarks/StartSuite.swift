import Glibc

/// Starts programs, and takes the time until the first byte that they write, or until they end.
enum StartSuite {
  static let name = "start"

  /// Measures all programs that are wanted, and calls `report` for each finished line.
  static func run(_ isWanted: (String) -> Bool, report: (String) -> Void) {
    let folder = ScratchFolder()
    folder.write(SceneTexts.small, to: "Rows.swift")
    let scene = folder.path(of: "Rows.swift")
    let programs: [(name: String, words: [String], goal: Double?)] = [
      ("true", ["true"], nil),
      ("cat of 1 KB", ["cat", scene], nil),
      ("render 1 KB, as built", [BuiltProgram.path, "render", scene], 5e6),
      ("render 1 KB, as installed", [BuiltProgram.installedPath, "render", scene], 2e6),
    ]
    for (name, words, goal) in programs where isWanted("\(Self.name) \(name)") {
      let samples = (0..<60).compactMap { _ -> Double? in
        let start = Timing.nanoseconds(.wall)
        guard let program = SpawnedProgram(words) else { return nil }
        _ = program.read(within: 5_000) { !$0.isEmpty }
        let end = Timing.nanoseconds(.wall)
        _ = program.read(within: 5_000) { _ in false }
        program.wait()
        return end - start
      }
      let note = samples.isEmpty ? "not there" : nil
      report(BenchmarkTable.line(name, "start", Timing(samples), goal: goal, note: note))
    }
  }
}

/// The program that is measured: built beside the benchmarks, or linked for installing.
enum BuiltProgram {
  static var path: String { "\(folder)/diptych" }
  /// Where `make static` leaves it, seen from the folder of the package.
  static let installedPath = ".build/static/diptych"

  private static var folder: String {
    let own = CommandLine.arguments[0]
    return own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
  }
}
