internal import ArgumentParser
internal import Glibc
internal import PreviewPipeline
internal import TerminalIO

@main enum Program {
  static func main() {
    // A scene that exhausts its stack must not take the terminal with it.
    PreviewPipeline.prepareThreads { AlternateSignalStack.coverCurrentThread() }
    let words = Array(CommandLine.arguments.dropFirst())
    if let run = RenderRun(plain: words) {
      exit(run.succeeds() ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    if let word = words.first, let name = DiptychCommand.name(meantBy: word) {
      let charset = CharsetChoice.auto.charset(in: TerminalEnvironment.current)
      Complaint(charset: charset, usesColors: false)
        .write("'\(word)' is neither a command nor a file; did you mean 'diptych \(name)'?")
      exit(EX_USAGE)
    }
    // Most runs lay something out; the command line is read meanwhile.
    PreviewPipeline.warmUp()
    // Who types the bare name wants to know what there is.
    run(words.isEmpty ? ["--help"] : words)
  }

  /// Runs the command that the words ask for; what is wrong with them is told without obeying them.
  private static func run(_ words: [String]) {
    do {
      var command = try DiptychCommand.parseAsRoot(words)
      try command.run()
    } catch {
      let code = DiptychCommand.exitCode(for: error)
      guard code == .validationFailure else { DiptychCommand.exit(withError: error) }
      let charset = CharsetChoice.auto.charset(in: TerminalEnvironment.current)
      Complaint(charset: charset, usesColors: false)
        .write(usage: DiptychCommand.fullMessage(for: error))
      exit(code.rawValue)
    }
  }
}
