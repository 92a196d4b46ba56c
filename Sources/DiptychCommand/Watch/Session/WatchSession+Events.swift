internal import Dispatch
internal import FileWatching
internal import Glibc
internal import PreviewPipeline
internal import Synchronization
internal import TerminalIO

extension WatchSession {
  /// Takes a change of the scene or of a place of its imports.
  func take(_ change: FileChange) {
    let places = places.withLock { $0 }
    let consequence = state.withLock { state -> Consequence in
      if change.path == state.scene || places.files.contains(change.path) {
        return state.take(change)
      }
      // What was watched for another scene may still arrive.
      guard places.lacksNames, let module = state.scene.flatMap({ module(of: $0) }) else {
        return .paint
      }
      return module.isOutdated(by: change) ? .layOut : .paint
    }
    follow(consequence)
  }

  /// Takes a change of the scenes in the watched folders.
  func take(_ change: FolderChange) {
    let lacksChosen = state.withLock { state in
      state.lacksChosen(paths.listed(with: change.scenes), renamed: change.newNames)
    }
    let (list, due) = heldList.withLock { held in
      let list = held.take(change, lacksChosen: lacksChosen, at: .now)
      return (list, held.due)
    }
    if let list { self.list(list) }
    guard let due else { return }
    let wait = ContinuousClock.now.duration(to: due)
    queue.asyncAfter(deadline: .now() + .nanoseconds(wait.nanoseconds)) { [self] in
      if let list = heldList.withLock({ $0.release(at: .now) }) { self.list(list) }
    }
  }

  private func list(_ change: FolderChange) {
    let isNewChoice = state.withLock { state in
      let before = state.scene
      state.list(paths.listed(with: change.scenes), renamed: change.newNames)
      state.folderProblems = change.problems.map(\.message)
      if change.mode.note != nil { state.modeNote = change.mode.note }
      return state.scene != before
    }
    if isNewChoice { return follow(.watch) }
    // What appeared may declare what the scene lacks.
    let lacksNames = places.withLock { $0.lacksNames }
    follow(lacksNames && !change.appeared.isEmpty ? .layOut : .paint)
  }

  /// Takes a change of the files in the folders that make modules.
  func takeModules(_ change: FolderChange) {
    let places = places.withLock { $0 }
    let known = places.files
    let inModules = known.filter { file in
      places.folders.contains { file.isInside($0) }
    }
    if Set(change.scenes) != inModules { follow(.layOut) }
  }

  /// Takes what happens in the terminal.
  func take(_ event: TerminalEvent) {
    switch event {
    case .input(.key(let press)):
      soon(state.withLock { $0.press(press) })
    case .input(.mouse(let mouse)):
      take(mouse)
    case .resized:
      paint()
    case .resumed:
      watchers.withLock { $0 }.recheck()
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

  private func take(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press where mouse.button == 0:
      guard let terminal = terminal.withLock({ $0 }) else { return }
      state.withLock { state in
        guard state.overlay == .none else { return }
        let frame = WatchFrame(state, size: terminal.size)
        state.selection = frame.view(atColumn: mouse.column, row: mouse.row)
      }
      if state.withLock({ $0.lacksSteps }) { return soon(.layOut) }
    case .wheelUp:
      state.withLock { _ = $0.press(.scroll(columns: 0, rows: -3)) }
    case .wheelDown:
      state.withLock { _ = $0.press(.scroll(columns: 0, rows: 3)) }
    default: return
    }
    soon(.paint)
  }

  /// Follows a key once all keys that wait have been taken: a flood of them makes one frame, and
  /// keeps nothing else waiting.
  private func soon(_ consequence: Consequence) {
    guard consequence == .paint || consequence == .layOut else { return follow(consequence) }
    guard due.withLock({ $0.insert(consequence).inserted }) else { return }
    queue.async { [self] in
      due.withLock { _ = $0.remove(consequence) }
      follow(consequence)
    }
  }

  /// Does what remains to be done after the state has changed.
  func follow(_ consequence: Consequence) {
    switch consequence {
    case .paint:
      paint()
    case .layOut:
      layOut()
    case .watch:
      places.withLock { $0 = ImportPlaces() }
      latest.overtake()
      // What was watched as an import has to be told anew as the scene.
      watchers.withLock { $0.watch([]) }
      watchChosenScene()
      paint()
    case .edit:
      edit()
    case .repaint:
      terminal.withLock { $0 }?.repaint()
      paint()
    case .quit:
      stop()
      exit(EXIT_SUCCESS)
    }
  }
}

extension FolderChange {
  /// The new names of renamed scenes, by the old ones.
  fileprivate var newNames: [FilePath: FilePath] {
    Dictionary(renamed.map { ($0.from, $0.to) }) { first, _ in first }
  }
}
