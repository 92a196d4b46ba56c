internal import FileWatching
internal import PreviewPipeline

extension WatchState {
  /// Chooses a scene by its place in the list.
  mutating func choose(_ place: Int) {
    awaited = nil
    search = nil
    guard scenes.indices.contains(place), place != chosen else { return }
    chosen = place
    forgetScene()
  }

  /// Chooses the scene `step` places on, around the end, and goes on where it shows nothing.
  mutating func choose(step: Int) {
    guard scenes.count > 1 else { return }
    move(SceneSearch(step: step, left: scenes.count - 1))
  }

  private mutating func move(_ search: SceneSearch) {
    choose(((chosen + search.step) % scenes.count + scenes.count) % scenes.count)
    self.search = search
  }

  /// Goes on to the next scene where the chosen one shows nothing and none but its folder names it.
  ///
  /// - Returns: Whether another scene is chosen.
  mutating func searchOn(after report: PreviewReport, named: [FilePath]) -> Bool {
    guard let search, search.left > 0, report.showsNothing, let scene, !named.contains(scene)
    else {
      self.search = nil
      return false
    }
    move(SceneSearch(step: search.step, left: search.left - 1))
    return true
  }

  /// Replaces the scenes and keeps the chosen one where it is still there, also under a new name.
  ///
  /// Where it is gone, the one that now stands in its place is shown; it is taken up again as soon as
  /// it is back, unless another was chosen meanwhile. No time is too long for that: how long an
  /// editor, or a checkout, keeps a file away is not ours to guess.
  mutating func list(_ listed: [FilePath], renamed: [FilePath: FilePath] = [:]) {
    let before = scene
    let wanted = before.flatMap { renamed[$0] } ?? before
    for (old, new) in renamed { adjustments[new] = adjustments.removeValue(forKey: old) }
    scenes = listed
    if let place = awaited.flatMap({ listed.firstIndex(of: $0) }) {
      awaited = nil
      chosen = place
    } else if let place = wanted.flatMap({ listed.firstIndex(of: $0) }) {
      chosen = place
    } else {
      awaited = awaited ?? wanted
      chosen = min(chosen, max(listed.count - 1, 0))
    }
    if scene != before { forgetScene() }
    if before == nil, !listed.isEmpty { search = SceneSearch(step: 1, left: listed.count - 1) }
    if case .chooser(var chooser) = overlay {
      chooser.list(listed)
      overlay = .chooser(chooser)
    }
  }

  /// Whether another scene would have to be chosen if these were listed.
  func lacksChosen(_ listed: [FilePath], renamed: [FilePath: FilePath] = [:]) -> Bool {
    guard let scene else { return false }
    return !listed.contains { $0 == scene || $0 == renamed[scene] || $0 == awaited }
  }

  private mutating func forgetScene() {
    files = [:]
    awaitsReport = false
    good = nil
    earlier = nil
    newest = nil
    findMoves()
    messages = []
    noticed = nil
    latency = nil
    scroll = CellOffset()
    messageScroll = 0
    preview = nil
    selection = nil
  }
}
