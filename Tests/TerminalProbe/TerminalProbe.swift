internal import CellRendering
internal import Dispatch
internal import Glibc
internal import TerminalIO

/// A program that takes the terminal, says what happens, and ends in the way its argument tells.
@main
enum TerminalProbe {
  static func main() throws {
    let display = ProbeDisplay(deed: CommandLine.arguments.dropFirst().first ?? "wait")
    try display.run()
  }
}
