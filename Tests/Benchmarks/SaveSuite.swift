import Glibc

/// Saves a scene again and again, and takes the time from each save until a program has written
/// the last byte of what it shows for it.
enum SaveSuite {
  static let name = "save"

  private struct Row {
    var name: String
    var words: (_ file: String) -> [String]
    var text = SceneTexts.small
    var byRenaming = false
    /// Whether a save changes one place, as people do, and not all places where the mark stands.
    var changesOnePlace = false
    var count = 60
    var pause = 0.12
    var goal: Double?
    /// The program that must be on the machine.
    var needs = "sh"
    /// What ends a frame, where the program tells.
    var frameEnd: [UInt8] = []
  }

  static func run(_ isWanted: (String) -> Bool, report: (String) -> Void) {
    for row in rows where isWanted("\(name) \(row.name)") { report(measure(row)) }
  }

  private static var rows: [Row] {
    let watch = { [BuiltProgram.path, "watch", $0] }
    let frameEnd = Array("\u{1B}[?2026l".utf8)
    func diptych(_ name: String, _ text: String, _ byRenaming: Bool, _ goal: Double?) -> Row {
      Row(
        name: name,
        words: watch,
        text: text,
        byRenaming: byRenaming,
        goal: goal,
        frameEnd: frameEnd
      )
    }
    var fast = diptych("watch 1 KB, 30 ms apart", SceneTexts.small, false, nil)
    (fast.count, fast.pause) = (200, 0.03)
    var single = diptych("watch 6 KB, one place changed", SceneTexts.medium, false, nil)
    single.changesOnePlace = true
    return [
      diptych("watch 1 KB in place", SceneTexts.small, false, 500_000),
      diptych("watch 1 KB by renaming", SceneTexts.small, true, 800_000),
      diptych("watch 6 KB in place", SceneTexts.medium, false, 900_000),
      diptych("watch 6 KB by renaming", SceneTexts.medium, true, 1_200_000),
      single,
      fast,
      Row(
        name: "entr -c cat, 1 KB",
        words: { ["sh", "-c", "echo \($0) | entr -n -c cat \($0)"] },
        count: 15,
        pause: 0.25,
        needs: "entr"
      ),
      Row(
        name: "inotifywait; cat, 1 KB",
        words: {
          [
            "sh", "-c",
            "while inotifywait -qq -e close_write -e moved_to \($0); do cat \($0); done",
          ]
        },
        count: 15,
        pause: 0.25,
        needs: "inotifywait"
      ),
    ]
  }

  private static func measure(_ row: Row) -> String {
    let folder = ScratchFolder()
    folder.write(marked(row, 0), to: "Rows.swift")
    let program = SpawnedProgram(row.words(folder.path(of: "Rows.swift")), onTerminal: true)
    guard let program, isThere(row.needs) else {
      return BenchmarkTable.line(row.name, "save", nil, note: "not there")
    }
    usleep(700_000)
    _ = program.read(within: 50) { _ in false }
    var samples: [Double] = []
    for number in 1...row.count {
      program.forgetOutput()
      let begin = Timing.nanoseconds(.wall)
      let start = folder.write(
        marked(row, number),
        to: "Rows.swift",
        byRenaming: row.byRenaming
      )
      let wanted = Array(mark(number).utf8)
      let isShown = program.read(within: Int32(row.pause * 1_000)) { output in
        guard let place = output.lastPlace(of: wanted) else { return false }
        return row.frameEnd.isEmpty || output[place...].lastPlace(of: row.frameEnd) != nil
      }
      if isShown { samples.append(Timing.nanoseconds(.wall) - start) }
      let rest = row.pause * 1e9 - (Timing.nanoseconds(.wall) - begin)
      if rest > 0 { usleep(UInt32(rest / 1_000)) }
    }
    return BenchmarkTable.line(
      row.name,
      "save",
      Timing(samples),
      goal: row.goal,
      note: "\(samples.count) of \(row.count) shown in time"
    )
  }

  private static func isThere(_ program: String) -> Bool {
    SpawnedProgram(["sh", "-c", "command -v \(program)"])?.wait() == 0
  }

  /// A scene that shows a mark in which every letter differs from that of the save before.
  private static func marked(_ row: Row, _ number: Int) -> String {
    let (words, mark) = ("What it is about", mark(number))
    if row.changesOnePlace { return row.text.replacing(words, with: mark, maxReplacements: 1) }
    return row.text.replacing(words, with: mark) + "// \(mark)\n"
  }

  private static func mark(_ number: Int) -> String {
    let letter = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(number % 26)))
    return String(repeating: letter, count: 9)
  }
}

extension Collection<UInt8> where Index == Int {
  /// Where some bytes occur last.
  fileprivate func lastPlace(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    var start = endIndex - bytes.count
    while start >= startIndex {
      if self[start] == first, self[start..<start + bytes.count].elementsEqual(bytes) {
        return start
      }
      start -= 1
    }
    return nil
  }
}
