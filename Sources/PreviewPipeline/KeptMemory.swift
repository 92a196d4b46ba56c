internal import Glibc

/// Has the C library keep the memory that previews free, for the next save.
///
/// The library gives memory back to the system as soon as it can, and extends that of a thread by
/// one page at a time. Both cost more system calls than a preview has stages.
enum KeptMemory {
  /// To be called before the first preview.
  ///
  /// A block above the sizes that the library cuts from its own memory is mapped for itself. When it
  /// is freed, the library takes up that size as the one below which it maps none and keeps all.
  static func prepareProcess() { allocateAndFree(31 << 20) }

  /// To be called at the beginning of a thread.
  ///
  /// What a small scene needs is taken at once, and its pages with one system call, where the system
  /// knows how: else each page is a fault of its own. No other page is used before it is written to.
  static func prepareThread() { allocateAndFree(4 << 20, usingAtOnce: 1 << 20) }

  @inline(never)
  private static func allocateAndFree(_ byteCount: Int, usingAtOnce usedCount: Int = 0) {
    let page = 4_096
    let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    if usedCount > 0 {
      madvise(block.alignedUp(toMultipleOf: page), usedCount, populateForWriting)
    }
    withExtendedLifetime(block) { $0.deallocate() }
  }

  /// `MADV_POPULATE_WRITE` of Linux 5.14, which this C library does not name yet.
  private static let populateForWriting: Int32 = 23
}
