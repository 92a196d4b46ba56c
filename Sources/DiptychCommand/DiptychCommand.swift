internal import ArgumentParser

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
