internal import Glibc
internal import TerminalIO

/// Where pictures and data go: standard output, or a file that appears only when it is whole.
enum OutputFile {
  /// Writes bytes to a path, or to standard output where there is none.
  ///
  /// - Throws: ``OutputProblem`` if the file cannot be written; it is then as it was.
  static func write(_ bytes: [UInt8], to path: String?) throws(OutputProblem) {
    guard let path else {
      do throws(TerminalError) {
        return try DescriptorWriter(STDOUT_FILENO).write(bytes)
      } catch {
        throw OutputProblem(description: "\(error)")
      }
    }
    // Written beside its place and renamed, so that nobody reads half of it.
    let draft = "\(path).\(getpid()).part"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw OutputProblem(path: path, code: errno) }
    defer { close(descriptor) }
    do throws(TerminalError) {
      try DescriptorWriter(descriptor).write(bytes)
    } catch {
      unlink(draft)
      throw OutputProblem(description: "\(error)")
    }
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw OutputProblem(path: path, code: code)
    }
  }
}

/// Why output could not be written, and what to do.
struct OutputProblem: Error, CustomStringConvertible {
  let description: String

  init(description: String) {
    self.description = description
  }

  init(path: String, code: Int32) {
    description =
      "'\(path)' cannot be written: \(String(cString: strerror(code)));"
      + " name another file with --output"
  }
}
