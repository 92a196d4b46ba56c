import Glibc

/// A folder for files that are measured with; it is removed in the end.
final class ScratchFolder {
  private let path: String
  private var names: Set<String> = []

  init() {
    var template = Array("/tmp/diptych-benchmark-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file as editors do.
  ///
  /// - Parameters:
  ///   - text: All of the file.
  ///   - name: The file's name.
  ///   - byRenaming: Whether another file is written and renamed over this one.
  /// - Returns: The time just before the file was complete under its name.
  @discardableResult
  func write(_ text: String, to name: String, byRenaming: Bool = false) -> Double {
    names.formUnion([name, name + "~"])
    let target = path(of: name)
    let written = byRenaming ? target + "~" : target
    let file = open(written, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var text = text
    text.withUTF8 { _ = Glibc.write(file, $0.baseAddress, $0.count) }
    if byRenaming {
      close(file)
      let start = Timing.nanoseconds(.wall)
      rename(written, target)
      return start
    }
    let start = Timing.nanoseconds(.wall)
    close(file)
    return start
  }

  deinit {
    for name in names { unlink(path(of: name)) }
    rmdir(path)
  }
}
