internal import FileWatching
internal import SceneLanguage

/// Why a scene cannot be read at all.
enum SceneFileProblem: Error {
  case missing(FilePath)
  case unreadable(FileProblem, FilePath)
  case undecodable(SceneDiagnostic)
}

extension SceneFileProblem {
  /// What is wrong and what to do next, in one line.
  var message: String {
    switch self {
    case .missing(let path):
      "'\(path)' does not exist; check the spelling, or create it first"
    case .unreadable(.folder, let path):
      "'\(path)' is a folder; name a scene file in it, or follow it with 'diptych watch \(path)'"
    case .unreadable(let problem, let path):
      problem.message(for: path)
    case .undecodable(let diagnostic):
      diagnostic.message
    }
  }
}

/// Reads scenes and what they import from disk.
enum SceneFiles {
  /// Reads a scene by its path; `-` is standard input.
  static func read(_ path: ScenePath) throws(SceneFileProblem) -> SceneSource {
    if path.isStandardInput { return try decode(StandardInput.read(), path: "<stdin>") }
    return try read(path.path)
  }

  /// Reads a file.
  static func read(_ path: FilePath) throws(SceneFileProblem) -> SceneSource {
    switch FileReader().read(path) {
    case .contents(let contents): return try decode(contents.bytes, path: path)
    case .missing: throw .missing(path)
    case .failed(let problem): throw .unreadable(problem, path)
    }
  }

  /// A file as far as it can be had: of the bytes that are known to be whole, else off disk.
  static func read(_ path: FilePath, settled: [FilePath: [UInt8]]) -> SceneSource? {
    if let bytes = settled[path] { return try? decode(bytes, path: path) }
    return try? read(path)
  }

  /// Makes a scene of a file's bytes.
  static func decode(_ bytes: [UInt8], path: FilePath) throws(SceneFileProblem) -> SceneSource {
    do throws(SceneDiagnostic) {
      return try SceneSource(path: "\(path)", bytes: bytes)
    } catch {
      throw .undecodable(error)
    }
  }
}
