internal import CellRendering
internal import FileWatching
internal import Glibc
internal import PreviewPipeline
internal import Synchronization
internal import TerminalIO

extension WatchSession {
  /// Shows the state as it is now, unless a file has changed since: then a newer one is coming.
  func paint() {
    switch output.withLock({ $0 }) {
    case .none: break
    case .screen(let terminal): paint(on: terminal)
    case .plain(let encoder): print(with: encoder)
    }
  }

  private func paint(on terminal: TerminalSession) {
    let size = terminal.size
    var shown = state.withLock { state in
      takeLatency(of: &state)
      return state
    }
    shown.errorLine = terminal.lastErrorLine
    let canvas = WatchFrame(state: shown, size: size).canvas()
    guard isCurrent(shown) else { return }
    terminal.write(canvas)
  }

  /// Prints the newest report once.
  private func print(with encoder: PlainEncoder) {
    let report: PreviewReport? = state.withLock { state in
      guard state.noticed != nil else { return nil }
      takeLatency(of: &state)
      return state.newest
    }
    guard let report else { return }
    Complaint.write(report, usesColors: false)
    guard !report.hasErrors else { return }
    let options = state.withLock { $0.options }
    var bytes = encoder.encode(report.picture(options).canvas)
    bytes += Array(report.console.map { "\($0)\n" }.joined().utf8)
    bytes += Array("\n".utf8)
    do throws(OutputProblem) {
      try OutputFile.write(bytes, to: nil)
    } catch {
      Complaint.write("\(error)")
      exit(EXIT_FAILURE)
    }
  }

  private func takeLatency(of state: inout WatchState) {
    guard let noticed = state.noticed, state.newest != nil else { return }
    state.latency = noticed.duration(to: .now)
    state.noticed = nil
  }

  /// Whether the files that the frame shows are still as they were.
  private func isCurrent(_ state: WatchState) -> Bool {
    guard let watcher = watchers.withLock({ $0.files }) else { return true }
    return watcher.isCurrent(state.files.mapValues(\.version))
  }
}
