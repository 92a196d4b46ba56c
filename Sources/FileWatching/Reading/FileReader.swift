import Glibc

/// Reads whole files, and tells when they changed meanwhile.
package struct FileReader: Sendable {
  /// Larger files are not read, in bytes.
  let byteLimit: Int

  /// Makes a reader of files up to a size, in bytes.
  package init(byteLimit: Int = FileWatcher.byteLimit) {
    self.byteLimit = byteLimit
  }

  /// Reads the file at a path: status, bytes, status again, and where the path leads now.
  ///
  /// - Complexity: O(*n*) in the file's bytes, at most `byteLimit`.
  package func read(_ path: FilePath) -> FileReading {
    do throws(FileStatus.Failure) {
      // Asked before opening: opening a pipe or a device can already have an effect.
      if let problem = Self.problem(try FileStatus.following(path), limit: byteLimit) {
        return .failed(problem)
      }
      let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
      guard descriptor >= 0 else { throw FileStatus.Failure(code: errno) }
      defer { close(descriptor) }
      return try read(open: descriptor, path)
    } catch {
      return error.meansMissing ? .missing : .failed(FileProblem(code: error.code))
    }
  }

  private func read(
    open descriptor: Int32,
    _ path: FilePath
  ) throws(FileStatus.Failure) -> FileReading {
    let before = try FileStatus.ofOpen(descriptor)
    if let problem = Self.problem(before, limit: byteLimit) { return .failed(problem) }
    // One byte more than the file has, so that the end is met without growing.
    let bytes = try bytes(descriptor, expected: before.stamp.byteCount + 1)
    guard bytes.count <= byteLimit else {
      return .failed(.tooLarge(byteCount: bytes.count, limit: byteLimit))
    }
    let after = try FileStatus.ofOpen(descriptor)
    let onPath = try? FileStatus.following(path)
    return .contents(
      FileContents(
        bytes: bytes,
        stamp: after.stamp,
        age: after.stamp.age,
        isTorn: before != after || onPath?.stamp.identity != after.stamp.identity
      )
    )
  }

  private func bytes(_ descriptor: Int32, expected: Int) throws(FileStatus.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = expected
    while bytes.count <= byteLimit {
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        code = result < 0 ? errno : 0
        count = max(result, 0)
      }
      if code == EINTR { continue }
      guard code == 0 else { throw FileStatus.Failure(code: code) }
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      room = 65_536
    }
    return bytes
  }

  /// The first bytes of a file, however large it is; `nil` where it cannot be read.
  ///
  /// - Complexity: O(`byteCount`).
  package func beginning(of path: FilePath, byteCount: Int) -> [UInt8]? {
    guard let status = try? FileStatus.following(path), status.kind == .regular else { return nil }
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return try? FileReader(byteLimit: byteCount - 1).bytes(descriptor, expected: byteCount)
  }

  /// Looks at the file without reading it.
  func glimpse(_ path: FilePath) -> FileGlimpse {
    do throws(FileStatus.Failure) {
      let status = try FileStatus.following(path)
      return Self.problem(status, limit: byteLimit).map { .failed($0) } ?? .present(status.stamp)
    } catch {
      return error.meansMissing ? .missing : .failed(FileProblem(code: error.code))
    }
  }

  private static func problem(_ status: FileStatus, limit: Int) -> FileProblem? {
    switch status.kind {
    case .folder: .folder
    case .regular:
      status.stamp.byteCount > limit
        ? .tooLarge(byteCount: status.stamp.byteCount, limit: limit) : nil
    case .symbolicLink, .other: .notRegular
    }
  }
}
