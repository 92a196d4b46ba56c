internal import FileWatching

/// The modules of scenes that are named one by one: each is one with the files beside it.
///
/// Scenes of one folder share what is known of it, so that its files are read once for all of them.
struct NamedModules {
  private var modules: [FilePath: NeighborLookup] = [:]

  /// The module of a scene; `nil` for standard input, which stands nowhere.
  mutating func module(of scene: ScenePath) -> NeighborLookup? {
    if scene.isStandardInput { return nil }
    let folder = scene.path.upToName
    if let known = modules[folder] { return known }
    let module = NeighborLookup(beside: scene.path, isFixed: true)
    modules[folder] = module
    return module
  }
}
