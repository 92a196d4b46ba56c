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
  /// What a small scene needs is taken at once, as one huge page where the system has them, else by
  /// one system call: one by one, each of its pages is a fault of its own. No other page is used
  /// before it is written to.
  static func prepareThread() {
    let start = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    defer { start.deallocate() }
    // What another thread has used before has its pages already.
    guard UInt(bitPattern: start) % arena < 1 << 16 else { return }
    // The library begins an arena with notes of its own, so no huge page can lie there. What comes
    // before the next place for one is taken and never written to, nor what is noted of it.
    let place = start.alignedUp(toMultipleOf: hugePage)
    _ = UnsafeMutableRawPointer.allocate(byteCount: place - start - 128, alignment: 16)
    allocateAndFree(2 * hugePage) { block in
      guard block <= place, block + 2 * hugePage >= place + hugePage else { return }
      madvise(place, hugePage, MADV_HUGEPAGE)
      madvise(place, 1 << 20, populateForWriting)
    }
  }

  /// The C library has memory for each thread from an arena, which begins at a multiple of this.
  private static let arena: UInt = 64 << 20
  private static let hugePage = 2 << 20

  @inline(never)
  private static func allocateAndFree(
    _ byteCount: Int,
    _ use: (UnsafeMutableRawPointer) -> Void = { _ in }
  ) {
    let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    use(block)
    block.deallocate()
  }

  /// `MADV_POPULATE_WRITE` of Linux 5.14, which this C library does not name yet.
  private static let populateForWriting: Int32 = 23
}
