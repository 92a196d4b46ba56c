internal import Dispatch
internal import Glibc

/// A thread with a deep stack that does one piece of work after another.
///
/// Unchecked: `work` is written by the one caller that took the thread from its pool, before it
/// wakes the thread, and read by the thread before it tells that it is done; `thread` is written
/// before anyone else knows of the object.
final class DeepThread: @unchecked Sendable {
  private let wake = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let prepare: @Sendable () -> Void
  private let stack: ThreadStack
  private var thread: pthread_t?
  private var work: DeepWork?

  /// What of the stack is kept between two pieces of work, in bytes.
  private static let keptByteCount = 1 << 20

  /// Starts a thread; `nil` if the system refuses.
  ///
  /// - Parameters:
  ///   - stackByteCount: The size of its stack.
  ///   - prepare: Called once on the thread, before anything else.
  init?(stackByteCount: Int, prepare: @escaping @Sendable () -> Void) {
    guard let stack = ThreadStack(byteCount: stackByteCount) else { return nil }
    self.prepare = prepare
    self.stack = stack
    // The thread keeps the object until it ends.
    let argument = Unmanaged.passRetained(self)
    thread = stack.startThread(argument.toOpaque(), startDeepThread)
    if thread == nil {
      argument.release()
      stack.free()
      return nil
    }
  }

  /// Does the work and returns when it is done.
  func perform(_ work: DeepWork) {
    self.work = work
    wake.signal()
    done.wait()
  }

  /// Ends the thread and frees its stack.
  func end() {
    guard let thread else { return }
    work = nil
    wake.signal()
    pthread_join(thread, nil)
    stack.free()
  }

  fileprivate func run() {
    prepare()
    while true {
      wake.wait()
      guard let work else { return }
      work.run()
      let afterwards = work.afterwards
      self.work = nil
      stack.giveBack(keeping: Self.keptByteCount)
      done.signal()
      // The next caller may write `work` from here on; its work waits until this is done.
      afterwards()
    }
  }
}

private func startDeepThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<DeepThread>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
