internal import CellRendering
internal import Glibc
internal import PreviewPipeline
internal import SceneLanguage
internal import Synchronization
internal import TerminalIO

/// One check of many scenes: on all cores, told in the order of the files.
struct CheckRun {
  private let command: CheckCommand
  private let paths: CheckedPaths
  private let telling: CheckTelling
  private let progress: CheckProgress

  init(_ command: CheckCommand, environment: TerminalEnvironment) {
    self.command = command
    paths = CheckedPaths(command.paths)
    let depth = ColorDepth(
      choice: command.color,
      environment: environment,
      isTerminal: isatty(STDERR_FILENO) == 1
    )
    telling = CheckTelling(
      format: command.format,
      charset: command.charset.choice.charset(in: environment),
      usesColors: depth > .monochrome,
      output: command.output.file
    )
    progress = CheckProgress(total: paths.scenes.count)
  }

  /// Checks all scenes and tells what became of them.
  ///
  /// A scene is read, laid out and forgotten on one core, so memory does not grow with their number.
  /// - Returns: Whether nothing failed.
  /// - Throws: ``ExitCode`` if the output cannot be written.
  func succeeds() throws -> Bool {
    for message in paths.problems { telling.complain(message) }
    try telling.begin(with: paths)
    let scenes = paths.scenes
    let summary = Mutex(CheckSummary(failures: paths.problems.count))
    let told = Mutex(ToldMistakes())
    PreviewPipeline.forEach(of: scenes.count) { index in
      SceneCheck(command, scenes[index], isAmongOthers: scenes.count > 1, telling: telling).run()
    } inOrder: { scene in
      var scene = scene
      told.withLock { $0.removeTold(from: &scene) }
      summary.withLock { $0.add(scene) }
      progress.clear()
      telling.tell(scene)
      progress.show(summary.withLock { $0.sceneCount })
    }
    progress.clear()
    var final = summary.withLock { $0 }
    final.stale = StalePictures.find(in: paths, removing: command.record)
    try telling.end(with: final, isRecording: command.record)
    return final.succeeds(isStrict: command.strict, isRecording: command.record)
  }
}
