internal import ArgumentParser

/// Where pictures and data are written.
struct OutputOption: ParsableArguments {
  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var file: String?

  func validate() throws {
    if file == "" {
      throw ValidationError("--output wants the name of a file, such as picture.txt")
    }
  }
}
