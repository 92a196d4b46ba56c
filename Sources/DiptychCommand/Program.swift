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
    DiptychCommand.main(words.isEmpty ? ["--help"] : words)
  }
}
