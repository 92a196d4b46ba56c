/// How a program ended.
package enum ProcessEnding: Hashable {
  case exited(Int32)
  case signaled(Int32)

  /// Reads the status of `waitpid`: the signal in the lowest seven bits, else the code above them.
  init(status: Int32) {
    self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
  }
}

/// A refusal of the system, by its error number.
package struct SystemRefusal: Error, Hashable {
  package let code: Int32
}
