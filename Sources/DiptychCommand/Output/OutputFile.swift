internal import Glibc
internal import TerminalIO

/// Where pictures and data go: standard output, or a file that appears only when it is whole.
enum OutputFile {
  /// Writes bytes to a path, or to standard output where there is none.
  ///
  /// - Throws: ``OutputProblem`` if the file cannot be written; a regular file is then as it was.
  static func write(_ bytes: [UInt8], to path: String?) throws(OutputProblem) {
    guard let path else { return try write(bytes, to: STDOUT_FILENO) }
    var present = stat()
    guard stat(path, &present) == 0 else { return try replace(path, by: bytes) }
    switch present.st_mode & S_IFMT {
    case S_IFREG:
      // A link stays a link: what it leads to is replaced.
      let place = realpath(path, nil)
      defer { free(place) }
      let target = place.map { String(cString: $0) } ?? path
      // Who leaves out the file's name would lose the scene that follows the option.
      if target.hasSuffix(".swift") { throw .source(path) }
      try replace(target, by: bytes, permissions: present.st_mode & 0o777)
    case S_IFDIR:
      throw .path(path, code: EISDIR)
    default:
      // Devices and pipes are written to, not replaced.
      try write(bytes, toSpecial: path)
    }
  }

  /// Writes a draft beside the place and renames it, so that nobody reads half of it.
  ///
  /// A file that is replaced hands its permissions on; `nil` stands for those of a new file.
  private static func replace(
    _ path: String,
    by bytes: [UInt8],
    permissions: mode_t? = nil
  ) throws(OutputProblem) {
    let draft = "\(path).\(getpid()).part"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
    guard descriptor >= 0 else { throw .path(path, code: errno) }
    defer { close(descriptor) }
    // The mask of the process has taken from those of `open`.
    if let permissions { fchmod(descriptor, permissions) }
    do throws(OutputProblem) {
      try write(bytes, to: descriptor)
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw .path(path, code: code)
    }
  }

  private static func write(
    _ bytes: [UInt8],
    toSpecial path: String
  ) throws(OutputProblem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .path(path, code: errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputProblem) {
    do throws(TerminalError) {
      try DescriptorWriter(descriptor).write(bytes)
    } catch {
      throw .bytes("\(error)")
    }
  }
}
