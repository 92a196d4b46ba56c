internal import ArgumentParser
internal import Glibc
internal import SceneLanguage
internal import TerminalIO

/// Lists what scenes may use.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "List every view, modifier, type, and function that scenes may use.",
    discussion: """
      The list is read off the table that scenes are checked with, so it says what this version \
      can do. A name shows only what has it: 'diptych reference padding'.
      """
  )

  @Argument(
    help: ArgumentHelp("A type, modifier, or function, such as padding.", valueName: "name")
  )
  var name: String?

  @Option(help: "Text, or data as JSON.")
  var format = ReferenceFormat.text

  func run() throws {
    let charset = CharsetChoice.auto.charset(in: TerminalEnvironment.current)
    let complaint = Complaint(charset: charset, usesColors: false)
    var reference = SceneReference.standard
    if let name {
      let part = reference.about(name)
      if part.chapters.isEmpty {
        let near = reference.nearestName(to: name).map { "did you mean '\($0)'?" }
        complaint.write(
          "scenes have nothing named '\(name)'; "
            + (near ?? "'diptych reference' lists all that they have")
        )
        throw ExitCode.failure
      }
      reference = part
    }
    let text = format == .text ? reference.text : "\(reference.json)\n"
    do throws(OutputProblem) {
      try OutputFile.write(Array(text.utf8), to: nil)
    } catch {
      complaint.write("\(error)")
      throw ExitCode.failure
    }
  }
}

/// How the reference is written.
enum ReferenceFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
