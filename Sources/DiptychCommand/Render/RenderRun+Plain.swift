extension RenderRun {
  /// The run that a command line without options asks for: `diptych render Card.swift`.
  ///
  /// The parser of the command line looks every option up by reflection, which takes longer than
  /// all the rest of such a run. There is none where a word is anything but the name of a Swift file.
  ///
  /// - Parameter words: The command line without the program's name.
  init?(plain words: [String]) {
    let names = words.first == "render" ? words.dropFirst() : words[...]
    let files = names.compactMap { name in
      name.hasPrefix("-") || !name.hasSuffix(".swift") ? nil : ScenePath(argument: name)
    }
    guard !files.isEmpty, files.count == names.count else { return nil }
    self.init(files: files)
  }
}
