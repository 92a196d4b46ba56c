internal import ArgumentParser

/// Lays scenes out once.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes once, to standard output.",
    discussion: "The exit code is 1 if a scene has an error, and 64 for wrong usage."
  )

  @Argument(
    help: ArgumentHelp("Scene files; - reads standard input.", valueName: "file"),
    completion: .file(extensions: ["swift"])
  )
  var files: [ScenePath]

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(help: "Pictures as text, SVG or HTML, or frames as JSON.")
  var format = OutputFormat.text

  @OptionGroup var output: OutputOption

  func validate() throws {
    try files.validateStandardInput()
  }

  func run() throws {
    let run = RenderRun(
      files: files,
      scene: scene.choice,
      picture: picture.choice,
      format: format,
      output: output.file
    )
    if !run.succeeds() { throw ExitCode.failure }
  }
}
