/// What came of reading a file once.
package enum FileReading: Equatable, Sendable {
  case contents(FileContents)
  case missing
  case failed(FileProblem)
}

/// The bytes of a file, and what is known about the moment they were read.
package struct FileContents: Equatable, Sendable {
  package let bytes: [UInt8]
  let stamp: FileStamp
  /// How long before the reading the file was last written; nil when that cannot be told.
  let age: Duration?
  /// Whether the file changed, or its name came to stand for another one, while it was read.
  let isTorn: Bool
}

/// What a look at a file told without reading it.
enum FileGlimpse: Equatable, Sendable {
  case present(FileStamp)
  case missing
  case failed(FileProblem)
}
