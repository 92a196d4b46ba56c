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

  @Option(
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    if files.count(where: \.isStandardInput) > 1 {
      throw ValidationError("standard input can be read once; name '-' once")
    }
    if output == "" {
      throw ValidationError("--output wants the name of a file, such as picture.txt")
    }
  }

  func run() throws {
    let run = RenderRun(
      files: files,
      scene: scene.choice,
      picture: picture.choice,
      format: format,
      output: output
    )
    if !run.succeeds() { throw ExitCode.failure }
  }
}
