internal import Glibc

/// The memory of a thread's stack, with a page below it that must not be touched.
struct ThreadStack: Sendable {
  /// The lowest address that the thread may use.
  private let lowest: UInt
  private let byteCount: Int

  private static let guardByteCount = 65_536

  /// Reserves memory; pages are taken from the system when they are touched.
  ///
  /// - Returns: `nil` if the system refuses. The corresponding C function is `mmap`.
  init?(byteCount: Int) {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
    let count = byteCount + Self.guardByteCount
    guard let memory = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    mprotect(memory, Self.guardByteCount, PROT_NONE)
    lowest = UInt(bitPattern: memory) + UInt(Self.guardByteCount)
    self.byteCount = byteCount
  }

  /// Starts a thread on this stack; `nil` if the system refuses.
  ///
  /// The corresponding C function is `pthread_create`.
  func startThread(
    _ argument: UnsafeMutableRawPointer,
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) -> pthread_t? {
    guard let memory = UnsafeMutableRawPointer(bitPattern: lowest) else { return nil }
    return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress else { return nil }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstack(attributes, memory, byteCount)
      var thread = pthread_t()
      return pthread_create(&thread, attributes, body, argument) == 0 ? thread : nil
    }
  }

  /// Gives the pages that deep work touched back to the system, but for the uppermost.
  ///
  /// To be called on the thread itself, near the beginning of its stack.
  func giveBack(keeping keptCount: Int) {
    guard byteCount > keptCount else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: lowest), byteCount - keptCount, MADV_DONTNEED)
  }

  /// Frees the memory after the thread has ended.
  func free() {
    let start = lowest - UInt(Self.guardByteCount)
    munmap(UnsafeMutableRawPointer(bitPattern: start), byteCount + Self.guardByteCount)
  }
}
