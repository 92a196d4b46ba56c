internal import Glibc

/// The process's place among the jobs of its shell.
enum JobControl {
  /// Whether the terminal's modes may be touched; a background job that does would be stopped.
  ///
  /// A terminal that does not control the process has no jobs.
  static func isForeground(_ terminal: Int32) -> Bool {
    let foreground = tcgetpgrp(terminal)
    return foreground < 0 || foreground == getpgrp()
  }

  /// Stops the process until a shell continues it.
  ///
  /// Nobody would continue a session's leader, nor a process whose parent lives in another session;
  /// the system ignores stop signals from the keyboard for these, and so does this.
  ///
  /// - Returns: Whether the process was stopped.
  @discardableResult
  static func stop(after prepare: () -> Void) -> Bool {
    guard getsid(0) != getpid(), getsid(getppid()) == getsid(0) else { return false }
    prepare()
    kill(getpid(), SIGSTOP)
    return true
  }

  /// Ends the process by a signal, so that its parent learns the true reason.
  static func end(by signal: Int32) -> Never {
    Glibc.signal(signal, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(signal)
    // Only a signal that does not end a process comes here.
    exit(128 + signal)
  }
}
