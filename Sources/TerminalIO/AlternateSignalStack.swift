internal import Glibc

/// A stack of its own for signal handlers, without which none can run after a stack overflow.
package enum AlternateSignalStack {
  private static let byteCount = 65_536

  /// Gives the calling thread an alternate stack, unless it has one.
  ///
  /// Worth calling on every thread on which a scene's recursion could exhaust the stack. The stack
  /// is not freed when the thread ends. The corresponding C function is `sigaltstack`.
  package static func coverCurrentThread() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else {
      return
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = byteCount
    if sigaltstack(&stack, nil) != 0 { memory.deallocate() }
  }
}
