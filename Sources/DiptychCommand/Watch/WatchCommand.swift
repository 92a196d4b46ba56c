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
    help: "Scene files, or folders whose scenes are followed.",
    completion: .file(extensions: ["swift"])
  )
  var paths: [String]

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  func validate() throws {
    if paths.contains("-") {
      throw ValidationError("standard input cannot be watched; use 'diptych render -'")
    }
  }

  func run() throws {
    let environment = TerminalEnvironment.current
    let session = WatchSession(self, environment: environment)
    switch TerminalAvailability(environment: environment) {
    case .screen:
      do throws(TerminalError) {
        try session.startOnScreen()
      } catch {
        Complaint.write("\(error)")
        throw ExitCode.failure
      }
    case .plain:
      session.startPlain()
    }
    dispatchMain()
  }
}
