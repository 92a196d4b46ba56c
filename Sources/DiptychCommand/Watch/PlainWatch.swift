internal import CellRendering
internal import Dispatch
internal import FileWatching
internal import Glibc
internal import PreviewPipeline
internal import Synchronization
internal import TerminalIO

/// Prints every new picture after the last one, where the output cannot be redrawn.
///
/// No key can choose a scene here, so all of them are watched.
final class PlainWatch: Sendable {
  private struct Scene {
    var state: WatchState
    var places = ImportPlaces()
    /// A report that was not printed because a file was no longer as it says.
    var withheld: PreviewReport?
    let latest = LatestPreview()
  }

  private let command: WatchCommand
  private let paths: WatchedPaths
  private let modules: [NeighborLookup]
  private let printing: ReportPrinting
  private let queue = DispatchQueue(label: "diptych.watch", qos: .userInteractive)
  private let scenes = Mutex<[FilePath: Scene]>([:])
  /// The scenes that a file is an import of.
  private let importers = Mutex<[FilePath: Set<FilePath>]>([:])
  /// Whether the set of watched files is about to be replaced.
  private let mustWatch = Mutex(false)
  private let watchers = Mutex(Watchers())

  init(_ command: WatchCommand, environment: TerminalEnvironment) {
    self.command = command
    paths = WatchedPaths(command.paths.map(\.path))
    modules = paths.modules()
    printing = ReportPrinting(
      picture: command.picture.choice,
      descriptor: STDOUT_FILENO,
      environment: environment
    )
  }

  func start() {
    let files = FileWatcher(deliveringOn: queue) { [self] in take($0) }
    watchers.withLock { $0.files = files }
    list(paths.files)
    guard !paths.folders.isEmpty else { return }
    let watcher = FolderWatcher(paths.folders, deliveringOn: queue) { [self] change in
      for problem in change.problems { printing.complaint.write(problem.message) }
      list(paths.listed(with: change.scenes))
    }
    watchers.withLock { $0.scenes = watcher }
  }

  private func list(_ listed: [FilePath]) {
    let wanted = Set(listed)
    scenes.withLock { scenes in
      scenes = scenes.filter { wanted.contains($0.key) }
      for path in listed where scenes[path] == nil {
        scenes[path] = Scene(
          state: WatchState(
            scenes: [path],
            directions: command.scene.direction.directions,
            options: RenderingOptions()
          )
        )
      }
    }
    watch()
  }

  /// Watches what is wanted, once for all scenes whose imports become known meanwhile.
  private func watchSoon() {
    let isAsked = mustWatch.withLock { must in
      defer { must = true }
      return must
    }
    guard !isAsked else { return }
    queue.async { [self] in
      mustWatch.withLock { $0 = false }
      watch()
    }
  }

  private func watch() {
    let (files, folders) = scenes.withLock { scenes in
      scenes.reduce(into: (files: Set<FilePath>(), folders: Set<FilePath>())) { all, scene in
        all.files.formUnion(scene.value.places.files.union([scene.key]))
        all.folders.formUnion(scene.value.places.folders)
      }
    }
    watchers.withLock { watchers in
      watchers.watch(files)
      watchers.follow(folders, on: queue) { [self] change in
        guard !change.appeared.isEmpty || !change.disappeared.isEmpty else { return }
        for path in scenes.withLock({ $0.filter { !$0.value.places.folders.isEmpty }.keys }) {
          layOut(path)
        }
      }
    }
  }

  private func take(_ change: FileChange) {
    let importers = importers.withLock { $0[change.path] ?? [] }
    let (outdated, withheld, problem) = scenes.withLock { scenes in
      let concerned = importers.union([change.path]).filter { scenes[$0] != nil }
      let before = scenes[change.path]?.state.problem
      var outdated = concerned.filter { scenes[$0]?.state.take(change) == .layOut }
      if let module = modules.first(where: { $0.covers(change.path) }),
        module.isOutdated(by: change)
      {
        outdated.formUnion(
          scenes.keys.filter {
            scenes[$0]?.places.lacksNames == true && !concerned.contains($0) && module.covers($0)
          }
        )
      }
      let problem = scenes[change.path]?.state.problem
      let withheld = concerned.filter { scenes[$0]?.withheld != nil && !outdated.contains($0) }
      return (outdated.sorted(), withheld.sorted(), problem == before ? nil : problem)
    }
    if let problem { printing.complaint.write(problem) }
    for path in outdated { layOut(path) }
    for path in withheld {
      if let report = scenes.withLock({ $0[path]?.withheld }) { print(report, of: path) }
    }
  }

  private func layOut(_ path: FilePath) {
    let scene = scenes.withLock { $0[path] }
    guard let scene, let layout = SceneLayout(scene.state, choice: command.scene.choice) else {
      return
    }
    let module = modules.first { $0.covers(path) }
    layout.submit(to: scene.latest, on: queue, in: module) { [self] report, places in
      note(places, of: path)
      guard let delay = scenes.withLock({ $0[path]?.state.delay(of: report, at: .now) }) else {
        return print(report, of: path)
      }
      let versions = scenes.withLock { $0[path]?.state.versions }
      queue.asyncAfter(deadline: .now() + .nanoseconds(delay.nanoseconds)) { [self] in
        if scenes.withLock({ $0[path]?.state.versions }) == versions { print(report, of: path) }
      }
    }
  }

  /// Takes note of where a scene's imports were sought.
  private func note(_ places: ImportPlaces, of path: FilePath) {
    let before = scenes.withLock { scenes in
      defer { scenes[path]?.places = places }
      return scenes[path]?.places ?? ImportPlaces()
    }
    guard places != before else { return }
    importers.withLock { importers in
      for file in before.files { importers[file]?.remove(path) }
      for file in places.files { importers[file, default: []].insert(path) }
    }
    watchSoon()
  }

  private func print(_ report: PreviewReport, of path: FilePath) {
    let scene = scenes.withLock { scenes in
      scenes[path]?.state.take(report)
      return (versions: scenes[path]?.state.versions ?? [:], count: scenes.count)
    }
    // Another change is certain to come where a file is no longer as it was. It may bring the same
    // bytes, and then nothing to lay out.
    let isCurrent = watchers.withLock { $0.files }?.isCurrent(scene.versions) == true
    scenes.withLock { $0[path]?.withheld = isCurrent ? nil : report }
    guard isCurrent else { return }
    // What a folder holds besides scenes declares for them.
    if report.showsNothing, !paths.files.contains(path) { return }
    printing.complaint.write(report)
    let pictures = printing.bytes(of: report)
    guard !report.hasErrors, !pictures.isEmpty else { return }
    let title = scene.count > 1 ? "\("\(path)".withoutControls)\n\n" : ""
    do throws(OutputProblem) {
      try OutputFile.write(Array(title.utf8) + pictures + Array("\n".utf8), to: nil)
    } catch {
      printing.complaint.write("\(error)")
      exit(EXIT_FAILURE)
    }
  }
}
