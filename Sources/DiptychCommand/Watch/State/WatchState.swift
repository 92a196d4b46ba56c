internal import CellRendering
internal import FileWatching
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// What is being watched, and what is shown of it.
struct WatchState: Sendable {
  /// The scenes to choose from, in the order in which they are listed.
  var scenes: [FilePath]
  /// The place of the chosen scene in ``scenes``.
  var chosen = 0
  /// The scene that was chosen until it vanished, while another is shown in its place.
  var awaited: FilePath?
  /// The way to the next scene that shows something, while it is looked for.
  var search: SceneSearch?
  /// What keeps scenes from being listed, in words.
  var folderProblems: [String] = []

  /// The newest settled content of the chosen scene and of what it imports.
  var files: [FilePath: WatchedContent] = [:]
  /// Whether content came of which no report was taken yet.
  var awaitsReport = false
  /// When the first sign of the save was heard that no frame shows yet.
  var noticed: ContinuousClock.Instant?
  /// The time from the newest save to the frame that first showed it.
  var latency: Duration?
  /// Why files are polled; `nil` while the kernel tells of changes.
  var modeNote: String?
  /// The newest line on captured standard error.
  var errorLine: String?

  /// The newest report.
  var newest: PreviewReport?
  /// The last report without errors, whose picture stays while a newer one is broken.
  var good: PreviewReport?
  /// The report without errors that ``good`` took the place of when it was saved.
  var earlier: PreviewReport?
  /// What moved in ``good`` since then; found only while it is marked.
  private(set) var moves = ViewMoves()
  /// What is wrong with the scene and what it printed, line by line.
  var messages: [MessageLine] = []

  var directions: [LayoutDirection]
  var options: RenderingOptions
  /// How many steps of ``WatchZoom`` the cells are larger than they were at first.
  var zoom = WatchZoom()
  /// How far the picture is scrolled, in cells.
  var scroll = CellOffset()
  /// How many rows the messages are scrolled.
  var messageScroll = 0
  /// The only preview that is shown, counted from 0; `nil` shows all.
  var preview: Int?
  var selection: ViewSelection?
  var marksMoves = false
  var overlay = WatchOverlay.none
  /// The list of values while it is open.
  var valueChooser: ValueChooser?
  /// What was adjusted, by scene: it outlives saves and the choice of another scene.
  var adjustments: [FilePath: [ValueAdjustment]] = [:]

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
  var shown: PreviewReport? { isBroken ? good : newest }

  /// Whether the shown picture is older than the newest save, or than what stands on disk.
  var isStale: Bool { isBroken || problem != nil }

  /// Finds what moved, where it is marked: most saves are seen without.
  mutating func findMoves() {
    moves = ViewMoves()
    guard marksMoves, let earlier, let good else { return }
    moves = ViewMoves(from: earlier, to: good)
  }

  /// Why the newest content of the scene cannot be had.
  var problem: String? { scene.flatMap { files[$0]?.problem } }
}

/// What is known of a watched file.
struct WatchedContent: Equatable, Sendable {
  /// The last bytes that could be read; `nil` before the first.
  var bytes: [UInt8]?
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

/// What lies over the picture.
enum WatchOverlay: Equatable, Sendable {
  case none
  case help
  case chooser(SceneChooser)
}
