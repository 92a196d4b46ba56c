internal import CellRendering
internal import FileWatching
internal import LayoutEngine
internal import PreviewPipeline

/// What is being watched and what is shown of it.
struct WatchState: Sendable {
  /// The scenes to choose from, in the order in which they are listed.
  private(set) var scenes: [FilePath]
  /// The place of the chosen scene in ``scenes``.
  private(set) var chosen = 0
  /// The newest bytes of the chosen scene and its imports.
  var files: [FilePath: WatchedContent] = [:]
  /// The last report without errors, whose picture stays while a newer one is broken.
  private(set) var good: PreviewReport?
  /// The newest report.
  private(set) var newest: PreviewReport?
  /// When the first event of the save that is shown was read.
  var noticed: ContinuousClock.Instant?
  /// The time from the save to the frame that first showed it.
  var latency: Duration?
  /// Why files are polled; `nil` while the kernel tells of changes.
  var modeNote: String?
  /// The newest line on captured standard error.
  var errorLine: String?
  var directions: [LayoutDirection]
  var options: RenderingOptions
  /// How far the picture is scrolled, in cells.
  var scroll = CellOffset()
  var showsHelp = false

  init(scenes: [FilePath], directions: [LayoutDirection], options: RenderingOptions) {
    self.scenes = scenes
    self.directions = directions
    self.options = options
  }

  /// The chosen scene; `nil` where there is none to choose.
  var scene: FilePath? { scenes.indices.contains(chosen) ? scenes[chosen] : nil }

  /// Whether the newest save has a mistake.
  var isBroken: Bool { newest?.hasErrors == true }

  /// The report whose picture is shown.
  var shown: PreviewReport? { isBroken ? good ?? newest : newest }

  /// Takes the newest report of the chosen scene.
  mutating func take(_ report: PreviewReport) {
    newest = report
    if !report.hasErrors { good = report }
  }

  /// Chooses the scene `step` places on, around the end.
  mutating func choose(step: Int) {
    guard scenes.count > 1 else { return }
    chosen = ((chosen + step) % scenes.count + scenes.count) % scenes.count
    forgetScene()
  }

  /// Replaces the scenes and keeps the chosen one where it is still there, also under a new name.
  mutating func list(_ listed: [FilePath], renamed: [FilePath: FilePath]) {
    let before = scene
    let wanted = before.flatMap { renamed[$0] } ?? before
    scenes = listed
    chosen = wanted.flatMap { listed.firstIndex(of: $0) } ?? 0
    if scene != before { forgetScene() }
  }

  private mutating func forgetScene() {
    files = [:]
    good = nil
    newest = nil
    noticed = nil
    latency = nil
    scroll = CellOffset()
  }
}

/// What is known of a watched file.
struct WatchedContent: Sendable {
  var bytes: [UInt8]
  var version: FileVersion
  /// Whether a writer still has the file open.
  var isProvisional = false
  /// Why newer content cannot be had: the file is missing or unreadable.
  var problem: String?
}

/// A distance in cells.
struct CellOffset: Hashable, Sendable {
  var columns = 0
  var rows = 0
}
