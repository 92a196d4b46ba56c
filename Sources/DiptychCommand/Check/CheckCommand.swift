internal import ArgumentParser
internal import PreviewPipeline
internal import SceneLanguage
internal import TerminalIO

/// Checks scenes as a step of continuous integration.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check scenes: mistakes, lints, and recorded pictures.",
    discussion: """
      With --record the pictures of all scenes are written beside them, in folders named \
      __Pictures__: one text file a scene, both directions side by side. From then on a picture \
      that changes is a failure, told by its lines. A line is silenced by a comment above it, \
      '// diptych:disable:next NAME'; the rules are:

      \(SceneLint.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n"))

      The exit code is 0, 1 if a scene has an error or its picture has changed, and 64 for wrong \
      usage; with --strict also 1 if there is a warning.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders whose scenes are checked; - reads standard input.",
      valueName: "path"
    ),
    completion: .file(extensions: ["swift"])
  )
  var paths: [ScenePath]

  @OptionGroup(title: "Scene") var scene: SceneOptions

  @Flag(help: "Write the pictures that later checks compare with, and remove those of no scene.")
  var record = false

  @Flag(help: "Fail also where there is a warning.")
  var strict = false

  @Option(
    help: ArgumentHelp("Apply all lints but this one. May be repeated.", valueName: "lint")
  )
  var disable: [SceneLint] = []

  @Option(help: "Text, JSON, or annotations of GitHub Actions.")
  var format = CheckFormat.text

  @Option(help: "Whether to use colours; auto asks the terminal and NO_COLOR.")
  var color = ColorChoice.auto

  @OptionGroup var charset: CharsetOption

  @OptionGroup var output: OutputOption

  func validate() throws {
    try paths.validateStandardInput()
    if record, !scene.choice.showsWholeScenes {
      throw ValidationError(
        "--record writes whole scenes; leave out --preview, --direction and --pseudo"
      )
    }
  }

  func run() throws {
    if try !CheckRun(self, environment: TerminalEnvironment.current).succeeds() {
      throw ExitCode.failure
    }
  }
}

/// The form in which a check is told.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
}

extension SceneLint: ExpressibleByArgument {}
