internal import ArgumentParser
internal import CellRendering
internal import PreviewPipeline
internal import SceneLanguage
internal import Synchronization

/// Tells what a check finds, scene by scene.
///
/// Differences and data go to the output, mistakes and counts to standard error.
struct CheckTelling: Sendable {
  let format: CheckFormat
  let charset: Charset
  /// Whether mistakes are coloured.
  let usesColors: Bool
  private let sink: CheckOutput

  init(format: CheckFormat, charset: Charset, usesColors: Bool, output: String?) {
    self.format = format
    self.charset = charset
    self.usesColors = usesColors
    sink = CheckOutput(path: output)
  }

  private var complaint: Complaint { Complaint(charset: charset, usesColors: usesColors) }

  func complain(_ message: String) {
    complaint.write(message)
  }

  func begin(with paths: CheckedPaths) throws {
    guard format == .json else { return }
    let file = paths.scenes.count == 1 ? "\(paths.scenes[0].path.path)" : nil
    sink.write(CheckDocument.head(file: file), charset)
  }

  func json(_ preview: LaidOutPreview, of report: PreviewReport) -> String {
    CheckDocument.text(preview, of: report)
  }

  func tell(_ scene: CheckedScene) {
    guard !scene.isSkipped else { return }
    if let problem = scene.problem { complain(problem) }
    switch format {
    case .text:
      complaint.write(diagnostics: scene.mistakes.map(\.text).joined())
      switch scene.picture {
      case .changed(let path, let difference):
        let heading =
          "\(path): the picture of '\(scene.file)' has changed; - was recorded, + is now"
        sink.write("\(heading.withoutControls)\n\(difference)\n", charset)
      case .recorded(let path):
        complain("recorded '\(path)'")
      case .none, .same: break
      }
    case .json:
      sink.write(document: scene, charset)
    case .github:
      for diagnostic in scene.diagnostics { sink.write(diagnostic.annotation, charset) }
      if case .changed(let path, let difference) = scene.picture {
        sink.write(
          GitHubAnnotation.text(
            "error",
            file: path,
            title: "picture",
            "the picture of '\(scene.file)' has changed\n\(difference)"
          ),
          charset
        )
      }
    }
  }

  func end(with summary: CheckSummary, isRecording: Bool) throws {
    for path in summary.stale where format != .json {
      let deed = isRecording ? "was removed" : "remove it, or run 'diptych check --record'"
      if format == .github, !isRecording {
        sink.write(
          GitHubAnnotation.text(
            "error",
            file: path,
            title: "picture",
            "the picture has no scene any more"
          ),
          charset
        )
      } else {
        complain("'\(path)' has no scene any more; \(deed)")
      }
    }
    if format == .json { sink.end(document: summary, charset) }
    complain(summary.text)
    do throws(OutputProblem) {
      try sink.finish()
    } catch {
      complain("\(error)")
      throw ExitCode.failure
    }
  }
}
