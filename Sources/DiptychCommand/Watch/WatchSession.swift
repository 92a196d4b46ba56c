internal import CellRendering
internal import Dispatch
internal import FileWatching
internal import Glibc
internal import PreviewPipeline
internal import SceneLanguage
internal import Synchronization
internal import TerminalIO

/// Joins the watcher, the pipeline and the terminal.
///
/// Everything happens on one serial queue: changes of files, finished layouts and keys come in one
/// after another, and each leaves the state whole.
final class WatchSession: Sendable {
  let command: WatchCommand
  let queue = DispatchQueue(label: "diptych.watch", qos: .userInteractive)
  let state: Mutex<WatchState>
  let output = Mutex(WatchOutput.none)
  let watchers = Mutex(Watchers())
  private let latest = LatestPreview()

  /// The watchers, once they are started.
  struct Watchers {
    var files: FileWatcher?
    var folders: FolderWatcher?
  }

  init(_ command: WatchCommand, environment: [String: String]) {
    self.command = command
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let depth = ColorDepth(
      choice: command.picture.color,
      environment: environment,
      isTerminal: isTerminal
    )
    let options = command.picture.renderingOptions(
      depth: depth,
      environment: environment,
      terminalColumns: nil
    )
    let files = command.paths.map { FilePath($0) }.filter { !$0.namesFolder }
    state = Mutex(
      WatchState(
        scenes: files,
        directions: command.scene.direction.directions,
        options: options
      )
    )
    output.withLock {
      $0 = .plain(PlainEncoder(depth: depth, repertoire: Repertoire(options.charset)))
    }
  }

  /// Takes the screen and begins.
  ///
  /// - Throws: ``TerminalError`` if the terminal refuses; it is then as before.
  func startOnScreen() throws(TerminalError) {
    let environment = TerminalEnvironment.current
    let depth = ColorDepth(
      choice: command.picture.color,
      environment: environment,
      isTerminal: true
    )
    let repertoire = state.withLock { Repertoire($0.options.charset) }
    let terminal = TerminalSession(
      TerminalSession.Configuration(depth: depth, repertoire: repertoire),
      queue: queue
    ) { [self] in take($0) }
    try terminal.enter()
    output.withLock { $0 = .screen(terminal) }
    startWatching()
    queue.async { [self] in paint() }
  }

  /// Begins without a screen: every new picture is printed after the last one.
  func startPlain() {
    startWatching()
  }

  private func startWatching() {
    let files = FileWatcher(deliveringOn: queue) { [self] in take($0) }
    watchers.withLock { $0.files = files }
    watchChosenScene()
    let folders = command.paths.map { FilePath($0) }.filter { $0.namesFolder }
    guard !folders.isEmpty else { return }
    let watcher = FolderWatcher(folders, deliveringOn: queue) { [self] in take($0) }
    watchers.withLock { $0.folders = watcher }
  }

  /// Watches the chosen scene and the files that it imports.
  func watchChosenScene() {
    let paths = state.withLock { state in
      Set(
        (state.newest?.importedPaths ?? []).map { FilePath($0) } + [state.scene].compactMap(\.self)
      )
    }
    watchers.withLock { $0.files }?.watch(paths)
  }

  /// Lays out the chosen scene as it is known now.
  func layOut() {
    let request: (request: PreviewRequest, path: FilePath)? = state.withLock { state in
      guard let path = state.scene, let content = state.files[path] else { return nil }
      do throws(SceneFileProblem) {
        let source = try SceneFiles.decode(content.bytes, path: "\(path)")
        let lookup = ImportLookup(scene: "\(path)")
        var request = command.scene.request(source) { lookup.resolve($0) }
        request.directions = state.directions
        return (request, path)
      } catch {
        if case .undecodable(let diagnostic) = error {
          state.take(PreviewReport(file: "\(path)", diagnostics: [diagnostic]))
        }
        return nil
      }
    }
    guard let request else { return paint() }
    latest.submit(request.request, on: queue) { [self] report in
      show(report, of: request.path)
    }
  }

  private func show(_ report: PreviewReport, of path: FilePath) {
    let isWanted = state.withLock { state in
      guard state.scene == path else { return false }
      state.take(report)
      return true
    }
    guard isWanted else { return }
    paint()
    watchChosenScene()
  }
}
