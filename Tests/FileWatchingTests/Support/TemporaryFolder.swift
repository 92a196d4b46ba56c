import Foundation
import Glibc

@testable import FileWatching

/// A folder of its own for one test, removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/diptych-watch-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    _ = try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> FilePath {
    FilePath(path + "/" + name)
  }

  /// Writes in place: truncates, writes, closes.
  func write(_ text: String, to name: String) {
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    put(text, descriptor)
    close(descriptor)
  }

  /// Writes another file and renames it over this one.
  func replace(_ name: String, with text: String) {
    write(text, to: name + ".tmp")
    rename(path + "/" + name + ".tmp", path + "/" + name)
  }

  func put(_ text: String, _ descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }

  func folder(_ name: String) {
    mkdir(path + "/" + name, 0o755)
  }

  /// Runs a shell script in the folder, silently.
  ///
  /// - Returns: Its exit code.
  @discardableResult
  func shell(_ script: String) -> Int32 {
    system("exec >/dev/null 2>&1 </dev/null; cd '\(path)' || exit; \(script)") >> 8
  }

  /// Whether a program is installed.
  static func has(_ program: String) -> Bool {
    system("command -v \(program) >/dev/null 2>&1") == 0
  }
}
