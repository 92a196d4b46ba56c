internal import Dispatch
internal import FileWatching
internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// What is needed to lay out a watched scene.
struct SceneLayout {
  let path: FilePath
  let bytes: [UInt8]
  /// The bytes of files that are known to be whole; imports are not read again where they are here.
  let settled: [FilePath: [UInt8]]
  let choice: SceneChoice
  let directions: [LayoutDirection]
  let adjustments: [ValueAdjustment]
  let listsValues: Bool
  let recordsSteps: Bool

  /// Prepares what the state shows; `nil` while the scene has no bytes yet.
  init?(_ state: WatchState, choice: SceneChoice) {
    guard let path = state.scene, let bytes = state.files[path]?.bytes else { return nil }
    self.path = path
    self.bytes = bytes
    settled = state.settledBytes
    self.choice = choice
    directions = state.directions
    adjustments = state.currentAdjustments
    listsValues = state.wantsValues
    recordsSteps = state.selection != nil
  }

  /// Lays the scene out in place of what was asked for before, and tells where imports were sought.
  func submit(
    to latest: LatestPreview,
    on queue: DispatchQueue,
    in module: NeighborLookup?,
    deliver: @escaping @Sendable (PreviewReport, ImportPlaces) -> Void
  ) {
    do throws(SceneFileProblem) {
      let source = try SceneFiles.decode(bytes, path: path)
      let lookup = ImportLookup(scene: path, module: module, settled: settled)
      var request = choice.request(source, lookup)
      request.directions = directions
      request.adjustments = adjustments
      request.listsSettableValues = listsValues
      request.recordsSteps = recordsSteps
      latest.submit(request, on: queue) { deliver($0, lookup.places) }
    } catch {
      guard case .undecodable(let diagnostic) = error else { return }
      latest.overtake()
      let report = PreviewReport(file: "\(path)", diagnostics: [diagnostic])
      queue.async { deliver(report, ImportPlaces()) }
    }
  }
}
