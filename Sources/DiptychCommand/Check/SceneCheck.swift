internal import CellRendering
internal import PreviewPipeline
internal import SceneLanguage

/// What became of a scene in a check, as little as is needed to tell it.
struct CheckedScene: Sendable {
  let file: String
  var mistakes: [CheckedMistake] = []
  /// The previews as members of a JSON document; empty where none is wanted.
  var previews: [String] = []
  var console: [String] = []
  /// Why the scene or its picture cannot be read or written.
  var problem: String?
  /// What became of the recorded picture.
  var picture = PictureOutcome.none
  /// Whether the file, which no one named, shows nothing and is no scene.
  var isSkipped = false

  /// The mistakes and their notes, in their order.
  var diagnostics: [SceneDiagnostic] { mistakes.flatMap(\.diagnostics) }
}

/// What became of a recorded picture.
enum PictureOutcome: Sendable {
  /// There is none, and none is wanted.
  case none
  case same
  /// The difference, for people.
  case changed(path: String, difference: String)
  case recorded(path: String)
}

/// Checks one scene.
struct SceneCheck {
  private let command: CheckCommand
  private let scene: CheckedPaths.Scene
  /// Whether other scenes are checked at the same time, which leave no core for parts of this one.
  private let isAmongOthers: Bool
  private let telling: CheckTelling

  init(
    _ command: CheckCommand,
    _ scene: CheckedPaths.Scene,
    isAmongOthers: Bool,
    telling: CheckTelling
  ) {
    self.command = command
    self.scene = scene
    self.isAmongOthers = isAmongOthers
    self.telling = telling
  }

  func run() -> CheckedScene {
    var checked = CheckedScene(file: "\(scene.path.path)")
    do throws(SceneFileProblem) {
      var report = try command.scene.choice
        .report(
          of: scene.path,
          in: scene.module,
          recordingSteps: true,
          stayingOnThread: isAmongOthers
        )
      checked = CheckedScene(file: report.file)
      if !scene.isNamed, report.showsNothing {
        checked.isSkipped = true
        return checked
      }
      let hadErrors = report.hasErrors
      report.diagnostics += report.lintDiagnostics(without: Set(command.disable))
      if let name = command.scene.choice.preview, !hadErrors, report.previews.isEmpty, scene.isNamed
      {
        checked.problem = "'\(report.file)' has no preview named '\(name)'"
      }
      fill(&checked, from: report)
      if !hadErrors, command.scene.choice.showsWholeScenes, !scene.path.isStandardInput {
        compare(report, &checked)
      }
    } catch {
      checked.problem = error.message
    }
    return checked
  }

  private func fill(_ checked: inout CheckedScene, from report: PreviewReport) {
    let texts = command.format == .text ? report.texts(usesColors: telling.usesColors) : nil
    checked.mistakes = CheckedMistake.all(in: report, texts: texts)
    checked.console = report.console
    if command.format == .json {
      checked.previews = report.previews.map { telling.json($0, of: report) }
    }
  }

  private func compare(_ report: PreviewReport, _ checked: inout CheckedScene) {
    let recorded = RecordedPicture(of: scene.path.path)
    let picture = RecordedPicture.text(of: report)
    do throws(OutputProblem) {
      if command.record {
        if recorded.read() != picture {
          try recorded.write(picture)
          checked.picture = .recorded(path: "\(recorded.path)")
        } else {
          checked.picture = .same
        }
      } else if let old = recorded.read() {
        checked.picture =
          old == picture
          ? .same
          : .changed(
            path: "\(recorded.path)",
            difference: PictureDifference(from: old, to: picture).text
          )
      }
    } catch {
      checked.problem = "\(error)"
    }
  }
}
