internal import FileWatching
internal import Glibc
internal import PreviewPipeline
internal import SceneLanguage
internal import Synchronization
internal import TerminalIO

extension WatchSession {
  /// Takes a change of the scene or of a file it imports.
  func take(_ change: FileChange) {
    let mustLayOut = state.withLock { state in
      state.modeNote = change.mode.note
      switch change.content {
      case .bytes(let bytes, let isProvisional):
        let isKnown = state.isMade(of: bytes, at: change.path)
        state.files[change.path] = WatchedContent(
          bytes: bytes,
          version: change.version,
          isProvisional: isProvisional
        )
        if isKnown { return false }
        state.noticed = change.noticed
        return true
      case .missing, .unreadable:
        let message = change.content.message(for: change.path)
        if state.files[change.path] == nil {
          state.files[change.path] = WatchedContent(bytes: [], version: change.version)
        }
        state.files[change.path]?.problem = message
        state.files[change.path]?.version = change.version
        return false
      }
    }
    if mustLayOut { layOut() } else { paint() }
  }

  /// Takes a change of the scenes in the watched folders.
  func take(_ change: FolderChange) {
    let isNewChoice = state.withLock { state in
      let before = state.scene
      let given = command.paths.map { FilePath($0) }.filter { !$0.namesFolder }
      let renamed = Dictionary(change.renamed.map { ($0.from, $0.to) }) { first, _ in first }
      state.list(given + change.scenes.filter { !given.contains($0) }, renamed: renamed)
      return state.scene != before
    }
    if isNewChoice { watchChosenScene() }
    paint()
  }

  /// Takes what happens in the terminal.
  func take(_ event: TerminalEvent) {
    switch event {
    case .input(.key(let press)):
      if let key = WatchKey(press) { take(key) }
    case .input(.mouse):
      break
    case .resized:
      paint()
    case .resumed:
      watchers.withLock { $0 }.files?.recheck()
      watchers.withLock { $0 }.folders?.recheck()
      paint()
    case .standardError(let line):
      state.withLock { $0.errorLine = line }
      paint()
    case .terminated(let signal):
      stop()
      TerminalSession.exit(by: signal)
    case .hungUp:
      stop()
      exit(EXIT_SUCCESS)
    }
  }

  private func take(_ key: WatchKey) {
    if key == .quit {
      stop()
      exit(EXIT_SUCCESS)
    }
    if key == .repaint { output.withLock { $0 }.repaint() }
    switch state.withLock({ $0.press(key) }) {
    case .nothing, .paint:
      paint()
    case .layOut:
      layOut()
    case .watch:
      watchChosenScene()
      paint()
    }
  }

  private func stop() {
    output.withLock { $0 }.leave()
    watchers.withLock { $0 }.files?.stop()
    watchers.withLock { $0 }.folders?.stop()
  }
}

extension WatchState {
  /// Whether the newest report was already made of these bytes.
  func isMade(of bytes: [UInt8], at path: FilePath) -> Bool {
    guard path != scene, let newest else { return false }
    return newest.sources.contains { $0.path == "\(path)" && $0.text.utf8.elementsEqual(bytes) }
  }
}
