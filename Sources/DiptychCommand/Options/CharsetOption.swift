internal import ArgumentParser

/// The characters of the output.
struct CharsetOption: ParsableArguments {
  @Option(name: .customLong("charset"), help: "The characters to write; auto asks the locale.")
  var choice = PictureChoice.standard.charset
}
