internal import FileWatching
internal import Glibc

/// Reads a scene from standard input.
enum StandardInput {
  /// All bytes up to the end of input, at most as many as are read of a file.
  static func read() throws(SceneFileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let result = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        code = result < 0 ? errno : 0
        count = max(result, 0)
      }
      if code == EINTR { continue }
      guard code == 0 else { throw .unreadable(.system(code: code), "<stdin>") }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= FileWatcher.byteLimit else {
        throw .unreadable(
          .tooLarge(byteCount: bytes.count, limit: FileWatcher.byteLimit),
          "<stdin>"
        )
      }
    }
  }
}
