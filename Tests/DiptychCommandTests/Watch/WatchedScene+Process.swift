import Foundation
import TerminalTesting

extension WatchedScene {
  /// The memory that the program holds, in pages of 4 KB.
  var residentPages: Int {
    get throws { try Self.number(1, of: read("statm")) }
  }

  /// How often threads of the program went to sleep: each time, something had woken them.
  var wakeCount: Int {
    get throws {
      let threads = try FileManager.default
        .contentsOfDirectory(atPath: "/proc/\(terminal.process)/task")
      return threads.reduce(0) { count, thread in
        let lines = (try? read("task/\(thread)/status"))?.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches") }
        return count + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
      }
    }
  }

  /// Whether the program is woken by nothing but its looks, once a second.
  ///
  /// Counted over three seconds: each look wakes a thread or two, while polling would wake them
  /// sixty times. What the last change set going may end first.
  func rests() throws -> Bool {
    try (0..<10).contains { _ in
      let before = try wakeCount
      terminal.wait(within: .seconds(3)) { _ in false }
      return try wakeCount - before <= 30
    }
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: "/proc/\(terminal.process)/\(name)", encoding: .utf8)
  }

  private static func number(_ place: Int, of fields: String) throws -> Int {
    let fields = fields.split(separator: " ")
    guard place < fields.count, let number = Int(fields[place]) else {
      throw CocoaError(.formatting)
    }
    return number
  }
}
