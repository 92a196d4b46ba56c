internal import FileWatching
internal import SceneLanguage

/// Why a scene cannot be read at all.
enum SceneFileProblem: Error {
  case missing(path: String)
  case unreadable(FileProblem, path: String)
  case undecodable(SceneDiagnostic)

  var message: String {
    switch self {
    case .missing(let path): "'\(path)' does not exist; check the spelling, or create it first"
    case .unreadable(let problem, let path): problem.message(for: FilePath(path))
    case .undecodable(let diagnostic): diagnostic.message
    }
  }
}

/// Reads scenes and what they import from disk.
enum SceneFiles {
  /// Reads a scene by its path; `-` is standard input.
  static func read(_ path: String) throws(SceneFileProblem) -> SceneSource {
    if path == "-" { return try decode(StandardInput.read(), path: "<stdin>") }
    switch FileReader().read(FilePath(path)) {
    case .contents(let contents): return try decode(contents.bytes, path: path)
    case .missing: throw .missing(path: path)
    case .failed(let problem): throw .unreadable(problem, path: path)
    }
  }

  static func decode(_ bytes: [UInt8], path: String) throws(SceneFileProblem) -> SceneSource {
    do throws(SceneDiagnostic) {
      return try SceneSource(path: path, bytes: bytes)
    } catch {
      throw .undecodable(error)
    }
  }
}
