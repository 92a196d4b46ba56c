internal import ArgumentParser
internal import FileWatching

/// The path of a scene or a folder as typed on the command line; `-` is standard input.
struct ScenePath: ExpressibleByArgument {
  let path: FilePath

  init(_ path: FilePath) {
    self.path = path
  }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    path = Self.typed(as: argument)
  }

  var isStandardInput: Bool { path == "-" }

  /// The bytes that were typed, which need not be UTF-8: of the arguments, the first that reads so.
  private static func typed(as argument: String) -> FilePath {
    for index in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[index], String(cString: word) == argument else {
        continue
      }
      var bytes: [UInt8] = []
      while word[bytes.count] != 0 { bytes.append(UInt8(bitPattern: word[bytes.count])) }
      return FilePath(bytes: bytes)
    }
    return FilePath(argument)
  }
}

extension [ScenePath] {
  /// - Throws: `ValidationError` if standard input would have to be read twice.
  func validateStandardInput() throws {
    if count(where: \.isStandardInput) > 1 {
      throw ValidationError("standard input can be read once; name '-' once")
    }
  }
}
