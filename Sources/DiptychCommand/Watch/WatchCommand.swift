internal import ArgumentParser
internal import Dispatch
internal import FileWatching
internal import TerminalIO

/// Shows scenes and redraws them whenever they are saved.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Show scenes live in this terminal and redraw them on every save.",
    discussion: """
      In a terminal, ? lists the keys. Where the output is no terminal, every new picture is \
      printed after the last one.
      """
  )

  @Argument(
    help: ArgumentHelp("Scene files, or folders whose scenes are followed.", valueName: "path"),
    completion: .file(extensions: ["swift"])
  )
  var paths: [ScenePath]

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  func validate() throws {
    if paths.contains(where: \.isStandardInput) {
      throw ValidationError("standard input cannot be watched; use 'diptych render -'")
    }
  }

  func run() throws {
    let environment = TerminalEnvironment.current
    let charset = picture.charset.choice.charset(in: environment)
    let complaint = Complaint(charset: charset, usesColors: false)
    switch TerminalAvailability(environment: environment) {
    case .screen:
      do throws(TerminalError) {
        try WatchSession(self, environment: environment).start()
      } catch {
        complaint.write("\(error)")
        throw ExitCode.failure
      }
    case .plain(let reason):
      complaint.write("\(reason)")
      PlainWatch(self, environment: environment).start()
    }
    dispatchMain()
  }
}
