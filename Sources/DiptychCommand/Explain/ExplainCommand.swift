internal import ArgumentParser
internal import CellRendering
internal import Glibc
internal import PreviewPipeline
internal import SceneLanguage
internal import TerminalIO

/// Tells why a view has its size and place.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell who proposed what to whom, and what came back.",
    discussion: """
      Without --view the whole tree is told, a line for each view and modifier: what it was \
      proposed, what it takes, and where it stands, counted from the leading edge. With --view \
      the way from the canvas to one view is told in words. The exit code is 1 if the scene has an \
      error or there is no such view.
      """
  )

  @Argument(
    help: ArgumentHelp("A scene file; - reads standard input.", valueName: "file"),
    completion: .file(extensions: ["swift"])
  )
  var file: ScenePath

  @Option(
    help: ArgumentHelp(
      "The view: its accessibility identifier, its path such as 0.2, or its line such as :12.",
      valueName: "view"
    )
  )
  var view: String?

  @OptionGroup(title: "Scene") var scene: SceneOptions

  @Option(help: "Words or JSON.")
  var format = ExplainFormat.text

  @OptionGroup var charset: CharsetOption

  @OptionGroup var output: OutputOption

  func validate() throws {
    if view == "" { throw ValidationError("--view wants a name, a path, or a line such as :12") }
  }

  func run() throws {
    let environment = TerminalEnvironment.current
    let charset = charset.choice.charset(in: environment)
    let depth = ColorDepth(
      choice: .auto,
      environment: environment,
      isTerminal: isatty(STDERR_FILENO) == 1
    )
    let complaint = Complaint(charset: charset, usesColors: depth > .monochrome)
    let report: PreviewReport
    do throws(SceneFileProblem) {
      var modules = NamedModules()
      report = try scene.choice
        .report(of: file, in: modules.module(of: file), recordingSteps: true)
    } catch {
      complaint.write(error.message)
      throw ExitCode.failure
    }
    complaint.write(report)
    if report.hasErrors { throw ExitCode.failure }
    let explanation = Explanation(report, view: view)
    if let problem = explanation.problem(previewName: scene.preview) {
      complaint.write(problem)
      throw ExitCode.failure
    }
    for note in explanation.notes { complaint.write(note) }
    switch format {
    case .text: try write(explanation.text.limited(to: charset), complaint)
    case .json:
      let json = "\(explanation.json)\n"
      try write(charset == .ascii ? json.escapedInJSON : json, complaint)
    }
  }

  private func write(_ text: String, _ complaint: Complaint) throws {
    do throws(OutputProblem) {
      try OutputFile.write(Array(text.utf8), to: output.file)
    } catch {
      complaint.write("\(error)")
      throw ExitCode.failure
    }
  }
}

/// The form of an explanation.
enum ExplainFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
