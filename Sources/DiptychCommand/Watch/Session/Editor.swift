internal import FileWatching
internal import Glibc

/// The user's editor.
struct Editor {
  /// How it is called, in the words of the shell; may hold arguments.
  let command: String

  /// The editor that `VISUAL` or `EDITOR` names, or `vi`.
  static var chosen: Editor {
    let names: [String] = ["VISUAL", "EDITOR"].compactMap { (name: String) -> String? in
      getenv(name).map { String(cString: $0) }
    }
    return Editor(command: names.first { $0.contains { $0 != " " } } ?? "vi")
  }

  /// Opens a file and waits until the editor has ended.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: Counted from 1; `nil` leaves the place to the editor.
  /// - Returns: The editor's exit code; the number of its signal plus 128 if it was killed.
  func open(_ path: FilePath, line: Int?) -> Int32 {
    let status = system(shellCommand(path, line: line).map { CChar(bitPattern: $0) } + [0])
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// What the shell is asked to do, in bytes, because a path need not be UTF-8.
  func shellCommand(_ path: FilePath, line: Int?) -> [UInt8] {
    // A path that begins with a hyphen would be taken for an option.
    let file = (path.bytes.first == UInt8(ascii: "-") ? Array("./".utf8) : []) + path.bytes
    guard let line else { return Array("\(command) ".utf8) + Self.quoted(file) }
    switch name {
    case "code", "codium", "cursor", "windsurf":
      return Array("\(command) --goto ".utf8) + Self.quoted(file + Array(":\(line)".utf8))
    case "subl", "zed", "hx", "helix":
      return Array("\(command) ".utf8) + Self.quoted(file + Array(":\(line)".utf8))
    default:
      return Array("\(command) +\(line) ".utf8) + Self.quoted(file)
    }
  }

  /// The name of the program, without its folder and arguments.
  private var name: Substring {
    let program = command.split(separator: " ").first ?? ""
    return program.split(separator: "/").last ?? ""
  }

  /// A word of the shell that means exactly these bytes.
  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    return [quote] + bytes.flatMap { $0 == quote ? Array("'\\''".utf8) : [$0] } + [quote]
  }
}
