internal import CellRendering
internal import Dispatch
internal import FileWatching
internal import Glibc
internal import PreviewPipeline
internal import Synchronization
internal import TerminalIO

/// Joins the watcher, the pipeline and the terminal.
///
/// Everything happens on one serial queue: changes of files, finished layouts and keys come in one
/// after another, and each leaves the state whole.
final class WatchSession: Sendable {
  let command: WatchCommand
  let paths: WatchedPaths
  private let modules: [NeighborLookup]
  let queue = DispatchQueue(label: "diptych.watch", qos: .userInteractive)
  let state: Mutex<WatchState>
  let terminal = Mutex<TerminalSession?>(nil)
  let watchers = Mutex(Watchers())
  /// Where the imports of the chosen scene were looked for.
  let places = Mutex(ImportPlaces())
  let latest = LatestPreview()
  /// The picture that was drawn last.
  let rendered = Mutex<RenderedPicture?>(nil)
  /// The newest list of scenes, while it waits because the chosen one is not in it.
  let heldList = Mutex(HeldList<FolderChange>())
  /// What the keys so far have asked for and is not done yet.
  let due = Mutex<Set<Consequence>>([])
  private let configuration: TerminalSession.Configuration

  init(_ command: WatchCommand, environment: TerminalEnvironment) {
    self.command = command
    paths = WatchedPaths(command.paths.map(\.path))
    modules = paths.modules()
    let depth = ColorDepth(
      choice: command.picture.color,
      environment: environment,
      isTerminal: true
    )
    let options = command.picture.choice.renderingOptions(
      depth: depth,
      environment: environment,
      columns: nil
    )
    configuration = TerminalSession.Configuration(
      depth: depth,
      charset: options.charset,
      reportsMouse: true,
      terminalOrdersText: command.picture.bidi == .terminal
    )
    let state = WatchState(
      scenes: paths.files,
      directions: command.scene.direction.directions,
      options: options
    )
    self.state = Mutex(state)
  }

  /// Takes the screen and begins.
  ///
  /// - Throws: `TerminalError` if the terminal refuses; it is then as before.
  func start() throws(TerminalError) {
    let session = TerminalSession(configuration, queue: queue) { [self] in take($0) }
    try session.enter()
    terminal.withLock { $0 = session }
    let files = FileWatcher(deliveringOn: queue) { [self] in take($0) }
    watchers.withLock { $0.files = files }
    watchChosenScene()
    if !paths.folders.isEmpty {
      let watcher = FolderWatcher(paths.folders, deliveringOn: queue) { [self] in take($0) }
      watchers.withLock { $0.scenes = watcher }
    }
    queue.async { [self] in paint() }
  }

  /// Watches the chosen scene and the places of its imports.
  func watchChosenScene() {
    let places = places.withLock { $0 }
    let scene = state.withLock { $0.scene }
    watchers.withLock { watchers in
      let neighbors = places.lacksNames ? scene.flatMap { module(of: $0) }?.files ?? [] : []
      watchers.watch(places.files.union(neighbors).union([scene].compactMap(\.self)))
      watchers.follow(places.folders, on: queue) { [self] in takeModules($0) }
    }
  }

  /// Lays out the chosen scene as it is known now.
  func layOut() {
    let layout = state.withLock { SceneLayout($0, choice: command.scene.choice) }
    guard let layout else { return paint() }
    let path = layout.path
    layout.submit(to: latest, on: queue, in: module(of: path)) { [self] report, places in
      show(report, of: path, places)
    }
  }

  /// The module that a scene is part of.
  func module(of scene: FilePath) -> NeighborLookup? { modules.first { $0.covers(scene) } }

  private func show(_ report: PreviewReport, of path: FilePath, _ found: ImportPlaces) {
    guard state.withLock({ $0.scene == path }) else { return }
    places.withLock { places in
      // A mistake may have hidden imports, whose files can still be what mends it.
      let keepsOld = report.hasErrors
      places.files = keepsOld ? places.files.union(found.files) : found.files
      places.folders = keepsOld ? places.folders.union(found.folders) : found.folders
      places.lacksNames = found.lacksNames
    }
    watchChosenScene()
    guard let delay = state.withLock({ $0.delay(of: report, at: .now) }) else {
      return take(report)
    }
    // A newer save brings a report that overtakes this one.
    let versions = state.withLock { $0.versions }
    queue.asyncAfter(deadline: .now() + .nanoseconds(delay.nanoseconds)) { [self] in
      if state.withLock({ $0.scene == path && $0.versions == versions }) { take(report) }
    }
  }

  private func take(_ report: PreviewReport) {
    if state.withLock({ $0.searchOn(after: report, named: paths.files) }) { return follow(.watch) }
    state.withLock { $0.take(report) }
    paint()
  }

  /// Ends watching and gives the terminal back.
  func stop() {
    terminal.withLock { $0 }?.leave()
    watchers.withLock { $0 }.stop()
  }
}

extension Duration {
  /// The duration in nanoseconds, rounded down.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
