internal import ArgumentParser
internal import Glibc
internal import SceneLanguage

struct DiptychCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diptych",
    abstract: "Shows SwiftUI layouts left-to-right and right-to-left, side by side.",
    discussion: """
      A scene is a Swift file in SwiftUI's own syntax. Diptych lays it out as Apple's engine \
      would and draws both directions in the terminal. No scene can read files, use the network, \
      or run without end.
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, WatchCommand.self, CheckCommand.self, ExplainCommand.self,
      ReferenceCommand.self,
    ],
    defaultSubcommand: RenderCommand.self
  )
}

extension DiptychCommand {
  /// The command that a misspelt one means; `nil` if the word may be a scene's name.
  ///
  /// - Parameter word: What stands where a command may stand.
  /// - Returns: The name that is near enough to be meant.
  static func name(meantBy word: String) -> String? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(word), access(word, F_OK) != 0 else { return nil }
    return nearestName(to: word, among: names)
  }
}
