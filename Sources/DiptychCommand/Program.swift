internal import ArgumentParser
internal import PreviewPipeline
internal import TerminalIO

@main enum Program {
  static func main() {
    // A scene that exhausts its stack must not take the terminal with it.
    PreviewPipeline.prepareThreads { AlternateSignalStack.coverCurrentThread() }
    // Most runs lay something out; the command line is read meanwhile.
    PreviewPipeline.warmUp()
    // Who types the bare name wants to know what there is.
    let arguments = CommandLine.arguments.dropFirst()
    DiptychCommand.main(arguments.isEmpty ? ["--help"] : Array(arguments))
  }
}
