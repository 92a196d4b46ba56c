internal import Glibc
internal import Synchronization

/// Gives the terminal back when the process traps, aborts, or calls `exit` in the middle.
///
/// Everything the signal handler needs lies ready in memory that is never freed: in the handler
/// nothing may be allocated, locked, or initialised.
enum CrashRestoration {
  struct Belongings {
    var output: Int32 = -1
    let leaving = UnsafeMutableRawBufferPointer.allocate(byteCount: 256, alignment: 1)
    var leavingCount = 0
    var input: Int32 = -1
    var mode = termios()

    /// Where standard error really goes, and the pipe's end that holds what was written to it.
    var error: Int32 = -1
    var savedError: Int32 = -1
    var capturedError: Int32 = -1
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)

    /// What was read from the pipe already and is held back.
    let errors = UnsafeMutableRawBufferPointer.allocate(byteCount: longestErrors, alignment: 1)
    var errorsCount = 0
  }

  /// How many bytes of standard error can be kept for a crash.
  static let longestErrors = 16_384

  /// Whether bytes are on their way from the pipe to `keep(errors:)`.
  static let isMovingErrors = Atomic(false)

  /// The signals by which a process dies of itself, and SIGQUIT, which asks for the same.
  static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT]

  /// What to give back.
  ///
  /// Written only by the one session that has the screen, under its lock and while disarmed; a
  /// signal handler, which can take no lock, reads it.
  nonisolated(unsafe) private static let belongings: UnsafeMutablePointer<Belongings> = {
    let pointer = UnsafeMutablePointer<Belongings>.allocate(capacity: 1)
    pointer.initialize(to: Belongings())
    return pointer
  }()

  /// Whether the terminal's modes are ours; exactly one party gives them back.
  private static let isArmed = Atomic(false)

  /// What happens to a signal afterwards, by its number.
  ///
  /// Written once, before the handlers are installed.
  nonisolated(unsafe) private static let afterwards: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  /// Installs the handlers, which stay for good and do nothing while disarmed.
  ///
  /// Swift's own crash reports hold the terminal and ask for keys, so they come only if wanted.
  private static let installation: Void = {
    let wantsReports = getenv("SWIFT_BACKTRACE") != nil
    for signal in signals {
      if wantsReports { sigaction(signal, nil, afterwards + Int(signal)) }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashRestoration.handle($0) }
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, nil)
    }
    atexit { CrashRestoration.giveBack() }
  }()

  /// Prepares for a crash or an exit before `disarm()` is called.
  static func arm(
    leaving: [UInt8],
    output: Int32,
    mode: RawMode?,
    capture: StandardErrorCapture
  ) {
    // Nothing may be made for the first time in a handler.
    _ = (installation, belongings, afterwards)
    AlternateSignalStack.coverCurrentThread()
    precondition(leaving.count <= belongings.pointee.leaving.count, "the modes' bytes must fit")
    belongings.pointee.leaving.copyBytes(from: leaving)
    belongings.pointee.leavingCount = leaving.count
    belongings.pointee.output = output
    belongings.pointee.input = mode?.descriptor ?? -1
    belongings.pointee.mode = mode?.saved ?? termios()
    belongings.pointee.error = capture.descriptor
    belongings.pointee.savedError = capture.original
    belongings.pointee.capturedError = capture.readEnd
    belongings.pointee.errorsCount = 0
    isArmed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Keeps what was written to standard error and not shown yet, to be told in a crash.
  static func keep(errors: [UInt8]) {
    precondition(errors.count <= longestErrors, "the errors' bytes must fit")
    belongings.pointee.errors.copyBytes(from: errors)
    belongings.pointee.errorsCount = errors.count
  }

  static func disarm() {
    isArmed.store(false, ordering: .sequentiallyConsistent)
  }

  private static func handle(_ signal: Int32) {
    giveBack()
    // The signal is blocked until this handler returns, and then does what it does by default.
    sigaction(signal, afterwards + Int(signal), nil)
    raise(signal)
  }

  private static func giveBack() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    _ = write(
      belongings.pointee.output,
      belongings.pointee.leaving.baseAddress,
      belongings.pointee.leavingCount
    )
    if belongings.pointee.input >= 0 {
      tcsetattr(belongings.pointee.input, TCSANOW, &belongings.pointee.mode)
    }
    guard belongings.pointee.savedError >= 0 else { return }
    dup2(belongings.pointee.savedError, belongings.pointee.error)
    // The reason of a trap was written to standard error just before. If another thread is just
    // reading it, that takes less than a moment; if it was this thread that crashed, no longer.
    var patience = 20
    while isMovingErrors.load(ordering: .sequentiallyConsistent), patience > 0 {
      poll(nil, 0, 1)
      patience -= 1
    }
    _ = write(
      belongings.pointee.error,
      belongings.pointee.errors.baseAddress,
      belongings.pointee.errorsCount
    )
    while true {
      let count = read(
        belongings.pointee.capturedError,
        belongings.pointee.scratch.baseAddress,
        belongings.pointee.scratch.count
      )
      guard count > 0 else { return }
      _ = write(belongings.pointee.error, belongings.pointee.scratch.baseAddress, count)
    }
  }
}
