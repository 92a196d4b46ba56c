import Foundation
import TerminalTesting

extension WatchedScene {
  /// The memory that the program holds, in pages of 4 KB.
  var residentPages: Int {
    get throws { try Self.number(1, of: read("statm")) }
  }

  /// The time that the program has computed for, in hundredths of a second.
  var processorTicks: Int {
    get throws {
      // The name in parentheses may hold spaces.
      let fields = try read("stat").split(separator: ")").last.map(String.init) ?? ""
      return try Self.number(11, of: fields) + Self.number(12, of: fields)
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
