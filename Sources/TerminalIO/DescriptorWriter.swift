internal import Glibc

/// Writes whole byte arrays to a file descriptor.
package struct DescriptorWriter: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all bytes, however many calls of `write` that takes.
  ///
  /// - Parameters:
  ///   - bytes: What is written.
  ///   - isWanted: Asked ten times a second while the receiver takes nothing; with false the rest is
  ///     given up. It is only asked where the descriptor does not block.
  /// - Throws: What the system answered; a closed pipe raises `SIGPIPE` first, as for every program.
  package func write(
    _ bytes: [UInt8],
    while isWanted: () -> Bool = { true }
  ) throws(TerminalError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR:
        continue
      case EAGAIN:
        var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&readiness, 1, 100)
        if readiness.revents == 0, !isWanted() { return }
      default:
        throw TerminalError(deed: .write, code: errno)
      }
    }
  }
}
