internal import FileWatching

/// Where the imports of a scene were looked for: what must be watched besides the scene.
struct ImportPlaces: Equatable, Sendable {
  /// The files that were found, and the places where there is none yet.
  var files: Set<FilePath> = []
  /// The folders whose files make a module, there or not.
  var folders: Set<FilePath> = []
  /// Whether names stay unfound that any file of the scene's module may come to declare.
  var lacksNames = false
}
