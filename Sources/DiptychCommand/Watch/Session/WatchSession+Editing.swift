internal import Dispatch
internal import FileWatching
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage
internal import Synchronization
internal import TerminalIO

extension WatchSession {
  /// Lends the terminal to the user's editor.
  func edit() {
    guard let terminal = terminal.withLock({ $0 }),
      let place = state.withLock({ $0.placeToEdit })
    else { return }
    // The session goes on meanwhile, so that signals are still heard; frames are dropped.
    DispatchQueue.global().async { [self] in
      let editor = Editor.chosen
      let code = terminal.withTerminalLent { editor.open(place.path, line: place.line) }
      guard code != 0 else { return }
      queue.async { [self] in
        state.withLock {
          $0.errorLine = "'\(editor.command)' ended with code \(code); EDITOR names another editor"
        }
        paint()
      }
    }
  }
}

extension WatchState {
  /// What the editor opens: the selected view, or the first mistake, or the scene.
  var placeToEdit: (path: FilePath, line: Int?)? {
    guard let scene else { return nil }
    let path = { (file: String) in file == "\(scene)" ? scene : FilePath(file) }
    if let shown, !isBroken, let direction = directions.first,
      let source = selection?.record(in: shown, direction)?.source
    {
      let file =
        shown.sources.indices.contains(Int(source.file))
        ? shown.sources[Int(source.file)].path : shown.file
      return (path(file), Int(source.line))
    }
    if let mistake = newest?.diagnostics.first { return (path(mistake.file), mistake.line) }
    return (scene, nil)
  }
}
