internal import Glibc

extension TerminalError: CustomStringConvertible {
  /// What went wrong, the system's reason, and what to do next.
  package var description: String {
    let reason = String(cString: strerror(code))
    switch deed {
    case .readMode:
      return "cannot read the mode of the terminal (\(reason)); run diptych in a terminal, "
        + "or use 'diptych render' for a picture as text"
    case .changeMode:
      return "cannot change the mode of the terminal (\(reason)); bring diptych to the foreground "
        + "with 'fg', or use 'diptych render' for a picture as text"
    case .write:
      return "cannot write the picture (\(reason)); check that the terminal, the pipe, or the disk "
        + "behind the output is still there and has room"
    case .captureStandardError:
      return "cannot set standard error aside (\(reason)); raise the limit of open files with "
        + "'ulimit -n 1024' and start again"
    case .listenToSignals:
      return "cannot listen to signals (\(reason)); raise the limit of open files with "
        + "'ulimit -n 1024' and start again"
    }
  }
}
