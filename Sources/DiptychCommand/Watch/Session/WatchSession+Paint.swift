internal import CellRendering
internal import FileWatching
internal import PreviewPipeline
internal import Synchronization
internal import TerminalIO

extension WatchSession {
  /// Shows the state as it is now, unless a file has changed since: then a newer one is coming.
  func paint() {
    guard let terminal = terminal.withLock({ $0 }) else { return }
    let size = terminal.size
    var shown = state.withLock { $0 }
    shown.errorLine = terminal.lastErrorLine ?? shown.errorLine
    let isNewSave = shown.noticed != nil && !shown.awaitsReport
    var frame = WatchFrame(shown, size: size, after: rendered.withLock { $0 })
    rendered.withLock { $0 = frame.rendered ?? $0 }
    if isNewSave {
      // What takes time is done; all that is left is the line that tells how long it took.
      shown.takeLatency(at: .now)
      frame.retell(shown)
    }
    guard isCurrent(shown) else { return }
    terminal.write(frame.canvas)
    state.withLock { state in
      state.clamp(to: frame)
      if isNewSave { (state.noticed, state.latency) = (shown.noticed, shown.latency) }
    }
  }

  /// Whether the files that the frame shows are still as they were.
  private func isCurrent(_ state: WatchState) -> Bool {
    guard let watcher = watchers.withLock({ $0.files }) else { return true }
    return watcher.isCurrent(state.versions)
  }
}

extension WatchState {
  /// Takes back what was scrolled beyond the end.
  mutating func clamp(to frame: WatchFrame) {
    scroll.columns = min(scroll.columns, frame.scrollLimit.columns)
    scroll.rows = min(scroll.rows, frame.scrollLimit.rows)
    messageScroll = min(messageScroll, frame.messageScrollLimit)
  }
}
