internal import CellRendering
internal import PreviewPipeline
internal import SceneLanguage
internal import Synchronization

/// Where a check writes: to standard output at once, or to a file at its end.
final class CheckOutput: Sendable {
  private struct State {
    /// What is kept for the file.
    var bytes: [UInt8] = []
    var problem: OutputProblem?
    // What follows the previews in a JSON document.
    var previewCount = 0
    var console: [JSONValue] = []
    var diagnostics: [JSONValue] = []
    var pictures: [JSONValue] = []
  }

  private let path: String?
  private let state = Mutex(State())

  init(path: String?) {
    self.path = path
  }

  func write(_ text: String, _ charset: Charset) {
    write(Array(text.limited(to: charset).utf8))
  }

  private func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard path == nil else {
        state.bytes += bytes
        return
      }
      guard state.problem == nil else { return }
      do throws(OutputProblem) {
        try OutputFile.write(bytes, to: nil)
      } catch {
        state.problem = error
      }
    }
  }

  /// Writes the previews of a scene, and keeps what comes after those of all scenes.
  func write(document scene: CheckedScene, _ charset: Charset) {
    var text = ""
    state.withLock { state in
      for preview in scene.previews {
        text += state.previewCount == 0 ? "\n    " : ",\n    "
        text += preview
        state.previewCount += 1
      }
      state.console += scene.console.map { .string($0) }
      state.diagnostics += scene.diagnostics.map(\.json)
      if let picture = CheckDocument.picture(of: scene) { state.pictures.append(picture) }
    }
    writeJSON(text, charset)
  }

  /// Writes what comes after the previews.
  func end(document summary: CheckSummary, _ charset: Charset) {
    let text = state.withLock { state in
      (state.previewCount == 0 ? "" : "\n  ")
        + CheckDocument.tail(
          console: state.console,
          diagnostics: state.diagnostics,
          pictures: state.pictures,
          summary
        )
    }
    writeJSON(text, charset)
  }

  private func writeJSON(_ text: String, _ charset: Charset) {
    if !text.isEmpty { write(Array((charset == .ascii ? text.escapedInJSON : text).utf8)) }
  }

  /// Writes the file, and tells what went wrong on the way.
  func finish() throws(OutputProblem) {
    let (bytes, problem) = state.withLock { ($0.bytes, $0.problem) }
    if let problem { throw problem }
    if let path { try OutputFile.write(bytes, to: path) }
  }
}
