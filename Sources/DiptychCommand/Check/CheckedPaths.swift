internal import FileWatching

/// The scenes that a check is asked for, in the order in which they are told.
struct CheckedPaths {
  /// A scene, and how it was come upon.
  struct Scene {
    let path: ScenePath
    /// The scene's own module; `nil` where the scene is all of it.
    let module: NeighborLookup?
    /// Whether the scene itself was named, and not a folder.
    let isNamed: Bool
  }

  private(set) var scenes: [Scene] = []
  /// The folders that were named, and those in them.
  private(set) var folders: [FilePath] = []
  /// Why paths cannot be checked, in words for the reader.
  private(set) var problems: [String] = []

  init(_ paths: [ScenePath]) {
    var seen: Set<FilePath> = []
    var modules = NamedModules()
    for path in paths {
      guard !path.isStandardInput, path.path.namesFolder else {
        if seen.insert(path.path).inserted {
          scenes.append(Scene(path: path, module: modules.module(of: path), isNamed: true))
        }
        continue
      }
      let found = SceneFolder(path.path)
      folders += found.folders
      problems += found.problems.map(\.message)
      // A part of a folder is not the module that was meant, and would be told again and again.
      if found.problems.contains(where: \.leavesScenesOut) { continue }
      if found.scenes.isEmpty, found.problems.isEmpty {
        problems.append("'\(path.path)' has no scenes; name a folder with files named '*.swift'")
      }
      let module = NeighborLookup(folder: path.path, isFixed: true)
      for scene in found.scenes where seen.insert(scene).inserted {
        scenes.append(Scene(path: ScenePath(scene), module: module, isNamed: false))
      }
    }
  }
}
